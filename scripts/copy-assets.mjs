// What `tsc` leaves behind: style sheets, and the right to run the command.
import { chmodSync, cpSync, existsSync, writeFileSync } from "node:fs";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";

const RUNNABLE = 0o755;
const root = fileURLToPath(new URL("..", import.meta.url));

cpSync(`${root}src`, `${root}dist`, { recursive: true, filter: (source) => [".css", ""].includes(extname(source)) });
// TypeScript 6 asks for the types of a style sheet too, and only Next 16 has some for any.
writeFileSync(`${root}dist/styles.css.d.ts`, "export {};\n");

const command = `${root}dist/move/cli.js`;
if (existsSync(command)) chmodSync(command, RUNNABLE);
