import type { Context } from "../../http/context.js";
import { requireLocal } from "../../http/local-guard.js";
import type { Pages } from "../../http/pages.js";

/**
 * `GET /metrics`: counters of all processes, if enabled. Expose it to your own network only. In an
 * app, whose port is public, it answers only local networks.
 */
export function addMetrics(pages: Pages, { settings, counters }: Context): void {
  if (!settings.metricsPage) return;
  pages.get("/metrics", async (c) => {
    if (settings.pagesPath !== "") requireLocal("The metrics page", c.get("info"), settings);
    return c.text(await counters.render(), 200, {
      "content-type": "text/plain; version=0.0.4; charset=utf-8",
    });
  });
}
