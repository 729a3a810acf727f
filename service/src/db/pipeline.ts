import type { Ask } from "./joined-reads.js";
import type { ServiceClient } from "./postgres/client.js";

/** One connection to PostgreSQL on which a statement is sent without waiting for the answers to those before it. */
export interface Pipeline extends AsyncDisposable {
  readonly ask: Ask;
}

/** Connects when it is first asked, and anew once a connection was lost. A connection that is silent for too long is given up. */
export function createPipeline(connect: () => Promise<ServiceClient>): Pipeline {
  let connected: Promise<ServiceClient> | undefined;

  function reconnect(): Promise<ServiceClient> {
    const connecting = connect();
    const forget = () => {
      if (connected === connecting) connected = undefined;
    };
    connecting.then((client) => client.on("error", forget).on("end", forget), forget);
    return connecting;
  }

  async function ask(query: Parameters<Ask>[0]): ReturnType<Ask> {
    connected ??= reconnect();
    const used = connected;
    const client = await used;
    if (client.isStale) {
      if (connected === used) connected = undefined;
      void client.end();
      return ask(query);
    }
    return client.query({ ...query, rowMode: "array" });
  }

  return {
    ask,
    async [Symbol.asyncDispose]() {
      // A connection that never came about has nothing to end.
      await connected?.then(
        (client) => client.end(),
        () => {},
      );
    },
  };
}
