import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** A code block of a guide. */
export interface Sample {
  /** The guide, from the repository's folder. */
  readonly guide: string;
  /** The line of its first line in the guide. */
  readonly line: number;
  /** The file that it is, from the app's folder; undefined if it names none. */
  readonly path: string | undefined;
  /** Whether it is a part of a file of an app that is built and tested. */
  readonly isPart: boolean;
  readonly code: string;
}

/** Code of another package is marked as "tsx before", and not compiled. */
const FENCE = /^```(?:tsx?|jsx?)(?: title="([^"]+)")?\n([\s\S]*?)^```/gm;
const COMMENT = /^\/\/ (\S+\.\w+)\n/;

export const GUIDES = [
  "README.md",
  ...readdirSync(join(ROOT, "docs/guide"))
    .toSorted()
    .map((name) => `docs/guide/${name}`),
];

export const textOf = (guide: string): string => readFileSync(join(ROOT, guide), "utf8");

/** Every block of TypeScript or JavaScript in a guide. */
export function samplesIn(guide: string): Sample[] {
  const text = textOf(guide);
  return [...text.matchAll(FENCE)].map(({ 1: title, 2: code = "", index }) => ({
    guide,
    line: text.slice(0, index).split("\n").length + 1,
    path: title ?? COMMENT.exec(code)?.[1],
    isPart: title !== undefined,
    code,
  }));
}
