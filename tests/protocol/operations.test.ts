import { describe, expect, it } from "vitest";
import {
  catalogue,
  LEVELS,
  type Operation,
  operations,
  type RecordType,
  reaches,
} from "../../src/protocol/index.js";

const all = Object.entries(operations).flatMap(([resource, calls]) =>
  Object.entries(calls as Record<string, Operation>).map(
    ([name, operation]) => [`${resource}.${name}`, operation] as const,
  ),
);

const kindsIn = ({ kind, columns }: RecordType): string[] => [
  kind,
  ...Object.values(columns).flatMap(({ nested }) => (nested ? kindsIn(nested) : [])),
];

describe("the operations", () => {
  it("no two calls differ by name alone, except views of a project and lists of teams", () => {
    const seen = all.map(([, { method, path }]) => `${method} ${path.replace(/\{\w+\}/g, "{}")}`);
    const twice = seen.filter((call, index) => seen.indexOf(call) !== index);
    // What servers call has fields that bundles of browsers leave out.
    expect(twice).toEqual(["GET /teams", "GET /projects/current"]);
  });

  it.each(all)(
    "%s returns only errors of its own list as results, and only errors of the catalogue",
    (_, { errors, expected }) => {
      expect(expected.filter((code) => !errors.includes(code))).toEqual([]);
      expect(errors.filter((code) => !(code in catalogue))).toEqual([]);
      expect(new Set(errors).size).toBe(errors.length);
    },
  );

  it("every kind that a call touches can be read by some call", () => {
    const read = new Set(all.flatMap(([, { returns }]) => kindsIn(returns.record)));
    const touched = new Set(all.flatMap(([, { touches }]) => [...touches]));
    expect([...touched].filter((kind) => !read.has(kind))).toEqual([]);
  });

  it("every call that changes something of a record says so", () => {
    const silent = all
      .filter(
        ([, { method, touches }]) =>
          (method === "PATCH" || method === "DELETE") && touches.length === 0,
      )
      .map(([name]) => name);
    expect(silent).toEqual([]);
  });

  it("wire names within a record or a body are used once", () => {
    for (const [name, { returns, body, query }] of all) {
      for (const fields of [returns.record.columns, body ?? {}, query]) {
        const wires = Object.values(fields).map(({ wire }) => wire);
        expect(new Set(wires).size, name).toBe(wires.length);
      }
    }
  });

  it("levels reach downwards only", () => {
    expect(LEVELS.map((have) => LEVELS.map((need) => reaches(have, need)))).toEqual([
      [true, false, false],
      [true, true, false],
      [true, true, true],
    ]);
  });
});
