// What `tsc` leaves behind: the style sheet, and the right to run the command.
import { chmodSync, existsSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { joinStyles } from "./join-styles.mjs";

const RUNNABLE = 0o755;
const root = fileURLToPath(new URL("..", import.meta.url));

writeFileSync(`${root}dist/styles.css`, joinStyles());
// TypeScript 6 asks for the types of a style sheet too, and only Next 16 has some for any.
writeFileSync(`${root}dist/styles.css.d.ts`, "export {};\n");

const command = `${root}dist/move/cli.js`;
if (existsSync(command)) chmodSync(command, RUNNABLE);
