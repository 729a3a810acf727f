import { MAX_BODY_BYTES } from "@stackkit/next/protocol/internal";
import type * as z from "zod/mini";
import { sendersOf } from "../api/handle-operation.js";
import { PlainError } from "../core/plain-error.js";
import { readBody } from "../http/body.js";
import type { Context } from "../http/context.js";
import type { RequestInfo } from "../http/request-info.js";

/** Reads a JSON body, by default a small one, within the bounds of its network. */
export async function readConsoleBody<T>(
  context: Context,
  info: RequestInfo,
  request: Request,
  schema: z.ZodMiniType<T>,
  maxBytes = MAX_BODY_BYTES,
): Promise<T> {
  using held = context.bodies.hold(sendersOf(info));
  const limits = { maxBytes, clock: context.clock, onBytes: held.add };
  const value = await readBody(request, limits);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new PlainError(400, `${issue?.path.join(".") || "The body"}: ${issue?.message}`);
}
