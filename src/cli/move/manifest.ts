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
        const old = [OLD.kit, OLD.renamedKit].find((name) => body.includes(`"${name}"`));
        if (old === undefined) return whole;
        const moved = body.replace(
          new RegExp(`"${old}"(\\s*:\\s*)"[^"]*"`),
          (_, colon: string) => `"${NEW}"${colon}"^${version}"`,
        );
        if (moved !== body)
          changes.push({
            line: lineOf(text, text.indexOf(`"${old}"`, text.indexOf(`"${section}"`))),
            to: [`${NEW}@^${version}`],
          });
        return `${head}${moved}}`;
      },
    );
  }
  JSON.parse(result);
  const left = [...result.matchAll(new RegExp(`${FAMILY}[\\w-]+`, "g"))].map(
    ({ index, 0: name }) => ({
      line: lineOf(result, index),
      words: UNNEEDED.includes(name)
        ? `${name} is no longer needed once no file imports it: remove it.`
        : `${name} is named here, and the command does not know what for.`,
    }),
  );
  return { text: result, changes, notes: [...left, ...commandNotes(result)] };
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
