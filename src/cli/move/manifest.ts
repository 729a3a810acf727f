import { lineOf } from "./mention.js";
import { FAMILY, NEW, OLD } from "./names.js";
import type { Note, Rewritten } from "./rewritten.js";

const SECTIONS = [
  "dependencies",
  "devDependencies",
  "peerDependencies",
  "optionalDependencies",
] as const;

/**
 * Replaces the old package with the kit in the dependency sections of a package.json, and removes
 * packages that no file imports any more. Keeps the file's formatting and order.
 */
export function rewriteManifest(
  text: string,
  version: string,
  unused: readonly string[] = [],
): Rewritten {
  let result = text;
  const changes: { line: number; to: readonly string[] }[] = [];
  for (const section of SECTIONS) {
    const note = (name: string, to: string) =>
      changes.push({
        line: lineOf(text, text.indexOf(`"${name}"`, text.indexOf(`"${section}"`))),
        to: [to],
      });
    result = result.replace(
      new RegExp(`("${section}"\\s*:\\s*\\{)([^{}]*)\\}`),
      (_, head: string, body: string) => {
        let moved = body;
        const old = [OLD.kit, OLD.renamedKit].find((name) => body.includes(`"${name}"`));
        if (old !== undefined && !body.includes(`"${NEW}"`)) {
          moved = moved.replace(
            new RegExp(`"${old}"(\\s*:\\s*)"[^"]*"`),
            (__, colon: string) => `"${NEW}"${colon}"^${version}"`,
          );
          if (moved !== body) note(old, `${NEW}@^${version}`);
        }
        for (const name of unused) {
          const without = withoutEntry(moved, name);
          if (without !== moved) note(name, `without ${name}`);
          moved = without;
        }
        return `${head}${moved}}`;
      },
    );
  }
  const { name: own } = JSON.parse(result) as { name?: unknown };
  const left = [...result.matchAll(new RegExp(`${FAMILY}[\\w-]+`, "g"))]
    .filter(({ 0: name }) => name !== own)
    .map(({ index, 0: name }) => ({
      line: lineOf(result, index),
      words: UNNEEDED.includes(name)
        ? `${name} is no longer needed once no file imports it: remove it.`
        : `${name} is named here, and the command does not know what for.`,
    }));
  return { text: result, changes, notes: [...left, ...commandNotes(result)] };
}

/** Removes an entry of a section, with its comma. */
function withoutEntry(body: string, name: string): string {
  const entry = `\\s*"${name}"\\s*:\\s*"[^"]*"`;
  return body.replace(new RegExp(`${entry}\\s*,|,${entry}|${entry}`), "");
}

/** Packages that an app has beside the kit. */
const UNNEEDED: readonly string[] = [
  OLD.kit,
  OLD.shared,
  OLD.renamedKit,
  OLD.renamedShared,
  "@stackframe/stack-cli",
  "@hexclave/cli",
];

/** Scripts that run the old package's command, such as `hexclave dev`. */
function commandNotes(text: string): Note[] {
  const { scripts } = JSON.parse(text) as { scripts?: Readonly<Record<string, unknown>> };
  return Object.entries(scripts ?? {}).flatMap(([name, script]) =>
    typeof script === "string" && /(?:^|[\s;&|])hexclave(?:\s|$)/.test(script)
      ? [
          {
            line: lineOf(text, text.indexOf(`"${name}"`, text.indexOf('"scripts"'))),
            words:
              `The script ${name} runs the hexclave command. For a service of your own run ` +
              "npx @stackkit/service.",
          },
        ]
      : [],
  );
}
