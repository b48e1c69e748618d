/** Starts the page. */

import { mount } from "svelte";
import App from "./App.svelte";
import { lang } from "./lib/i18n/index.ts";
import { fetchCode } from "./lib/net/code.ts";
import "./lib/theme/fonts.css";
import "./lib/theme/tokens.css";
import "./games/tokens.ts";
import "./lib/theme/base.css";
import "./lib/theme/forced.css";

const target = document.getElementById("app");
if (!target) throw new Error("index.html was expected to hold an element with the id app");

void fetchCode(() => lang.ready()).then(() => mount(App, { target }));
