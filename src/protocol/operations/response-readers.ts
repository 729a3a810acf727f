import * as z from "zod/mini";
import { decodeRecord, type RecordType } from "../records/record.js";
import type { Level } from "./level.js";
import type { Form, Operation, Output } from "./operation.js";

const items = z.array(z.unknown());
const listed = z.object({ items });
const paged = z.union([
  z.object({ items, pagination: z.object({ next_cursor: z.nullable(z.string()) }) }),
  // A list that was read as a whole.
  z.object({ items, is_paginated: z.literal(false) }),
]);
const succeeded = z.object({ success: z.literal(true) });

const decoders: Readonly<
  Record<Form, (record: RecordType, level: Level, wire: unknown) => unknown>
> = {
  one: decodeRecord,
  list: (record, level, wire) =>
    listed.parse(wire).items.map((item) => decodeRecord(record, level, item)),
  page: (record, level, wire) => {
    const answer = paged.parse(wire);
    return {
      items: answer.items.map((item) => decodeRecord(record, level, item)),
      nextCursor: "pagination" in answer ? answer.pagination.next_cursor : null,
    };
  },
  success: (_record, _level, wire) => {
    succeeded.parse(wire);
  },
  text: (_record, _level, wire) => z.string().parse(wire),
  redirect: () => undefined,
};

/**
 * Decodes the response to a call into the developer's names, as visible at `level`. Throws if the
 * response does not have the operation's shape. Text responses are passed as a string, all others
 * as parsed JSON.
 */
export const decodeAnswer = <O extends Operation, L extends Level>(
  operation: O,
  level: L,
  wire: unknown,
): Output<O, L> =>
  decoders[operation.returns.form](operation.returns.record, level, wire) as Output<O, L>;
