import { API_PATH, VERSION } from "@stackkit/next/protocol/internal";
import type { Context } from "../../http/context.js";
import type { Pages } from "../../http/pages.js";

/** `GET /` for people who open the service's URL in a browser. */
export function addWelcome(pages: Pages, { settings }: Context): void {
  const places = [
    [API_PATH, "the protocol"],
    ["/health?db", "whether the service and its database answer"],
    ...(settings.mailbox ? [["/mailbox", "sent mails, visible on this machine only"]] : []),
    ...(settings.metricsPage ? [["/metrics", "counters, as Prometheus reads them"]] : []),
  ];
  const width = Math.max(...places.map(([path = ""]) => path.length));
  const text = [
    `StackKit service ${VERSION}`,
    "",
    ...places.map(([path = "", what]) => `${path.padEnd(width)}  ${what}`),
    "",
  ].join("\n");
  pages.get("/", (c) => c.text(text));
}
