import type { FastRead } from "../prepared.js";
import { type ConnectionSettings, ServiceClient } from "./client.js";
import { tryServers } from "./try-servers.js";

/**
 * A connection for prepared reads alone. They share it: those of one turn go out together and are
 * answered in order, without a connection of the pool for each. Opened by the first read, and again
 * after it fails or another server is chosen.
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
      const reader = connected();
      return (reader instanceof ServiceClient ? reader : await reader).read(sql, parameters);
    },
    async close() {
      await opening?.catch(() => {});
      await client?.end();
    },
  };
}
