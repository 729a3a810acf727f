import type { FastRead } from "../prepared.js";
import { DatabaseUnavailable } from "../unavailable.js";
import { type ConnectionSettings, ServiceClient } from "./client.js";
import { tryServers } from "./try-servers.js";

/**
 * A connection for prepared reads alone. They share it: those of one turn go out together and are
 * answered in order, without a connection of the pool for each. Opened by the first read, and again
 * after it fails or another server is chosen. Reads that it takes along are sent once more.
 */
export function createPipelinedReads(settings: ConnectionSettings): {
  readonly read: FastRead;
  close(): Promise<void>;
} {
  let client: ServiceClient | undefined;
  let opening: Promise<ServiceClient> | undefined;

  async function open(): Promise<ServiceClient> {
    const opened = await tryServers(settings, () =>
      new ServiceClient(settings, { pipeline: true }).connect(),
    );
    const forget = () => {
      if (client === opened) client = undefined;
    };
    opened.once("error", forget).once("end", forget);
    client = opened;
    return opened;
  }

  function connected(): ServiceClient | Promise<ServiceClient> {
    if (client && !client.isStale) return client;
    // It answers what it was sent before it ends.
    void client?.end();
    client = undefined;
    opening ??= open().finally(() => {
      opening = undefined;
    });
    return opening;
  }

  return {
    async read(sql, parameters) {
      const connection = connected();
      const reader = connection instanceof ServiceClient ? connection : await connection;
      try {
        return await reader.read(sql, parameters);
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable) || error.reason !== "connection") throw error;
        // One cut would fail every read under way; a read can be sent again.
        if (client === reader) client = undefined;
        return (await connected()).read(sql, parameters);
      }
    },
    async close() {
      await opening?.catch(() => {});
      await client?.end();
    },
  };
}
