import * as z from "zod/mini";

type Entries = Readonly<Record<string, readonly [wire: string, schema: z.ZodMiniType]>>;

type Renamed<R extends Entries, O extends Entries> = {
  -readonly [K in keyof R]: z.output<R[K][1]>;
} & {
  -readonly [K in keyof O]?: z.output<O[K][1]> | undefined;
};

/** Whether unknown keys are dropped (in responses) or refused (in requests). */
type Unknown = "dropped" | "refused";

/**
 * An object in a field whose keys have other names on the wire: `renamed({ handlerPath:
 * ["handler_path", z.string()] })`. Keys of `optional` may be absent on both sides.
 */
export function renamed<
  const R extends Entries,
  const O extends Entries = Readonly<Record<never, never>>,
>(
  required: R,
  optional?: O,
  unknown: Unknown = "dropped",
): z.ZodMiniType<Renamed<R, O>, Record<string, unknown>> {
  const all = Object.entries({ ...required, ...optional });
  const shape = Object.fromEntries(
    all.map(([name, [wire, schema]]) => [wire, name in required ? schema : z.optional(schema)]),
  );
  const rename = (
    from: Record<string, unknown>,
    pairs: readonly (readonly [read: string, write: string])[],
  ) =>
    Object.fromEntries(
      pairs
        .filter(([read]) => from[read] !== undefined)
        .map(([read, write]) => [write, from[read]]),
    );
  return z.codec(
    unknown === "refused" ? z.strictObject(shape) : z.object(shape),
    z.custom<Renamed<R, O>>(),
    {
      decode: (from) =>
        rename(
          from,
          all.map(([name, [wire]]) => [wire, name]),
        ) as Renamed<R, O>,
      encode: (from) =>
        rename(
          from as Record<string, unknown>,
          all.map(([name, [wire]]) => [name, wire]),
        ),
    },
  ) as never;
}
