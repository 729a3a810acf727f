import type { Writable } from "node:stream";
import pg from "pg";
import { type KnownColumns, PlannedRead } from "./planned-read.js";
import { preparedName } from "./prepared.js";

/** Reads by a key take milliseconds: a connection that is silent for so long is given up, and whoever waits for it is told. */
const SILENT_AT_MOST_MILLIS = 10_000;

/** One connection to PostgreSQL on which a read is sent without waiting for the answers of those before it. */
export interface Pipeline extends AsyncDisposable {
  read(sql: string, values: unknown[]): Promise<unknown[]>;
}

/** A connection, with what it knows of the statements that it has prepared. */
interface Connected {
  readonly client: pg.Client;
  readonly known: KnownColumns;
}

/**
 * Connects when it is first asked, and anew once a connection was lost. Under load the reads of many requests travel together, which
 * costs the driver and the database far less than each on a connection of its own.
 */
export function createPipeline(config: pg.ClientConfig, silentAtMostMillis = SILENT_AT_MOST_MILLIS): Pipeline {
  let connected: Promise<Connected> | undefined;

  function connect(): Promise<Connected> {
    const client = new pg.Client({ ...config, pipeline: true, query_timeout: silentAtMostMillis });
    const connecting = client.connect().then(() => ({ client, known: new Map() }));
    const forget = () => {
      if (connected === connecting) connected = undefined;
    };
    client.on("error", forget).on("end", forget);
    connecting.catch(forget);
    return connecting;
  }

  return {
    async read(text, values) {
      connected ??= connect();
      const { client, known } = await connected;
      sendAtEndOfTurn(client.connection.stream);
      return new Promise((resolve, reject) => {
        const callback = (error: Error | undefined) => (error ? reject(error) : resolve(read.found));
        const read = new PlannedRead({ name: preparedName(text), text, values, callback }, known, (typeId) => client.getTypeParser(typeId));
        client.query(read as unknown as pg.Submittable);
      });
    },
    async [Symbol.asyncDispose]() {
      // A connection that never came about has nothing to end.
      await connected?.then(
        ({ client }) => client.end(),
        () => {},
      );
    },
  };
}

/** Keeps back what is written until the turn of the event loop ends, so that it leaves at once. */
function sendAtEndOfTurn(stream: Writable): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}
