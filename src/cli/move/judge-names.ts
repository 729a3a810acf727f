import type { Clause, Specifier } from "./clause.js";
import type { Mention } from "./mention.js";
import { entryPointOf, NEW, nameInKit, type OldPackage } from "./names.js";
import { noteRenamed, replaced, type Verdict } from "./verdict.js";

/** Rewrites an import or re-export of names, as one statement per entry point. */
export function judgeNames(text: string, mention: Mention, clause: Clause): Verdict {
  const groups = new Map<string, string[]>();
  for (const specifier of clause.specifiers) {
    const { name, isType } = specifier;
    const entryPoint = entryPointOf(mention.from, name, clause.isType || isType);
    if (entryPoint === undefined) return { words: `${name} is not a name of the kit.` };
    groups.set(entryPoint, [
      ...(groups.get(entryPoint) ?? []),
      renamedSpecifier(text, mention.from, specifier),
    ]);
  }
  const [first = NEW, ...others] = groups.keys();
  return others.length === 0
    ? replaceNames(text, mention, clause, first)
    : splitStatement(text, mention, clause, groups);
}

/** One statement per entry point, with the indent and line ends of the original. */
function splitStatement(
  text: string,
  mention: Mention,
  { keyword, start, isType, hasComments }: Clause,
  groups: ReadonlyMap<string, readonly string[]>,
): Verdict {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  // A byte order mark is not indentation.
  const indent = text.slice(lineStart, start).replace("\uFEFF", "");
  const rest = text.slice(mention.end);
  if (hasComments || !/^\s*$/.test(indent) || /^\s*(?:with|assert)\s*\{/.test(rest))
    return {
      words:
        `It needs ${groups.size} imports instead of one: ` +
        `${[...groups].map(([entryPoint, names]) => `${names.join(", ")} from ${entryPoint}`).join("; ")}.`,
    };
  const end = /^[ \t]*;/.test(rest) ? ";" : "";
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  const statements = [...groups].map(
    ([entryPoint, names]) =>
      `${keyword}${isType ? " type" : ""} { ${names.join(", ")} } from ` +
      `${mention.quote}${entryPoint}${mention.quote}`,
  );
  return {
    start,
    end: mention.end,
    with: statements.join(end + newline + indent),
    entryPoints: [...groups.keys()],
  };
}

/** Imports the kit's name under the name that the file uses. */
function renamedSpecifier(text: string, from: OldPackage, specifier: Specifier): string {
  const { name, start, end, nameEnd, hasAlias } = specifier;
  const known = nameInKit(from, name) ?? name;
  const before = text.slice(start, nameEnd - name.length);
  const after = known === name || hasAlias ? text.slice(nameEnd, end) : ` as ${name}`;
  return (before + known + after).replace(/\s+/g, " ");
}

/** Replaces the package's name, and names that the kit has under another name. */
function replaceNames(
  text: string,
  mention: Mention,
  { start, specifiers, hasComments }: Clause,
  entryPoint: string,
): Verdict {
  const renamed = specifiers.filter(({ name }) => nameInKit(mention.from, name) !== name);
  if (renamed.length === 0) return replaced(mention, entryPoint);
  if (hasComments)
    return (
      noteRenamed(mention.from, text.slice(start, mention.start)) ?? {
        words: "A name has changed here.",
      }
    );
  let statement = text.slice(start, mention.start);
  for (const specifier of renamed.toReversed())
    statement =
      statement.slice(0, specifier.start - start) +
      renamedSpecifier(text, mention.from, specifier) +
      statement.slice(specifier.end - start);
  return {
    start,
    end: mention.end,
    with: statement + mention.quote + entryPoint + mention.quote,
    entryPoints: [entryPoint],
  };
}
