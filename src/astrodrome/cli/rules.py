"""`astrodrome rules`: print the catalogues of rules."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from astrodrome.cli.errors import DONE, BadArguments
from astrodrome.kernel.catalogue import BadCatalogue, Catalogue, folder, load, names
from astrodrome.kernel.languages import LANGUAGES


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="the name of a catalogue (default: list them)")
    parser.add_argument("id", nargs="?", metavar="ID", help="a single rule, such as MR-040")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="the language (default: %(default)s)")


def run(args: Namespace) -> int:
    """Print the names of the catalogues, a catalogue, or a line of it."""
    place = folder()
    if args.game is None:
        print("\n".join(names(place)))
        return DONE
    wanted = names(place, args.game)
    if not wanted:
        raise BadArguments(f"no rules of {args.game!r:.40}; expected one of {', '.join(names(place))}")
    try:
        pages = [load(place, name, args.lang) for name in wanted]
    except BadCatalogue as error:
        raise BadArguments(str(error)) from None
    if args.id is None:
        print("\n\n".join([_whole(page) for page in pages]))
        return DONE
    for page in pages:
        entry = page.entry(args.id.upper())
        if entry is not None:
            print(f"{entry.id}  {entry.text}")
            return DONE
    raise BadArguments(f"{args.game} has no rule {args.id!r:.20}; `astrodrome rules {args.game}` lists them")


def _whole(page: Catalogue) -> str:
    parts = [page.title]
    for chapter in page.chapters:
        parts += ["", f"{chapter.number}. {chapter.title}", chapter.intro, ""]
        parts += [f"{line.id}  {line.text}" for line in chapter.lines]
    for head, entries in ((page.examples_head, page.examples), (page.points_head, page.points)):
        parts += ["", head.title, head.intro, "", *[f"{entry.id}  {entry.text}" for entry in entries]]
    return "\n".join(parts)
