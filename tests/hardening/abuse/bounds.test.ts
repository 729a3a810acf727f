import { boundOf, type Operation, operations, type Shape } from "@stackkit/next/protocol/internal";
import { expect, it } from "vitest";
import { countCases, describeSuite } from "../support.js";

interface Schema {
  readonly _zod: { readonly def: Definition };
}

interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly element?: Schema;
  readonly options?: readonly Schema[];
  readonly shape?: Readonly<Record<string, Schema>>;
}

const CLOSED = new Set(["boolean", "number", "literal", "enum", "null"]);

/** The paths in a schema that accept text, arrays or JSON of unlimited size. */
function unboundedIn(schema: Schema, path: string): string[] {
  const { def } = schema._zod;
  const inner = def.innerType ?? def.in;
  if (inner) return unboundedIn(inner, path);
  if (def.options) return def.options.flatMap((option) => unboundedIn(option, path));
  if (def.shape)
    return Object.entries(def.shape).flatMap(([key, one]) => unboundedIn(one, `${path}.${key}`));
  if (CLOSED.has(def.type) || def.format === "guid") return [];
  const own = boundOf(schema as never) === undefined ? [path] : [];
  return def.element ? [...own, ...unboundedIn(def.element, `${path}[]`)] : own;
}

const fieldsOf = (operation: Operation) =>
  [operation.body ?? {}, operation.query].flatMap((shape: Shape) => Object.values(shape));

describeSuite(
  "abuse",
  "What attackers did to accounts, notices, lists and memory, one by one.",
  () => {
    it("C18: every text, list and piece of JSON that a call takes has a bound", () => {
      const all = Object.values(operations).flatMap((calls) => Object.values(calls) as Operation[]);
      const fields = all.flatMap((operation) =>
        fieldsOf(operation).map((field) => ({ operation, field })),
      );
      countCases(fields.length);
      expect(fields.length).toBeGreaterThan(100);
      const unbounded = fields.flatMap(({ operation: { method, path }, field: { wire, schema } }) =>
        unboundedIn(schema as unknown as Schema, `${method} ${path} ${wire}`),
      );
      expect(unbounded).toEqual([]);
    });
  },
);
