import type { Compilable, CompiledQuery } from "kysely";
import type { Database } from "./database.js";

/** Builds a query with a slot in place of each value. */
export type BuildQuery<Values extends object, Row> = (
  db: Database,
  slot: <Name extends keyof Values>(name: Name) => Values[Name],
) => Compilable<Row>;

/** Marks the position of a value that each call supplies. */
export class Slot {
  constructor(readonly name: string) {}
}

/** A query's parameters with values in their slots. */
export const fillSlots = (
  { parameters }: CompiledQuery,
  valueIn: (name: string) => unknown,
): unknown[] =>
  parameters.map((parameter) => (parameter instanceof Slot ? valueIn(parameter.name) : parameter));
