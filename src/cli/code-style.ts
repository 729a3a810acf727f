/** How a file writes its imports. */
export interface CodeStyle {
  readonly quote: string;
  /** A semicolon or nothing. */
  readonly end: string;
  readonly newline: string;
}

export const codeStyleOf = (text: string): CodeStyle => ({
  quote: /from\s*'/.test(text) && !/from\s*"/.test(text) ? "'" : '"',
  end: /^\s*import[^\n]*[^;\s]\s*$/m.test(text) && !/^\s*import[^\n]*;\s*$/m.test(text) ? "" : ";",
  newline: text.includes("\r\n") ? "\r\n" : "\n",
});
