import { lineOf } from "./mention.js";
import { NEW, OLD } from "./names.js";
import type { Rewritten } from "./rewrite.js";

const SECTIONS = [
  "dependencies",
  "devDependencies",
  "peerDependencies",
  "optionalDependencies",
] as const;

/**
 * Replaces the old package with the kit in the dependency sections of a package.json. Keeps the
 * file's formatting and order.
 */
export function rewriteManifest(text: string, version: string): Rewritten {
  let result = text;
  const changes: { line: number; to: readonly string[] }[] = [];
  for (const section of SECTIONS) {
    result = result.replace(
      new RegExp(`("${section}"\\s*:\\s*\\{)([^{}]*)\\}`),
      (whole, head: string, body: string) => {
        if (body.includes(`"${NEW}"`)) return whole;
        const moved = body.replace(
          new RegExp(`"${OLD.kit}"(\\s*:\\s*)"[^"]*"`),
          (_, colon: string) => `"${NEW}"${colon}"^${version}"`,
        );
        if (moved !== body)
          changes.push({
            line: lineOf(text, text.indexOf(`"${OLD.kit}"`, text.indexOf(`"${section}"`))),
            to: [`${NEW}@^${version}`],
          });
        return `${head}${moved}}`;
      },
    );
  }
  JSON.parse(result);
  const left = [...result.matchAll(/@stackframe\/[\w-]+/g)].map(({ index, 0: name }) => ({
    line: lineOf(result, index),
    words:
      name === OLD.shared
        ? `${name} is no longer needed once no file imports it: remove it.`
        : `${name} is named here; the command does not know what for.`,
  }));
  return { text: result, changes, notes: left };
}
