import { isInRange, lowestIn } from "../version-range.js";
import { lineOf } from "./mention.js";
import { NEW } from "./names.js";
import type { Rewritten } from "./rewritten.js";

/** A dependency that the kit does not support at the version that a package.json names. */
export interface OutdatedDependency {
  readonly name: string;
  /** As package.json has it. */
  readonly declared: string;
  /** The oldest supported version that keeps the app's major version, or else the next one. */
  readonly wanted: string;
}

/** Packages that have the version of another. */
const COMPANIONS: Readonly<Record<string, string>> = {
  "eslint-config-next": "next",
  "@types/react": "react",
  "@types/react-dom": "react-dom",
};

/**
 * Finds the dependencies of a package.json that are older than `supported`. Ignores tags,
 * workspaces and addresses, which name no version.
 */
export function findOutdated(
  text: string,
  supported: Readonly<Record<string, string>>,
): OutdatedDependency[] {
  const manifest = JSON.parse(text) as Record<string, Readonly<Record<string, unknown>>>;
  const declared = { ...manifest.devDependencies, ...manifest.dependencies };
  const outdated = (name: string, range: string): OutdatedDependency[] => {
    const written = declared[name];
    const lowest = typeof written === "string" ? lowestIn(written) : undefined;
    if (typeof written !== "string" || lowest === undefined || isInRange(lowest, range)) return [];
    return [{ name, declared: written, wanted: `^${oldestSupported(lowest, range)}` }];
  };
  const main = Object.entries(supported).flatMap(([name, range]) => outdated(name, range));
  const companions = Object.entries(COMPANIONS).flatMap(([name, of]) =>
    main.some((dependency) => dependency.name === of) ? outdated(name, supported[of] ?? "") : [],
  );
  return [...main, ...companions];
}

function oldestSupported(version: string, range: string): string {
  const bounds = range.split("||").map((part) => lowestIn(part) ?? "");
  const major = Number.parseInt(version, 10);
  return bounds.find((bound) => Number.parseInt(bound, 10) >= major) ?? (bounds.at(-1) as string);
}

/** What to do about outdated dependencies, for a person. */
export const describeOutdated = (
  path: string,
  outdated: readonly OutdatedDependency[],
  supported: Readonly<Record<string, string>>,
): string =>
  `${path} has ${outdated.map(({ name, declared }) => `${name} ${declared}`).join(", ")}, and ${NEW} needs ${Object.entries(
    supported,
  )
    .map(([name, range]) => `${name} ${range}`)
    .join(
      ", ",
    )}. Upgrade first, for example with npx @next/codemod upgrade, or let this command write the versions: --bump.`;

/** Writes the wanted versions into a package.json. */
export function bumpVersions(text: string, outdated: readonly OutdatedDependency[]): Rewritten {
  let result = text;
  const changes = outdated.flatMap(({ name, declared, wanted }) => {
    const entry = new RegExp(
      `("${name}"\\s*:\\s*)${JSON.stringify(declared).replace(SPECIAL, "\\$&")}`,
    );
    const found = entry.exec(result);
    if (found === null) return [];
    result = result.replace(entry, `$1"${wanted}"`);
    return [{ line: lineOf(result, found.index), to: [`${name}@${wanted}`] }];
  });
  return { text: result, changes, notes: [] };
}

const SPECIAL = /[.*+?^$|()[\]{}\\]/g;
