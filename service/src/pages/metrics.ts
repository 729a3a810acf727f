import process from "node:process";
import type { Pages } from "../app.js";
import type { Context } from "../context.js";

/** `GET /metrics`: counters of this process, where the settings ask for them. Keep it inside your own network. */
export function addMetrics(pages: Pages, context: Context): void {
  if (!context.settings.metricsPage) return;
  pages.get("/metrics", (c) => {
    const memory = process.memoryUsage();
    const own = [
      ["stackkit_resident_memory_bytes", memory.rss],
      ["stackkit_heap_used_bytes", memory.heapUsed],
      ["stackkit_uptime_seconds", Math.round(process.uptime())],
    ];
    return c.text(own.map(([name, value]) => `${name} ${value}\n`).join("") + context.counters.text(), 200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" });
  });
}
