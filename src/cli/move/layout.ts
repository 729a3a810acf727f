import { codeStyleOf } from "../code-style.js";
import { HANDLER, STYLES } from "./names.js";

const ROOT_LAYOUT = /^(?:.*\/)?(?:src\/)?app\/(?:\([^/]+\)\/)*layout\.[jt]sx?$/;

const HTML = /<html[\s>]/;

/** Whether a file is a layout with the page's `<html>`. */
export const isRootLayout = (path: string, text: string): boolean =>
  ROOT_LAYOUT.test(path) && HTML.test(text);

/** Whether a file is a layout with `<html>` for the pages below it, such as those of a language. */
export const isRootLayoutBelow = (path: string, text: string): boolean =>
  /\/layout\.[jt]sx?$/.test(path) && !ROOT_LAYOUT.test(path) && HTML.test(text);

/** Whitespace, comments and directives such as `"use client"`, which must stay first. */
const PREAMBLE =
  /^(?:\s+|\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n|$)|#![^\n]*(?:\n|$)|(?:"use [\w ]+"|'use [\w ]+');?)*/;

/**
 * Adds the kit's styles to a layout, before its other imports, so that the app's own styles take
 * precedence.
 */
export function withStyles(text: string): string {
  const at = PREAMBLE.exec(text)?.[0].length ?? 0;
  const { quote, end, newline } = codeStyleOf(text);
  return `${text.slice(0, at)}import ${quote}${STYLES}${quote}${end}${newline}${text.slice(at)}`;
}

const HANDLER_PAGE = /(?:^|\/)\[\.\.\.[^/\]]+\]\/page\.[jt]sx?$/;

/** Whether a file is the handler's page and has no title of its own, after its imports moved. */
export const lacksTitles = (path: string, text: string): boolean =>
  HANDLER_PAGE.test(path) &&
  text.includes(HANDLER) &&
  !/\bgenerateMetadata\b|export const metadata\b|^\s*["']use client["']/m.test(text);

/** Adds the titles of the handler's pages at the end, where they move no line. */
export function withTitles(text: string): string {
  const { quote, end, newline } = codeStyleOf(text);
  const gap = text.endsWith("\n") ? newline : newline + newline;
  return `${text}${gap}export { generateMetadata } from ${quote}${HANDLER}${quote}${end}${newline}`;
}
