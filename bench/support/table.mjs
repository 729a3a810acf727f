/** Prints rows as a table of Markdown, so that it can stand in a document as it is. */
export function printTable(head, rows) {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(" | ")} |`;
  console.log(
    [line(all[0]), line(widths.map((width) => "-".repeat(width))), ...all.slice(1).map(line)].join(
      "\n",
    ),
  );
}
