import { randomUUID } from "node:crypto";
import type { AuthEvent } from "../../../service/src/http/context/auth-events.js";

/** An event of a sign-in by password, of which nothing else is known. */
export const authEvent = (
  fields: Pick<AuthEvent, "projectId" | "at" | "userId"> & Partial<AuthEvent>,
): AuthEvent => ({
  id: randomUUID(),
  address: null,
  type: "sign-in",
  method: "password",
  outcome: "done",
  reason: null,
  ip: null,
  country: null,
  userAgent: null,
  networkHash: null,
  deviceId: null,
  sessionId: null,
  requestId: "test",
  ...fields,
});
