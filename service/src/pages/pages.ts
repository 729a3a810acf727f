import type { ServiceApp } from "../app.js";
import type { Context } from "../context.js";
import { addEmulator } from "./emulator.js";
import { addHealth } from "./health.js";
import { addMailbox } from "./mailbox.js";
import { addMetrics } from "./metrics.js";

/** What the service shows beside the protocol. */
export function addPages(app: ServiceApp, context: Context): void {
  addEmulator(app, context);
  addHealth(app, context);
  addMailbox(app, context);
  addMetrics(app, context);
}
