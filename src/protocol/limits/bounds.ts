import type * as z from "zod/mini";
import type { Schema } from "../encoding/schema.js";
import type { Operation } from "../operations/operation.js";
import { MAX_BODY_BYTES } from "./limits.js";

interface Definition {
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly checks?: readonly {
    readonly _zod: { readonly def: { readonly maximum?: number; readonly length?: number } };
  }[];
}

/** Larger bounds add to the allowed size of a body. */
const WIDE = MAX_BODY_BYTES / 4;

/**
 * The maximum characters, items or bytes of JSON of a schema on the wire; `undefined` if unbounded.
 */
export function boundOf(schema: Schema): number | undefined {
  const { def, bag } = (schema as z.core.$ZodType)._zod;
  const { innerType, in: wire, checks = [] } = def as Definition;
  const inner = innerType ?? wire;
  if (inner) return boundOf(inner);
  const bounds = checks.flatMap(({ _zod: { def } }) => def.maximum ?? def.length ?? []);
  return bounds.length > 0 ? Math.min(...bounds) : (bag.maximum as number | undefined);
}

/** The maximum bytes of a call's body: the base limit plus its pictures, metadata and templates. */
export function bodyBytesOf({ body }: Operation): number {
  const bounds = Object.values(body ?? {}).map(({ schema }) => boundOf(schema) ?? 0);
  return bounds.filter((bound) => bound > WIDE).reduce((sum, bound) => sum + bound, MAX_BODY_BYTES);
}
