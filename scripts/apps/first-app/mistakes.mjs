import assert from "node:assert/strict";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { MISTAKES } from "./mistakes/list.mjs";

/** @import { Running } from "./mistakes/list.mjs" */

const ANSWER_MILLIS = 60_000;

/** The text of a page, without the tags and entities that the reader does not see. @param {string} html */
const textOf = (html) =>
  html
    .replaceAll(/\\+"/g, '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

/**
 * Makes each mistake in an app made by `init` whose user has signed up, and reads about it.
 * @param {string} app its folder
 * @param {(variables?: Readonly<Record<string, string>>) => Promise<Running>} startDev
 * @param {(line: string) => void} say
 */
export async function makeMistakes(app, startDev, say) {
  for (const mistake of MISTAKES) {
    const { name, files = {}, removed, variables, prepare, begin, path, words } = mistake;
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(app, file)), { recursive: true });
      writeFileSync(join(app, file), text);
    }
    const aside = join(app, "removed");
    if (removed) renameSync(join(app, removed), aside);
    const undo = prepare?.(app);
    const { origin, said, stop } = await startDev(variables);
    try {
      const query = (await begin?.(origin, app)) ?? "";
      const response = await fetch(origin + path + query, {
        headers: { accept: "text/html" },
        signal: AbortSignal.timeout(ANSWER_MILLIS),
      });
      const read = `${textOf(await response.text())}\n${said()}`;
      const found = words.exec(read)?.[0];
      assert.ok(found, `${name} says: ${said()}`);
      // A wall of errors of the bundler hides the one that matters.
      assert.ok((said().match(/Module not found/g) ?? []).length < 2, `${name}: ${said()}`);
      say(`           ${name}: ${found.replaceAll(/\s+/g, " ").slice(0, 100)}`);
    } finally {
      await stop();
      undo?.();
      if (removed) renameSync(aside, join(app, removed));
      for (const file of Object.keys(files)) rmSync(dirname(join(app, file)), { recursive: true });
    }
  }
}
