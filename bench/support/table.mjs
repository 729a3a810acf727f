/** Prints rows as a Markdown table, ready for a document. */
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
