import { addExports } from "../../administration/jobs/export-link.js";
import { addWebhooks } from "../../events/page.js";
import type { Context } from "../../http/context.js";
import type { Pages } from "../../http/pages.js";
import { addMailbox } from "../../mail/mailbox/routes.js";
import { addUnsubscribe } from "../../users/notifications/unsubscribe-page.js";
import { addEmulator } from "./emulator.js";
import { addHealth } from "./health.js";
import { addMetrics } from "./metrics.js";
import { addWelcome } from "./welcome.js";

/** Registers the pages outside the API. */
export function addPages(pages: Pages, context: Context): void {
  addEmulator(pages, context);
  addExports(pages, context);
  addHealth(pages, context);
  addMailbox(pages, context);
  addMetrics(pages, context);
  addUnsubscribe(pages, context);
  addWebhooks(pages, context);
  addWelcome(pages, context);
}
