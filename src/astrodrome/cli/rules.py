"""`astrodrome rules`: the catalogues on a terminal."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from astrodrome.cli.errors import DONE, BadArguments
from astrodrome.kernel.catalogue import BadCatalogue, Catalogue, folder, load, names
from astrodrome.kernel.words import LANGUAGES


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("game", nargs="?", metavar="GAME")
    parser.add_argument("id", nargs="?", metavar="ID", help="one rule line, such as MR-040")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")


def run(args: Namespace) -> int:
    """Print the names of the catalogues, one catalogue, or one line."""
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
