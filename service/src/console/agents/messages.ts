import * as z from "zod/mini";

const MAX_LENGTH = 200;

/** A request or a notification of JSON-RPC 2.0. */
export const message = z.object({
  jsonrpc: z.literal("2.0"),
  id: z.optional(z.union([z.string().check(z.maxLength(MAX_LENGTH)), z.int()])),
  method: z.string().check(z.maxLength(MAX_LENGTH)),
  params: z.optional(z.record(z.string(), z.unknown())),
});
/** What an agent sent. */
export type Message = z.infer<typeof message>;

/** Codes of JSON-RPC's own errors. */
export const CODES = {
  unreadable: -32_700,
  noMessage: -32_600,
  unknownMethod: -32_601,
  badParams: -32_602,
} as const;

/** An error of the message itself, not of the tool that it calls. */
export class MessageError extends Error {
  constructor(
    readonly code: (typeof CODES)[keyof typeof CODES],
    message: string,
  ) {
    super(message);
  }
}

/** The answer to a message that is refused. */
export const refusal = ({ code, message }: MessageError, id: Message["id"] | null = null) => ({
  jsonrpc: "2.0",
  id,
  error: { code, message },
});
