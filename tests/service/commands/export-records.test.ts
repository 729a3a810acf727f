import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CsvRecords } from "../../../service/src/accounts/import/csv-records.js";
import { JsonArray, JsonLines } from "../../../service/src/accounts/import/json-records.js";
import type { Found } from "../../../service/src/accounts/import/record.js";

const MOST = 200;

interface Parser<T> {
  push(chunk: string): Found<T>[];
  end(): Found<T>[];
}

/** The records of a text that arrives in chunks of these lengths. */
function read<T>(parser: Parser<T>, text: string, lengths: readonly number[] = []): Found<T>[] {
  const found: Found<T>[] = [];
  let from = 0;
  for (const length of lengths) {
    found.push(...parser.push(text.slice(from, from + length)));
    from += length;
  }
  return [...found, ...parser.push(text.slice(from)), ...parser.end()];
}

const chunks = fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 40 });
const cell = fc.string({
  unit: fc.constantFrom("a", "é", '"', ",", "\n", "\r", " "),
  maxLength: 8,
});
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

describe("records of CSV", () => {
  const csv = (text: string, lengths?: readonly number[]) =>
    read(new CsvRecords(MOST), text, lengths);

  it("are the same in any chunks", () => {
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 6 });
    fc.assert(
      fc.property(rows, chunks, fc.constantFrom("\n", "\r\n"), (cells, lengths, end) => {
        const text = cells.map((row) => row.map(quoted).join(",") + end).join("");
        const found = csv(text, lengths);
        expect(found).toEqual(csv(text));
        expect(found.map((record) => "value" in record && record.value)).toEqual(cells);
      }),
    );
  });

  it("may have quotes, lines in quotes, empty lines and no last line end", () => {
    expect(csv('a,"b ""c"" d"\n\n"e\nf",g"h"\r\n,')).toEqual([
      { line: 1, value: ["a", 'b "c" d'] },
      { line: 3, value: ["e\nf", 'g"h"'] },
      { line: 5, value: ["", ""] },
    ]);
  });

  it("that are too long are skipped, in bounded memory, and the next one is read", () => {
    const found = csv(`a,b\n${"x".repeat(5000)},y\n${",".repeat(5000)}\nc,d\n`, [100, 1000, 3000]);
    expect(found).toEqual([
      { line: 1, value: ["a", "b"] },
      { line: 2, problem: "the record has more than 200 characters" },
      { line: 3, problem: "the record has more than 200 characters" },
      { line: 4, value: ["c", "d"] },
    ]);
  });

  it("end at a quote that is never closed, with the line where it begins", () => {
    expect(csv('a,b\nc,"d\ne,f\n')).toEqual([
      { line: 1, value: ["a", "b"] },
      { line: 2, problem: expect.stringContaining("never closed") },
    ]);
  });
});

describe("records of JSON", () => {
  const objects = fc.array(
    fc.record({
      a: fc.string({ maxLength: 10 }),
      "b]}": fc.array(fc.constantFrom("{", '"', "\\")),
    }),
    { maxLength: 6 },
  );

  it("are the same in any chunks", () => {
    fc.assert(
      fc.property(objects, chunks, fc.constantFrom(0, 2), (values, lengths, space) => {
        const found = (parser: Parser<unknown>, text: string) =>
          read(parser, text, lengths).map((record) => "value" in record && record.value);
        const array = JSON.stringify(values, null, space);
        expect(found(new JsonArray(10_000), array)).toEqual(values);
        expect(found(new JsonArray(10_000), `{"users": ${array}}`)).toEqual(values);
        const lines = values.map((value) => `${JSON.stringify(value)}\n`).join("");
        expect(found(new JsonLines(10_000), lines)).toEqual(values);
      }),
    );
  });

  it("that are broken or too long are reported one by one", () => {
    const long = JSON.stringify({ a: "x".repeat(1000) });
    expect(read(new JsonLines(MOST), `{"a":1}\n{"a":\n\n${long}\n[1]\n{"a":2}`)).toEqual([
      { line: 1, value: { a: 1 } },
      { line: 2, problem: "the record is not JSON" },
      { line: 4, problem: "the record has more than 200 characters" },
      { line: 5, problem: "the record is not a JSON object" },
      { line: 6, value: { a: 2 } },
    ]);
    expect(read(new JsonArray(MOST), `[{"a":1},\n{a},\n${long},\n{"a":2}]`, [10, 700])).toEqual([
      { line: 1, value: { a: 1 } },
      { line: 2, problem: "the record is not JSON" },
      { line: 3, problem: "the record has more than 200 characters" },
      { line: 4, value: { a: 2 } },
    ]);
  });

  it("of an array that is cut off say so", () => {
    for (const text of ['[{"a":1}', '[{"a":1},{"b":', "["])
      expect(read(new JsonArray(MOST), text).at(-1)?.problem).toContain("not whole");
    expect(read(new JsonArray(MOST), '[{"a":1}, 5, {"b":2}]').at(-1)?.problem).toContain(
      "no object",
    );
  });
});
