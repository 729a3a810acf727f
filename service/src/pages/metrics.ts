import type { Pages } from "../http/app.js";
import type { Context } from "../runtime/context.js";

/** `GET /metrics`: counters of all processes, if enabled. Expose it to your own network only. */
export function addMetrics(pages: Pages, { settings, counters }: Context): void {
  if (!settings.metricsPage) return;
  pages.get("/metrics", async (c) =>
    c.text(await counters.render(), 200, {
      "content-type": "text/plain; version=0.0.4; charset=utf-8",
    }),
  );
}
