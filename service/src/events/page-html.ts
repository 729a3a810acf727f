import { escapeHtml } from "../core/escape-html.js";
import type { Delivery } from "./deliveries-table.js";
import { addressOf, type Endpoint } from "./endpoints.js";

interface WebhooksPage {
  readonly endpoints: readonly Endpoint[];
  /** Newest first. */
  readonly deliveries: readonly Delivery[];
}

const STYLES = `
:root { color-scheme: light dark; --line: #e4e4e7; --text: #18181b; --quiet: #5b5b66; --good: #166534; --bad: #b91c1c; --backdrop: #ffffff; }
@media (prefers-color-scheme: dark) { :root { --line: #2b2b31; --text: #f4f4f5; --quiet: #a5a5b0; --good: #86efac; --bad: #fca5a5; --backdrop: #0c0c0e; } }
body { margin: 0 auto; max-width: 960px; padding: 32px 16px; background: var(--backdrop); color: var(--text); font: 14px/1.5 system-ui, sans-serif; }
h1 { font-size: 20px; margin: 0; } h2 { font-size: 16px; margin: 32px 0 8px; } p, .quiet { color: var(--quiet); }
.scroll { overflow-x: auto; } table { width: 100%; border-collapse: collapse; } th, td { padding: 8px 16px 8px 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
td { overflow-wrap: break-word; } .arrived { color: var(--good); } .lost { color: var(--bad); } time { white-space: nowrap; font-variant-numeric: tabular-nums; }
`;

export function webhooksPage({ endpoints, deliveries }: WebhooksPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Webhooks</title>
<style>${STYLES}</style>
</head>
<body>
<h1>Webhooks</h1>
<p>Endpoints are named in the configuration of the service, or added in its console.</p>
<h2>Endpoints</h2>
${endpoints.length === 0 ? "<p>There are none for this project.</p>" : tableOf(["Address", "Events"], endpoints.map(endpointRow))}
<h2>Newest events</h2>
${
  deliveries.length === 0
    ? "<p>Nothing has happened yet.</p>"
    : tableOf(
        ["Time", "Event", "Address", "State"],
        deliveries.map((one) => deliveryRow(one, endpoints)),
      )
}
</body>
</html>
`;
}

const tableOf = (heads: readonly string[], rows: readonly string[]): string =>
  `<div class="scroll"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join("")}</tr></thead><tbody>${rows.join("\n")}</tbody></table></div>`;

const endpointRow = ({ url, events }: Endpoint): string =>
  `<tr><td>${escapeHtml(url)}</td><td>${escapeHtml(events?.join(", ") ?? "all")}</td></tr>`;

function deliveryRow(delivery: Delivery, endpoints: readonly Endpoint[]): string {
  const address = escapeHtml(addressOf(endpoints, delivery.url));
  const at = new Date(delivery.created_at).toISOString();
  const { type } = JSON.parse(delivery.body) as { type?: unknown };
  return (
    "<tr><td><time " +
    `datetime="${at}">${at.slice(0, 19).replace("T", " ")}</time></td><td>${escapeHtml(String(type))}</td><td>${address}</td><td>${stateOf(delivery)}</td></tr>`
  );
}

function stateOf({ delivered_at, next_attempt_at, attempts, problem }: Delivery): string {
  if (delivered_at !== null) return '<span class="arrived">Arrived</span>';
  const said = problem === null ? "" : `<br><span class="quiet">${escapeHtml(problem)}</span>`;
  return next_attempt_at === null
    ? `<span class="lost">Given up after ${attempts} tries</span>${said}`
    : `Waiting, ${attempts} tries so far${said}`;
}
