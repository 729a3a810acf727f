import { pino } from "pino";
import type { Clock } from "./clock.js";

type Fields = Readonly<Record<string, unknown>>;

/** Writes one line of JSON per event. Never log tokens, codes, keys, bodies or queries. */
export interface Log {
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
}

const serializeError = (error: unknown): unknown =>
  error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : error;

/** A log that passes each line, without its line break, to `write`. */
export function createLog(clock: Clock, write: (line: string) => void): Log {
  const logger = pino(
    {
      base: null,
      messageKey: "message",
      timestamp: () => `,"at":"${new Date(clock.now()).toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
      serializers: { error: serializeError },
    },
    { write: (line) => write(line.trimEnd()) },
  );
  return {
    info: (message, fields) => logger.info(fields, message),
    warn: (message, fields) => logger.warn(fields, message),
    error: (message, fields) => logger.error(fields, message),
  };
}

/** Writes nothing. */
export const silentLog: Log = { info() {}, warn() {}, error() {} };

/** Writes of up to this size to a pipe that several processes share are not interleaved. */
export const WHOLE_ON_A_PIPE_BYTES = 4096;

/**
 * Batches the lines of one event-loop turn in one write: one write per line would double a
 * request's cost under load.
 */
export function gatherLines(
  write: (lines: string) => void,
  maxBytes = Number.POSITIVE_INFINITY,
): { readonly add: (line: string) => void; readonly flush: () => void } {
  let lines: string[] = [];
  const flush = () => {
    const all = lines;
    lines = [];
    for (const piece of piecesOf(all, maxBytes)) write(piece);
  };
  return {
    add(line) {
      if (lines.push(`${line}\n`) === 1) setImmediate(flush);
    },
    flush,
  };
}

/** Joins lines into pieces of at most `maxBytes`. A longer line is a piece by itself. */
function piecesOf(lines: readonly string[], maxBytes: number): string[] {
  const pieces: string[] = [];
  let left = 0;
  for (const line of lines) {
    const bytes = Buffer.byteLength(line);
    if (bytes <= left) pieces[pieces.length - 1] += line;
    else pieces.push(line);
    left = (bytes <= left ? left : maxBytes) - bytes;
  }
  return pieces;
}
