/** The colours of every game: `tokens.css` in its folder, loaded with the page. */

import.meta.glob("./*/tokens.css", { eager: true });
