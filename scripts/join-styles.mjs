import { readFileSync } from "node:fs";

const source = new URL("../src/", import.meta.url);
const IMPORT = /^@import "\.\/(.+)";$/gm;

/** The one style sheet that apps import: `src/styles.css` with the text of each file that it names, in that order. */
export const joinStyles = () =>
  readFileSync(new URL("styles.css", source), "utf8").replace(IMPORT, (_line, path) =>
    readFileSync(new URL(path, source), "utf8"),
  );
