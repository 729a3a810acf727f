import { namesAfter, namesBefore } from "./call-names.js";
import { type Clause, readClause } from "./clause.js";
import { judgeNames } from "./judge-names.js";
import {
  codeBefore,
  endOfCall,
  lineOf,
  type Mention,
  mentionsIn,
  otherMentions,
} from "./mention.js";
import {
  commonEntryPoint,
  entryPointNamesIn,
  entryPointOf,
  NEW,
  type OldPackage,
} from "./names.js";
import { noCommonEntryPoint, noteRenamed, replaced, type Verdict } from "./verdict.js";

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
  const results = mentions.map((mention) => {
    const inside = ranges.find(({ from, to }) => mention.start >= from && mention.end <= to);
    return { mention, verdict: inside ? checkMock(text, mention, inside) : judge(text, mention) };
  });
  let result = text;
  for (const { verdict } of results.toReversed())
    if ("with" in verdict)
      result = result.slice(0, verdict.start) + verdict.with + result.slice(verdict.end);
  return {
    text: result,
    changes: results.flatMap(({ mention, verdict }) =>
      "with" in verdict ? [{ line: lineOf(text, mention.start), to: verdict.entryPoints }] : [],
    ),
    notes: [
      ...results.flatMap(({ mention, verdict }) =>
        "words" in verdict ? [{ line: lineOf(text, mention.start), words: verdict.words }] : [],
      ),
      ...otherMentions(text).map((line) => ({
        line,
        words: "An old package is named here, and the command does not know why.",
      })),
    ],
  };
}

function judge(text: string, mention: Mention): Verdict {
  const before = codeBefore(text, mention.start);
  if (/(?<![\w$.])import$/.test(before)) return replaced(mention, NEW);
  if (/(?<![\w$.])from$/.test(before))
    return judgeStatement(text, mention, before.slice(0, -"from".length));
  if (DYNAMIC.test(before) || ACTUAL.test(before)) return judgeCall(text, mention, before);
  return {
    words: "The old package is named in a form that this command does not recognise.",
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
      words: `It re-exports everything. The kit has several entry points: name each export from its own.`,
    };
  const clause = clauseText === undefined ? undefined : readClause(clauseText);
  if (!keyword || !clause)
    return { words: "It imports more than names in braces, and there is no default export." };
  if (clause.namespace !== undefined)
    return keyword.word === "export"
      ? {
          words:
            "It re-exports everything under one name. Name each export from its own entry point.",
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
  const renamed = noteRenamed(mention.from, used.join(" "));
  if (renamed) return renamed;
  const entryPoint = commonEntryPoint(mention.from, used, isType);
  if (entryPoint === undefined || all !== used.length + 1)
    return {
      words: `${namespace} is the whole package. Import each name from its own entry point.`,
    };
  return replaced(mention, entryPoint);
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
          words: "It loads the whole package. Load each name from its own entry point.",
        }
      : judgeNamespace(text, mention, { namespace: variable, isType: false });
  }
  const entryPoint = commonEntryPoint(mention.from, names);
  const renamed = noteRenamed(mention.from, names.join(" "));
  if (renamed) return renamed;
  return entryPoint === undefined ? noCommonEntryPoint(names) : replaced(mention, entryPoint);
}

/** A mock replaces one entry point, and all its content must belong to the same one. */
function checkMock(
  text: string,
  mention: Mention,
  { mock, from, to }: { readonly mock: Mention; readonly from: number; readonly to: number },
): Verdict {
  const inside = text.slice(mock.end, to);
  const hasFactory = /^\s*,/.test(inside);
  const renamed = noteRenamed(mention.from, text.slice(from, to));
  if (renamed) return renamed;
  const entryPoints = entryPointNamesIn(text.slice(from, to));
  if (!hasFactory && mention === mock)
    return {
      words: "It mocks the whole package. Mock the entry points that the tested code uses.",
    };
  if (entryPoints.length === 0) return replaced(mention, NEW);
  const only =
    entryPoints.length === 1 &&
    entryPoints[0] !== undefined &&
    !hasOtherNames(mention.from, inside, entryPoints[0])
      ? entryPointOf(mention.from, entryPoints[0])
      : undefined;
  return only === undefined
    ? {
        words: `The mock defines ${entryPoints.join(", ")}, which ${entryPoints.length === 1 ? "has a separate entry point" : "have separate entry points"}. Write one mock per entry point.`,
      }
    : replaced(mention, only);
}

/** Whether a mock factory also defines names of the main entry point, as keys of its result. */
const hasOtherNames = (from: OldPackage, factory: string, own: string): boolean =>
  [...factory.matchAll(/([\w$]+)\s*[:(,}]/g)].some(
    ([, name]) => name !== undefined && name !== own && entryPointOf(from, name) !== undefined,
  ) || factory.includes("...");
