"""`python -m astrodrome` is the command line."""

from astrodrome.cli.main import main

raise SystemExit(main())
