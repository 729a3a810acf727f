import type { Pages } from "../http/app.js";
import type { Context } from "../runtime/context.js";
import { addEmulator } from "./emulator.js";
import { addHealth } from "./health.js";
import { addMailbox } from "./mailbox.js";
import { addMetrics } from "./metrics.js";
import { addWebhooks } from "./webhooks.js";
import { addWelcome } from "./welcome.js";

/** Registers the pages outside the API. */
export function addPages(pages: Pages, context: Context): void {
  addEmulator(pages, context);
  addHealth(pages, context);
  addMailbox(pages, context);
  addMetrics(pages, context);
  addWebhooks(pages, context);
  addWelcome(pages, context);
}
