// Loaded before an app: its time of day is moved by the milliseconds in a file, as by a clock that
// is set.
const { readFileSync } = require("node:fs");

const now = Date.now;
const offset = () => Number(readFileSync(String(process.env.CLOCK_OFFSET_FILE), "utf8"));

Date.now = () => now() + offset();
globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [Date.now()] : given, newTarget),
});
