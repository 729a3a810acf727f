import type { Hono } from "hono";
import type { Bindings } from "./bindings.js";
import type { RequestInfo } from "./request-info.js";

/** Pages outside the API: health, metrics, the mailbox. */
export type Pages = Hono<{ Bindings: Bindings; Variables: { info: RequestInfo } }>;
