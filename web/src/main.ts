/** Starts the page. */

import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/theme/fonts.css";
import "./lib/theme/tokens.css";
import "./games/tokens.ts";
import "./lib/theme/base.css";

const target = document.getElementById("app");
if (!target) throw new Error("index.html was expected to hold an element with the id app");

mount(App, { target });
