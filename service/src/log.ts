import type { Clock } from "./clock.js";

type Facts = Readonly<Record<string, unknown>>;

/** Lines of JSON, one an event. Nothing secret goes in: no tokens, codes, keys, bodies or queries. */
export interface Log {
  info(message: string, facts?: Facts): void;
  warn(message: string, facts?: Facts): void;
  error(message: string, facts?: Facts): void;
}

const plain = (error: unknown): unknown => (error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : error);

export function createLog(clock: Clock, write: (line: string) => void): Log {
  const at =
    (level: string) =>
    (message: string, facts: Facts = {}) =>
      write(JSON.stringify(Object.assign({ at: new Date(clock.now()).toISOString(), level, message }, facts, "error" in facts && { error: plain(facts.error) })));
  return { info: at("info"), warn: at("warn"), error: at("error") };
}

export const silentLog: Log = { info() {}, warn() {}, error() {} };

const GATHERED_MILLIS = 10;

/** Writes the lines of a moment at once: under load a write for each line would cost as much as the rest of a request. */
export function gatherLines(write: (lines: string) => void): { readonly add: (line: string) => void; readonly flush: () => void } {
  let lines = "";
  const flush = () => {
    if (lines !== "") write(lines);
    lines = "";
  };
  return {
    add(line) {
      if (lines === "") setTimeout(flush, GATHERED_MILLIS);
      lines += `${line}\n`;
    },
    flush,
  };
}
