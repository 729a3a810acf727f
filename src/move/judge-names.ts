import type { Clause } from "./clause.js";
import type { Mention } from "./mention.js";
import { entryPointOf, NEW, nameInKit, type OldPackage } from "./names.js";
import { noteRenamed, replaced, type Verdict } from "./verdict.js";

/** Rewrites an import or re-export of names, as one statement per entry point. */
export function judgeNames(
  text: string,
  mention: Mention,
  keyword: { readonly at: number; readonly word: string },
  clause: Clause,
): Verdict {
  const specifiers = clause.specifiers ?? [];
  const groups = new Map<string, string[]>();
  for (const { name, isType, text: words } of specifiers) {
    const entryPoint = entryPointOf(mention.from, name, clause.isType || isType);
    if (entryPoint === undefined) return { words: `${name} is not a name of the kit.` };
    groups.set(entryPoint, [
      ...(groups.get(entryPoint) ?? []),
      renameSpecifier(mention.from, words, name),
    ]);
  }
  if (groups.size < 2)
    return replaceClause(text, mention, keyword, clause, [...groups.keys()][0] ?? NEW);
  const lineStart = text.lastIndexOf("\n", keyword.at - 1) + 1;
  // A byte order mark is not indentation.
  const indent = text.slice(lineStart, keyword.at).replace("\uFEFF", "");
  const rest = text.slice(mention.end);
  if (clause.hasComments || !/^\s*$/.test(indent) || /^\s*(?:with|assert)\s*\{/.test(rest)) {
    return {
      words: `It needs ${groups.size} imports instead of one: ${[...groups].map(([entryPoint, names]) => `${names.join(", ")} from ${entryPoint}`).join("; ")}.`,
    };
  }
  const end = /^[ \t]*;/.test(rest) ? ";" : "";
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  const statements = [...groups].map(
    ([entryPoint, names]) =>
      `${keyword.word}${clause.isType ? " type" : ""} { ${names.join(", ")} } from ${mention.quote}${entryPoint}${mention.quote}`,
  );
  return {
    start: keyword.at,
    end: mention.end,
    with: statements.join(end + newline + indent),
    entryPoints: [...groups.keys()],
  };
}

/** Imports the kit's name under the name that the file uses. */
function renameSpecifier(from: OldPackage, words: string, name: string): string {
  const known = nameInKit(from, name) ?? name;
  if (known === name) return words;
  return / as /.test(words)
    ? words.replace(name, known)
    : words.replace(name, `${known} as ${name}`);
}

/** Replaces the package's name, and names that the kit has under another name. */
function replaceClause(
  text: string,
  mention: Mention,
  keyword: { readonly at: number },
  { specifiers = [], hasComments }: Clause,
  entryPoint: string,
): Verdict {
  const renamed = specifiers.filter(({ name }) => nameInKit(mention.from, name) !== name);
  if (renamed.length === 0) return replaced(mention, entryPoint);
  const statement = text.slice(keyword.at, mention.start);
  if (hasComments)
    return noteRenamed(mention.from, statement) ?? { words: "A name has changed here." };
  let changed = statement;
  for (const { name } of renamed)
    changed = changed.replace(
      new RegExp(`([{,]\\s*(?:type\\s+)?)(${name})(?![\\w$])(\\s+as\\s)?`),
      (_, head: string, old: string, alias: string | undefined) =>
        `${head}${nameInKit(mention.from, old)}${alias ?? ` as ${old}`}`,
    );
  return {
    start: keyword.at,
    end: mention.end,
    with: changed + mention.quote + entryPoint + mention.quote,
    entryPoints: [entryPoint],
  };
}
