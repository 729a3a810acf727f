import pg from "pg";
import type { Ask } from "./joined-reads.js";

/** Reads by a key take milliseconds: a connection that is silent for so long is given up, and whoever waits for it is told. */
const SILENT_AT_MOST_MILLIS = 10_000;

/** One connection to PostgreSQL on which a statement is sent without waiting for the answers to those before it. */
export interface Pipeline extends AsyncDisposable {
  readonly ask: Ask;
}

/** Connects when it is first asked, and anew once a connection was lost. */
export function createPipeline(config: pg.ClientConfig, silentAtMostMillis = SILENT_AT_MOST_MILLIS): Pipeline {
  let connected: Promise<pg.Client> | undefined;

  function connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...config, pipeline: true, query_timeout: silentAtMostMillis });
    const connecting = client.connect().then(() => client);
    const forget = () => {
      if (connected === connecting) connected = undefined;
    };
    client.on("error", forget).on("end", forget);
    connecting.catch(forget);
    return connecting;
  }

  return {
    async ask(query) {
      connected ??= connect();
      return (await connected).query<unknown[]>({ ...query, rowMode: "array" });
    },
    async [Symbol.asyncDispose]() {
      // A connection that never came about has nothing to end.
      await connected?.then(
        (client) => client.end(),
        () => {},
      );
    },
  };
}
