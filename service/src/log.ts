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

/** What several processes write to one pipe is not mixed up as long as each writes no more at once. */
const WRITTEN_AT_MOST_BYTES = 4096;

/** Writes the lines of a turn of the event loop together: under load a write for each line would cost as much as the rest of a request. */
export function gatherLines(write: (lines: string) => void): { readonly add: (line: string) => void; readonly flush: () => void } {
  let lines = "";
  let bytes = 0;
  const flush = () => {
    if (lines !== "") write(lines);
    lines = "";
    bytes = 0;
  };
  return {
    add(line) {
      const own = Buffer.byteLength(line) + 1;
      if (bytes + own > WRITTEN_AT_MOST_BYTES) flush();
      if (lines === "") setImmediate(flush);
      lines += `${line}\n`;
      bytes += own;
    },
    flush,
  };
}
