import { readFileSync } from "node:fs";

const source = new URL("../src/", import.meta.url);
const IMPORT = /^@import "\.\/(.+)";$/gm;

/** Builds the style sheet that apps import: `src/styles.css` with its imports inlined in order. */
export const joinStyles = () =>
  readFileSync(new URL("styles.css", source), "utf8").replace(IMPORT, (_line, path) =>
    readFileSync(new URL(path, source), "utf8"),
  );
