import { PlainError } from "../core/plain-error.js";
import type { Context } from "../http/context.js";
import type { Pages } from "../http/pages.js";
import { listDeliveries } from "./deliveries-table.js";
import { listEndpoints } from "./endpoints.js";
import { webhooksPage } from "./page-html.js";
import { openedByPortalToken } from "./portal.js";

/** Events shown on the webhooks page. */
const WEBHOOKS_LISTED = 100;

const HEADERS = {
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; " +
    "frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};

/**
 * `GET /webhooks?token=…` shows administrators a project's endpoints and deliveries. A Svix server
 * has its own page.
 */
export function addWebhooks(pages: Pages, context: Context): void {
  if (context.settings.svix) return;
  pages.get("/webhooks", async (c) => {
    const projectId = openedByPortalToken(context, c.req.query("token") ?? "");
    if (projectId === undefined)
      throw new PlainError(
        403,
        "This page needs a token, and each is good for an hour. Ask for another by POST " +
          "/webhooks/svix-token.",
      );
    const { db, settings } = context;
    return c.html(
      webhooksPage({
        endpoints: await listEndpoints(db, settings, projectId),
        deliveries: await listDeliveries(db, projectId, WEBHOOKS_LISTED),
      }),
      200,
      HEADERS,
    );
  });
}
