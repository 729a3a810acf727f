import * as z from "zod/mini";
import type { DeclaredAs, Json } from "./json.js";
import { isStorableText } from "./text.js";

/** Maximum bytes of one metadata field, as JSON in UTF-8. */
const MAX_METADATA_BYTES = 65_536;

const MAX_DEPTH = 64;

function isJson(value: unknown, depth = 0): boolean {
  if (value === null || typeof value === "boolean") return true;
  if (typeof value === "string") return isStorableText(value);
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || depth > MAX_DEPTH) return false;
  if (Array.isArray(value)) return value.every((item) => isJson(item, depth + 1));
  return Object.entries(value).every(
    ([key, item]) => isStorableText(key) && (item === undefined || isJson(item, depth + 1)),
  );
}

/** A column of arbitrary JSON. Its keys belong to the developer and are never renamed. */
export const json = (): z.ZodMiniType<Json, Json> =>
  z.custom<Json>(
    (value) => isJson(value),
    "must be JSON: no undefined, no NUL characters, no lone surrogates",
  ) as unknown as z.ZodMiniType<Json, Json>;

/** JSON from a caller, limited to `bytes` bytes. */
export function boundedJson<T = Json>(bytes: number): z.ZodMiniType<T, T> {
  const isSmall = (value: unknown) =>
    isJson(value) && new TextEncoder().encode(JSON.stringify(value)).length <= bytes;
  const schema = z.custom<T>(
    isSmall,
    `must be JSON of at most ${bytes} bytes: no undefined, no NUL characters, no lone surrogates`,
  );
  // Read by `boundOf`, which cannot look into a function.
  schema._zod.bag.maximum = bytes;
  return schema as unknown as z.ZodMiniType<T, T>;
}

/** A column of JSON whose shape an app may declare under `Name`. */
export const declared = <Name extends string>(): z.ZodMiniType<
  DeclaredAs<Name>,
  DeclaredAs<Name>
> => json() as never;

/** JSON from a caller, of a bounded size. */
export const metadata: z.ZodMiniType<never, never> = boundedJson(MAX_METADATA_BYTES);
