/** Whether the finished game on this screen was played with a coach: its replay is marked as the table was. */

import { getContext, setContext } from "svelte";

const KEY = Symbol("practice");

export const markPractice = (coach: boolean): boolean => setContext(KEY, coach);
export const wasPractice = (): boolean => getContext<boolean | undefined>(KEY) ?? false;
