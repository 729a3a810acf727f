import * as z from "zod/mini";
import type { Opened } from "../encoding/json.js";
import type { Schema, Value } from "../encoding/schema.js";
import { KnownErrors } from "../errors/index.js";
import type { Column, Columns, Grant, RecordType } from "../records/record.js";
import { type AtLeast, type Level, reaches } from "./level.js";

/**
 * One field of an input: its wire name, the codec of its value `T`, who may send it, and whether it
 * is required.
 */
export interface Field<T = unknown, W extends Level = Level, Required extends boolean = boolean> {
  readonly wire: string;
  readonly schema: Schema<T>;
  readonly write: W;
  readonly required: Required;
}

/** The body or the query of a call. */
export type Shape = Readonly<Record<string, Field>>;

/** A required field of a body or query: its wire name, schema and who may write it. */
export const field = <S extends Schema, const W extends Level = "client">(
  wire: string,
  schema: S,
  write?: W,
): Field<Value<S>, NoInfer<W>, true> => ({
  wire,
  schema: schema as Schema<Value<S>>,
  write: (write ?? "client") as W,
  required: true,
});

/** A field of a body or query that may be absent. */
export const optionalField = <S extends Schema, const W extends Level = "client">(
  wire: string,
  schema: S,
  write?: W,
): Field<Value<S>, NoInfer<W>, false> => ({
  ...field(wire, schema, write),
  required: false,
});

type Written<C extends Columns, How extends "update" | "create", Required extends keyof C> = {
  readonly [K in keyof C as C[K][How] extends Level ? K : never]: Field<
    C[K] extends Column<infer T> ? T : never,
    C[K][How] extends Level ? C[K][How] : never,
    K extends Required ? true : false
  >;
};

const written = (columns: Columns, how: "update" | "create", required: readonly string[]): Shape =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(
        (entry): entry is [string, Column & { update: Level; create: Level }] =>
          (entry[1][how] as Grant) !== "none",
      )
      .map(([name, column]) => [
        name,
        {
          wire: column.wire,
          schema: column.input,
          write: column[how],
          required: required.includes(name),
        },
      ]),
  );

/** The body of an update: every changeable field, all optional. */
export type Changes<R extends RecordType> = Written<R["columns"], "update", never>;
/** The body that changes a record: every writable column, all optional. */
export const changesOf = <R extends RecordType>(type: R): Changes<R> =>
  written(type.columns, "update", []) as Changes<R>;

/** The body of a creation: every settable field, with the named ones required. */
export type Draft<R extends RecordType, K extends keyof R["columns"] = never> = Written<
  R["columns"],
  "create",
  K
>;
/** The body that creates a record: every writable column, those in `required` required. */
export const draftOf = <R extends RecordType, const K extends keyof R["columns"] & string = never>(
  type: R,
  ...required: K[]
): Draft<R, K> => written(type.columns, "create", required) as Draft<R, K>;

type SentBy<S extends Shape, L extends Level, Required extends boolean> = {
  [K in keyof S as S[K]["required"] extends Required
    ? L extends AtLeast<S[K]["write"]>
      ? K
      : never
    : never]: S[K];
};

type ValueOf<F> = F extends Field<infer T> ? T : never;

type Sent<S extends Shape, L extends Level> = {
  [K in keyof SentBy<S, L, true>]: Opened<ValueOf<S[K & keyof S]>>;
} & {
  [K in keyof SentBy<S, L, false>]?: Opened<ValueOf<S[K & keyof S]>> | undefined;
};

/**
 * The input of a shape for a caller at level `L`, in the developer's names. Fields for every level
 * are typed separately.
 */
export type Input<S extends Shape, L extends Level = Level> = Sent<S, "client"> & Sent<S, L>;

/** Zod's mini build has no message for a value of the wrong type. */
const wordsOf = (issue: z.core.$ZodIssue): string =>
  issue.code === "invalid_type" && issue.message === "Invalid input"
    ? `must be of type ${issue.expected}`
    : issue.message;

/**
 * Turns the developer's input into the wire object; undefined fields are omitted. Keys of metadata
 * are unchanged. Throws `SCHEMA_ERROR` for a value of the wrong shape, like the service.
 */
export function encodeInput(
  shape: Shape,
  input: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input)
      .filter(([name, value]) => value !== undefined && Object.hasOwn(shape, name))
      .map(([name, value]) => {
        const { wire, schema } = shape[name] as Field;
        const encoded = z.safeEncode(schema as z.ZodMiniType, value);
        if (!encoded.success)
          throw new KnownErrors.SchemaError({
            message: `- ${name} ${encoded.error.issues.map(wordsOf).join("; ")}`,
          });
        return [wire, encoded.data];
      }),
  );
}

/** A problem with one field of an input, in wire names. */
export interface Problem {
  readonly field: string;
  readonly problem: string;
}

/**
 * Decodes input sent at `level`. Unknown fields and fields above the level are reported as
 * problems, never silently dropped.
 */
export function decodeInput(
  shape: Shape,
  level: Level,
  wire: Readonly<Record<string, unknown>>,
): { input: Record<string, unknown>; problems: Problem[] } {
  const input: Record<string, unknown> = {};
  const problems: Problem[] = [];
  const left = new Set(Object.keys(wire));
  for (const [name, { wire: key, schema, write, required }] of Object.entries(shape)) {
    if (!reaches(level, write)) continue;
    left.delete(key);
    const value = wire[key];
    if (value === undefined) {
      if (required) problems.push({ field: key, problem: "must be defined" });
      continue;
    }
    const read = z.safeDecode(schema as z.ZodMiniType, value);
    if (read.success) input[name] = read.data;
    else
      for (const issue of read.error.issues)
        problems.push({
          field: [key, ...issue.path].map(String).join("."),
          problem: wordsOf(issue),
        });
  }
  for (const key of left) problems.push({ field: key, problem: "is not a known field here" });
  return { input, problems };
}
