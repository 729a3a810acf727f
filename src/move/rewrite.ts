import { type Clause, readClause, readPattern } from "./clause.js";
import { codeBefore, endOfCall, lineOf, type Mention, mentionsIn } from "./mention.js";
import { commonDoor, doorNamesIn, doorOf, NEW, type OldPackage } from "./names.js";

/** A place that needs a manual check. Lines are counted from 1, in the original file. */
export interface Note {
  readonly line: number;
  readonly words: string;
}

export interface Rewritten {
  readonly text: string;
  /** Each change, by line. */
  readonly changes: readonly { readonly line: number; readonly to: readonly string[] }[];
  readonly notes: readonly Note[];
}

/** The result for one mention: a replacement or a note. */
type Verdict =
  | {
      readonly start: number;
      readonly end: number;
      readonly with: string;
      readonly doors: readonly string[];
    }
  | { readonly words: string };

const MOCKS =
  /\b(?:vi|jest)\s*\.\s*(?:mock|doMock|unmock|dontMock|doUnmock|setMock)\s*(?:<[^()]*>)?\s*\($/;
const ACTUAL =
  /\b(?:importActual|requireActual|importMock|requireMock)\s*(?:<[\s\S]{0,200}?>)?\s*\($/;
const DYNAMIC = /(?<![\w$.])(?:import|require|require\s*\.\s*resolve)\s*\($/;

/** Rewrites one source file. Uncertain places are unchanged and get a note. */
export function rewriteSource(text: string): Rewritten {
  const mentions = mentionsIn(text);
  const mocks = mentions.filter(({ start }) => MOCKS.test(codeBefore(text, start)));
  const ranges = mocks.map((mock) => ({
    mock,
    from: mock.start,
    to: endOfCall(text, text.lastIndexOf("(", mock.start)) ?? mock.end,
  }));
  const judged = mentions.map((mention) => {
    const inside = ranges.find(({ from, to }) => mention.start >= from && mention.end <= to);
    return { mention, verdict: inside ? mocked(text, mention, inside) : judge(text, mention) };
  });
  let result = text;
  for (const { verdict } of judged.toReversed())
    if ("with" in verdict)
      result = result.slice(0, verdict.start) + verdict.with + result.slice(verdict.end);
  return {
    text: result,
    changes: judged.flatMap(({ mention, verdict }) =>
      "with" in verdict ? [{ line: lineOf(text, mention.start), to: verdict.doors }] : [],
    ),
    notes: [
      ...judged.flatMap(({ mention, verdict }) =>
        "words" in verdict ? [{ line: lineOf(text, mention.start), words: verdict.words }] : [],
      ),
      ...otherMentions(text),
    ],
  };
}

const replaced = ({ quote, start, end }: Mention, door: string): Verdict => ({
  start,
  end,
  with: quote + door + quote,
  doors: [door],
});

const severalDoors = (names: readonly string[]): Verdict => ({
  words: `${names.join(", ")} ${names.length === 1 ? "is not a name of the kit" : "do not all stand at one door of the kit"}. Write it anew, one door at a time.`,
});

function judge(text: string, mention: Mention): Verdict {
  const before = codeBefore(text, mention.start);
  if (/(?<![\w$.])import$/.test(before)) return replaced(mention, NEW);
  if (/(?<![\w$.])from$/.test(before))
    return judgeStatement(text, mention, before.slice(0, -"from".length));
  if (DYNAMIC.test(before) || ACTUAL.test(before)) return judgeCall(text, mention, before);
  return {
    words: "The name of the old package stands here in a way that this command does not know.",
  };
}

/** The keyword of the statement: the nearest one before its `from`. */
function keywordBefore(
  before: string,
): { readonly at: number; readonly word: "import" | "export" } | undefined {
  const found = [...before.slice(-5000).matchAll(/(?<![\w$.])(import|export)(?![\w$])/g)].at(-1);
  return (
    found && {
      at: Math.max(0, before.length - 5000) + found.index,
      word: found[1] as "import" | "export",
    }
  );
}

function judgeStatement(text: string, mention: Mention, before: string): Verdict {
  const keyword = keywordBefore(before);
  const clauseText = keyword && before.slice(keyword.at + keyword.word.length);
  if (clauseText?.trim() === "*")
    return {
      words: `It hands on everything. The kit has several doors: name what is meant, each from its own.`,
    };
  const clause = clauseText === undefined ? undefined : readClause(clauseText);
  if (!keyword || !clause)
    return { words: "It imports more than names in braces, and there is no default export." };
  if (clause.namespace !== undefined)
    return keyword.word === "export"
      ? {
          words:
            "It hands on everything under one name. Name what is meant, each from its own door.",
        }
      : judgeNamespace(text, mention, clause);
  return judgeNames(text, mention, keyword, clause);
}

function judgeNamespace(
  text: string,
  mention: Mention,
  { namespace = "", isType }: Pick<Clause, "namespace" | "isType">,
): Verdict {
  const escaped = namespace.replaceAll("$", "\\$");
  const used = [
    ...text.matchAll(new RegExp(`(?<![\\w$.])${escaped}\\s*\\.\\s*([\\w$]+)`, "g")),
  ].map(([, name]) => name as string);
  const all = [...text.matchAll(new RegExp(`(?<![\\w$.])${escaped}(?![\\w$])`, "g"))].length;
  const door = commonDoor(mention.from, used, isType);
  if (door === undefined || all !== used.length + 1)
    return {
      words: `${namespace} holds the whole package. Import the names that are meant, each from its own door.`,
    };
  return replaced(mention, door);
}

function judgeNames(
  text: string,
  mention: Mention,
  keyword: { readonly at: number; readonly word: string },
  clause: Clause,
): Verdict {
  const specifiers = clause.specifiers ?? [];
  const groups = new Map<string, string[]>();
  for (const { name, isType, text: words } of specifiers) {
    const door = doorOf(mention.from, name, clause.isType || isType);
    if (door === undefined) return { words: `${name} is not a name of the kit.` };
    groups.set(door, [...(groups.get(door) ?? []), words]);
  }
  if (groups.size < 2) return replaced(mention, [...groups.keys()][0] ?? NEW);
  const lineStart = text.lastIndexOf("\n", keyword.at - 1) + 1;
  // A byte order mark is not indentation.
  const indent = text.slice(lineStart, keyword.at).replace("\uFEFF", "");
  const rest = text.slice(mention.end);
  if (clause.hasComments || !/^\s*$/.test(indent) || /^\s*(?:with|assert)\s*\{/.test(rest)) {
    return {
      words: `It needs ${groups.size} imports in place of one: ${[...groups].map(([door, names]) => `${names.join(", ")} from ${door}`).join("; ")}.`,
    };
  }
  const end = /^[ \t]*;/.test(rest) ? ";" : "";
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  const statements = [...groups].map(
    ([door, names]) =>
      `${keyword.word}${clause.isType ? " type" : ""} { ${names.join(", ")} } from ${mention.quote}${door}${mention.quote}`,
  );
  return {
    start: keyword.at,
    end: mention.end,
    with: statements.join(end + newline + indent),
    doors: [...groups.keys()],
  };
}

/** `import("…")`, `require("…")` and similar calls. The names taken from the result decide. */
function judgeCall(text: string, mention: Mention, before: string): Verdict {
  const open = before.length - 1;
  const names =
    namesAfter(text.slice(mention.end, mention.end + 2000)) ?? namesBefore(before.slice(0, open));
  if (names === undefined) {
    const variable = /(?:const|let|var)\s+([\w$]+)\s*=\s*(?:await\s+)?(?:import|require)$/.exec(
      before.slice(0, open).trimEnd(),
    )?.[1];
    return variable === undefined
      ? {
          words:
            "It loads the whole package. Load the names that are meant, each from its own door.",
        }
      : judgeNamespace(text, mention, { namespace: variable, isType: false });
  }
  const door = commonDoor(mention.from, names);
  return door === undefined ? severalDoors(names) : replaced(mention, door);
}

function namesAfter(rest: string): string[] | undefined {
  const [, name] = /^\s*,?\s*\)\s*\)?\s*\.\s*([\w$]+)/.exec(rest) ?? [];
  if (name !== undefined && name !== "then") return [name];
  const [, pattern] =
    /^\s*\)\s*\.\s*then\s*\(\s*(?:async\s*)?\(\s*\{([^{}]*)\}\s*\)\s*=>/.exec(rest) ?? [];
  if (pattern !== undefined) return readPattern(pattern);
  const [whole, parameter] =
    /^\s*\)\s*\.\s*then\s*\(\s*(?:async\s*)?\(?\s*([\w$]+)\s*\)?\s*=>/.exec(rest) ?? [];
  if (whole === undefined || parameter === undefined) return undefined;
  const used = /^\s*(?:\(\s*\{\s*default\s*:\s*)?([\w$]+)\s*\.\s*([\w$]+)/.exec(
    rest.slice(whole.length),
  );
  return used?.[1] === parameter && used[2] !== undefined ? [used[2]] : undefined;
}

function namesBefore(before: string): string[] | undefined {
  const [, pattern] =
    /(?:const|let|var)\s*\{([^{}]*)\}\s*=\s*(?:await\s+)?(?:import|require|(?:vi|jest)\s*\.\s*\w+\s*(?:<[\s\S]{0,200}?>)?)\s*$/.exec(
      before.slice(-2000),
    ) ?? [];
  return pattern === undefined ? undefined : readPattern(pattern);
}

/** A mock replaces one entry point, and all its content must belong to the same one. */
function mocked(
  text: string,
  mention: Mention,
  { mock, from, to }: { readonly mock: Mention; readonly from: number; readonly to: number },
): Verdict {
  const inside = text.slice(mock.end, to);
  const hasFactory = /^\s*,/.test(inside);
  const doors = doorNamesIn(text.slice(from, to));
  if (!hasFactory && mention === mock)
    return { words: "It mocks the whole package. Mock the doors that the tested code uses." };
  if (doors.length === 0) return replaced(mention, NEW);
  const only =
    doors.length === 1 && doors[0] !== undefined && !hasOtherNames(mention.from, inside, doors[0])
      ? doorOf(mention.from, doors[0])
      : undefined;
  return only === undefined
    ? {
        words: `The mock makes up ${doors.join(", ")}, which ${doors.length === 1 ? "stands at a door of its own" : "stand at doors of their own"}. Write one mock a door.`,
      }
    : replaced(mention, only);
}

/** Whether a mock factory also defines names of the main entry point, as keys of its result. */
const hasOtherNames = (from: OldPackage, factory: string, own: string): boolean =>
  [...factory.matchAll(/([\w$]+)\s*[:(,}]/g)].some(
    ([, name]) => name !== undefined && name !== own && doorOf(from, name) !== undefined,
  ) || factory.includes("...");

/** Every other mention of the old packages, once per line. */
function otherMentions(text: string): Note[] {
  const known = new Set(mentionsIn(text).map(({ start }) => start + 1));
  const lines = [...text.matchAll(/@stackframe\//g)]
    .filter(({ index }) => !known.has(index))
    .map(({ index }) => lineOf(text, index));
  return [...new Set(lines)].map((line) => ({
    line,
    words: "An old package is named here; the command does not know what for.",
  }));
}
