import { type Level, type Operation, operations, reaches } from "@stackkit/next/protocol/internal";
import fc from "fast-check";
import {
  anyJson,
  anyText,
  anyToken,
  anyUrl,
  CANARY,
  fieldValue,
  goodValue,
  namedValue,
  type Schema,
  valuesOf,
} from "./values.js";

const wireShape = (shape: Operation["query"]) =>
  Object.entries(shape).map(([, { wire, schema }]) => [wire, schema as unknown as Schema] as const);

/** Paths are logged, so they contain no secrets. */
const withoutCanary = (text: string): string => text.replaceAll(CANARY, "");

const LEVELS: readonly Level[] = ["client", "server", "admin"];

/** The input of one call besides its keys. */
export interface OddRequest {
  readonly level: Level;
  readonly params: readonly string[];
  readonly query: readonly (readonly [string, string])[];
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | Uint8Array<ArrayBuffer>;
}

const HEADER_NAMES = [
  "x-stack-access-token",
  "x-stack-refresh-token",
  "x-stack-access-type",
  "x-stack-project-id",
  "x-stack-publishable-client-key",
  "x-stack-secret-server-key",
  "x-stack-super-secret-admin-key",
  "x-stack-admin-access-token",
  "x-stack-override-error-status",
  "x-stack-random-nonce",
  "x-stack-client-version",
  "x-stack-auth",
  "authorization",
  "content-type",
  "content-length",
  "cookie",
  "user-agent",
  "accept-language",
  "origin",
  "host",
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "if-none-match",
  "range",
];

/** Characters allowed in a header. */
const asHeader = (text: string): string => text.replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, "");

const anyHeaders = fc.array(
  fc.tuple(
    fc.constantFrom(...HEADER_NAMES),
    fc.oneof(anyToken, anyUrl, fc.constant("application/json"), anyText).map(asHeader),
  ),
  {
    maxLength: 3,
  },
);

/** Requests of one operation, derived from its row. */
export function requestsOf({ path, query, body, access }: Operation): fc.Arbitrary<OddRequest> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const fields = Object.fromEntries(
    wireShape(body ?? {}).map(([wire, schema]) => [wire, fieldValue(schema, wire)]),
  );
  const queries = wireShape(query);
  const anyQuery = fc.tuple(
    fc.constantFrom("no_such_key", "__proto__", ...queries.map(([wire]) => wire)),
    fc.oneof(anyText, anyToken),
  );
  const goodQuery = fc.record(
    Object.fromEntries(queries.map(([wire, schema]) => [wire, valuesOf(schema, wire).map(String)])),
    { requiredKeys: [] },
  );
  const good = Object.fromEntries(
    wireShape(body ?? {}).map(([wire, schema]) => [wire, goodValue(schema, wire)]),
  );
  const optional = Object.values(body ?? {}).flatMap(({ wire, required }) =>
    required ? [] : [wire],
  );
  const fewFields = fc
    .tuple(fc.record(good), fc.subarray(optional, { maxLength: Math.min(2, optional.length) }))
    .map(([whole, kept]) =>
      Object.fromEntries(
        Object.entries(whole).filter(([name]) => !optional.includes(name) || kept.includes(name)),
      ),
    );
  const oneOdd = fc
    .tuple(
      fc.record(good),
      fc.constantFrom(...Object.keys(good), "no_such_key"),
      fc.option(anyJson),
    )
    .map(([whole, name, odd]) => (odd === null ? whole : { ...whole, [name]: odd }));
  const json = (value: unknown) => JSON.stringify(value) ?? "";
  return fc.record({
    level: fc.constantFrom(
      ...LEVELS.filter((level) => access === "anyone" || reaches(level, access)),
    ),
    params: fc.tuple(
      ...names.map((name) =>
        fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom("me", "google", `{${name}}`) },
          { weight: 2, arbitrary: namedValue(name).map((value) => withoutCanary(String(value))) },
        ),
      ),
    ),
    query: fc.oneof(
      { weight: 4, arbitrary: fc.constant([]) },
      {
        weight: 2,
        arbitrary: goodQuery.map((entries) => Object.entries(entries as Record<string, string>)),
      },
      { weight: 1, arbitrary: fc.array(anyQuery, { maxLength: 3 }) },
    ),
    headers: fc.oneof(
      { weight: 4, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: anyHeaders },
    ),
    body: fc.oneof(
      { weight: 8, arbitrary: fewFields.map(json) },
      { weight: 8, arbitrary: fc.record(good).map(json) },
      { weight: 4, arbitrary: oneOdd.map(json) },
      { weight: 4, arbitrary: fc.record(fields, { requiredKeys: [] }).map(json) },
      { weight: 1, arbitrary: anyJson.map(json) },
      { weight: 1, arbitrary: anyText },
      {
        weight: 1,
        arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Uint8Array.from(bytes)),
      },
    ),
  });
}

/** Every operation of the protocol, with its name. */
export const OPERATIONS: readonly (readonly [name: string, operation: Operation])[] =
  Object.entries(operations).flatMap(([resource, rows]) =>
    Object.entries(rows).map(
      ([name, operation]) => [`${resource}.${name}`, operation as Operation] as const,
    ),
  );
