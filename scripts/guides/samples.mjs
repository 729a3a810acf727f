import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../demo/paths.mjs";

/**
 * A code block of a guide.
 * @typedef {object} Sample
 * @property {string} guide the guide, from the repository's folder
 * @property {number} line the line of its first line in the guide
 * @property {string | undefined} path the file that it is, from the app's folder; undefined if it names none
 * @property {boolean} isPart whether it is a part of a file of an app that is built and tested
 * @property {string} code
 */

/** Code of another package is marked as "tsx before", and not compiled. */
const FENCE = /^```(?:tsx?|jsx?)(?: title="([^"]+)")?\n([\s\S]*?)^```/gm;
const COMMENT = /^\/\/ (\S+\.\w+)\n/;

export const GUIDES = [
  "README.md",
  ...readdirSync(join(ROOT, "docs/guide"))
    .sort()
    .map((name) => `docs/guide/${name}`),
];

/** @param {string} guide */
export const textOf = (guide) => readFileSync(join(ROOT, guide), "utf8");

/** Every block of TypeScript or JavaScript in a guide. @param {string} guide @returns {Sample[]} */
export function samplesIn(guide) {
  const text = textOf(guide);
  return [...text.matchAll(FENCE)].map(({ 1: title, 2: code = "", index }) => ({
    guide,
    line: text.slice(0, index).split("\n").length + 1,
    path: title ?? COMMENT.exec(code)?.[1],
    isPart: title !== undefined,
    code,
  }));
}
