/** Spreadsheets take such a cell for a formula, in full-width characters too. */
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r])/;

/** A cell of a CSV file. What looks like a formula is text, behind an apostrophe. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
