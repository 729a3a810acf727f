import { STYLES } from "./names.js";

const ROOT_LAYOUT = /^(?:.*\/)?(?:src\/)?app\/(?:\([^/]+\)\/)*layout\.[jt]sx?$/;

/** Whether a file is a layout with the page's `<html>`. */
export const isRootLayout = (path: string, text: string): boolean =>
  ROOT_LAYOUT.test(path) && /<html[\s>]/.test(text);

/** Whitespace, comments and directives such as `"use client"`, which must stay first. */
const PREAMBLE =
  /^(?:\s+|\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n|$)|#![^\n]*(?:\n|$)|(?:"use [\w ]+"|'use [\w ]+');?)*/;

/**
 * Adds the kit's styles to a layout, before its other imports, so that the app's own styles take
 * precedence.
 */
export function withStyles(text: string): string {
  const at = PREAMBLE.exec(text)?.[0].length ?? 0;
  const quote = /from\s*'/.test(text) && !/from\s*"/.test(text) ? "'" : '"';
  const end =
    /^\s*import[^\n]*[^;\s]\s*$/m.test(text) && !/^\s*import[^\n]*;\s*$/m.test(text) ? "" : ";";
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  return `${text.slice(0, at)}import ${quote}${STYLES}${quote}${end}${newline}${text.slice(at)}`;
}
