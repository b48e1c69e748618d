"""Run the examples in README.md and `docs/` as doctests.

Python's own reader takes the fence that closes a code block for expected output, so fences are blanked first; line
numbers in failures stay those of the page. The examples of one page share their names.
"""

import doctest
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def unfenced(text: str) -> str:
    r"""Blank the fences of code blocks.

    >>> unfenced("a\n```python\n>>> 1\n1\n```\n")
    'a\n\n>>> 1\n1\n\n'
    """
    return "".join("\n" if line.lstrip().startswith("```") else line for line in text.splitlines(keepends=True))


def pages() -> list[Path]:
    """List the pages that may hold examples."""
    return [p for p in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))) if p.is_file()]


def main() -> int:
    """Run every page; print how many examples there were."""
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for page in pages():
        text = page.read_text(encoding="utf-8")
        name = page.relative_to(ROOT).as_posix()
        runner.run(parser.get_doctest(unfenced(text), {"__name__": "__main__"}, name, str(page), 0))
    result = runner.summarize(verbose=False)
    print(f"{result.attempted} examples in {len(pages())} pages, {result.failed} failed")
    return 1 if result.failed else 0


if __name__ == "__main__":
    sys.exit(main())
