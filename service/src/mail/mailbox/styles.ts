/** Styles of the mailbox page, light and dark, from phone width up. */
export const MAILBOX_STYLES = `
:root {
  color-scheme: light dark;
  --backdrop: #f7f7f8; --surface: #ffffff; --line: #e4e4e7; --control: #8b8b95; --text: #18181b; --quiet: #5b5b66; --accent: #1d4ed8; --chosen: #eef2ff;
  --good: #166534; --bad: #b91c1c; --radius: 8px;
}
@media (prefers-color-scheme: dark) {
  :root { --backdrop: #0c0c0e; --surface: #17171a; --line: #2b2b31; --control: #74747f; --text: #f4f4f5; --quiet: #a5a5b0; --accent: #93b4ff; --chosen: #1e2440; --good: #86efac; --bad: #fca5a5; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--backdrop); color: var(--text); font: 14px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; display: grid; grid-template-columns: minmax(280px, 380px) minmax(0, 1fr); min-height: 100vh; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.list { background: var(--surface); border-right: 1px solid var(--line); height: 100vh; overflow-y: auto; position: sticky; top: 0; }
header { padding: 24px 16px 16px; border-bottom: 1px solid var(--line); position: sticky; top: 0; background: var(--surface); }
h1 { font-size: 20px; line-height: 1.25; margin: 0; }
h1 a { color: inherit; text-decoration: none; }
.hint { color: var(--quiet); margin: 4px 0 0; }
form { margin-top: 12px; }
label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
input { width: 100%; height: 40px; padding: 0 12px; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--control); border-radius: var(--radius); }
ol, .links { list-style: none; margin: 0; padding: 0; }
ol a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 12px; padding: 12px 16px; color: inherit; text-decoration: none; border-bottom: 1px solid var(--line); transition: background-color 120ms ease-out; }
ol a:hover { background: var(--backdrop); }
ol a:focus-visible { outline-offset: -2px; }
ol a[aria-current] { background: var(--chosen); }
.to { font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.subject { color: var(--quiet); overflow-wrap: anywhere; }
time { justify-self: end; color: var(--quiet); font-variant-numeric: tabular-nums; white-space: nowrap; }
.state { justify-self: end; align-self: start; font-size: 12px; line-height: 20px; padding: 0 8px; border: 1px solid var(--line); border-radius: 10px; color: var(--quiet); white-space: nowrap; }
.state[data-state="sent"] { color: var(--good); }
.state[data-state="failed"], .state[data-state="refused"], .problem { color: var(--bad); }
.reading { padding: 32px; min-width: 0; }
article { max-width: 760px; margin: 0 auto; }
.back { display: none; margin: 0 0 12px; }
h2 { font-size: 24px; line-height: 1.25; margin: 0 0 16px; overflow-wrap: anywhere; }
h3 { font-size: 14px; margin: 24px 0 8px; }
dl { margin: 0; display: grid; gap: 4px; }
dl div { display: grid; grid-template-columns: 64px minmax(0, 1fr); }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
dd time { color: inherit; }
.links li { overflow-wrap: anywhere; padding: 4px 0; }
iframe { width: 100%; height: 640px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); }
summary { cursor: pointer; padding: 4px 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px; margin: 8px 0 0; background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius); font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.empty { color: var(--quiet); padding: 24px 16px; margin: 0; max-width: 44ch; }
.reading > .empty { margin: 20vh auto 0; text-align: center; }
@media (max-width: 760px) {
  body { grid-template-columns: minmax(0, 1fr); }
  .list { border-right: 0; height: auto; position: static; }
  body[data-open] .list, body:not([data-open]) .reading { display: none; }
  .reading { padding: 16px; }
  .back { display: block; }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
`;
