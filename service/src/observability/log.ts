import type { Clock } from "../core/clock.js";

type Facts = Readonly<Record<string, unknown>>;

/** Lines of JSON, one an event. Nothing secret goes in: no tokens, codes, keys, bodies or queries. */
export interface Log {
  info(message: string, facts?: Facts): void;
  warn(message: string, facts?: Facts): void;
  error(message: string, facts?: Facts): void;
}

/** Errors with what helps to find them, which JSON leaves out. */
const plain = (facts: Facts): Facts => {
  const { error } = facts;
  return error instanceof Error
    ? { ...facts, error: { name: error.name, message: error.message, stack: error.stack } }
    : facts;
};

export function createLog(clock: Clock, write: (line: string) => void): Log {
  let lastMillis = Number.NaN;
  let lastTime = "";
  /** Of many requests at once most end in the same millisecond. */
  const time = () => {
    const now = clock.now();
    if (now !== lastMillis) {
      lastMillis = now;
      lastTime = new Date(now).toISOString();
    }
    return lastTime;
  };
  const at =
    (level: string) =>
    (message: string, facts: Facts = {}) => {
      const head = `{"at":"${time()}","level":"${level}","message":${JSON.stringify(message)}`;
      const rest = JSON.stringify(plain(facts));
      write(rest === "{}" ? `${head}}` : `${head},${rest.slice(1)}`);
    };
  return { info: at("info"), warn: at("warn"), error: at("error") };
}

export const silentLog: Log = { info() {}, warn() {}, error() {} };

/** What several processes write to one pipe is not mixed up as long as each writes no more at once. */
export const WHOLE_ON_A_PIPE_BYTES = 4096;

/** Writes the lines of a turn of the event loop together: under load a write for each would cost as much as the rest of a request. */
export function gatherLines(
  write: (lines: string) => void,
  bytesAtMost = Number.POSITIVE_INFINITY,
): { readonly add: (line: string) => void; readonly flush: () => void } {
  let lines: string[] = [];
  const flush = () => {
    const all = lines;
    lines = [];
    for (const piece of piecesOf(all, bytesAtMost)) write(piece);
  };
  return {
    add(line) {
      if (lines.push(`${line}\n`) === 1) setImmediate(flush);
    },
    flush,
  };
}

/** Lines in pieces of so many bytes at most. A line that is longer is a piece of its own. */
function piecesOf(lines: readonly string[], bytesAtMost: number): string[] {
  const pieces: string[] = [];
  let left = 0;
  for (const line of lines) {
    const bytes = Buffer.byteLength(line);
    if (bytes <= left) pieces[pieces.length - 1] += line;
    else pieces.push(line);
    left = (bytes <= left ? left : bytesAtMost) - bytes;
  }
  return pieces;
}
