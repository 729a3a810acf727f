import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { PROVIDER_TIMEOUT_MILLIS } from "../core/limits.js";
import { outgoing } from "../core/outgoing.js";
import { TRUSTED_TARGET } from "../core/public-address.js";
import { ServiceError } from "../core/service-error.js";
import type { Vault } from "../core/vault.js";
import type { Database } from "../db/database.js";
import type { Settings } from "../settings/settings.js";
import { createEmulatedProvider, type EmulatedProvider } from "./emulated-provider.js";

/** The path of emulated providers under that of the pages: `/emulator/google`. */
export const EMULATOR_PATH = "/emulator";
/** The service's client id and secret. */
export const EMULATOR_CLIENT = "stackkit-emulator";

/**
 * Replaces providers in development: a real OpenID provider for each name under {@link
 * EMULATOR_PATH}.
 */
export interface Emulator extends AsyncDisposable {
  /** The issuer of an emulated provider for a service reached at `origin`. */
  issuerOf(providerId: string, origin: string): string;
  /** Whether a URL is in the emulator of a service reached at `origin`. */
  standsAt(url: string, origin: string): boolean;
  handle(request: Request, origin: string): Promise<Response>;
}

const LOOPBACK = "127.0.0.1";
const PLAIN = { "content-type": "text/plain; charset=utf-8" };
const MAX_PROVIDERS = 50;
const ADDRESS = /^\/emulator\/([a-z][a-z0-9-]{0,62})(\/.*)$/;
const HOP_HEADERS = [
  "connection",
  "content-length",
  "host",
  "keep-alive",
  "transfer-encoding",
  "expect",
  "upgrade",
];

interface EmulatorContext {
  readonly db: Database;
  readonly vault: Vault;
  readonly settings: Pick<Settings, "pagesPath">;
}

/** The address for which a request is proxied, with all paths in front of the emulator's own. */
const BASE_HEADER = "x-emulator-base";

/** The path in front of the emulator's own. */
const pathBefore = (base: string): string => new URL(base).pathname.replace(/\/$/, "");

/**
 * The OpenID provider needs a Node server, while the service may run without a port. So the
 * provider listens on its own loopback port from the first request on, and the service proxies to
 * it.
 */
export function createEmulator(context: EmulatorContext): Emulator {
  const { pagesPath } = context.settings;
  const providers = new Map<string, Promise<EmulatedProvider>>();
  let server: Promise<Server> | undefined;

  function providerAt(providerId: string, base: string): Promise<EmulatedProvider> {
    const issuer = `${base}${EMULATOR_PATH}/${providerId}`;
    const origin = base.slice(0, base.length - pagesPath.length);
    const known = providers.get(issuer);
    if (known) return known;
    if (providers.size >= MAX_PROVIDERS) providers.delete(providers.keys().next().value as string);
    const made = createEmulatedProvider(context, { issuer, providerId, origin });
    providers.set(issuer, made);
    made.catch(() => providers.delete(issuer));
    return made;
  }

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // The service alone sends requests here, by address: any other name is DNS rebinding.
    if (request.headers.host !== `${LOOPBACK}:${request.socket.localPort}`) {
      response.writeHead(403, PLAIN).end("The provider emulator answers only its service.");
      return;
    }
    const [, providerId, rest] = ADDRESS.exec(request.url ?? "") ?? [];
    if (providerId === undefined || rest === undefined) {
      response.writeHead(404, PLAIN).end("There is no such page at the provider emulator.");
      return;
    }
    const base = String(request.headers[BASE_HEADER]);
    const provider = await providerAt(providerId, base);
    const shownPath = pathBefore(base) + request.url;
    await provider.receive(request, response, { path: rest, shownPath });
  }

  const listen = (): Promise<Server> =>
    new Promise((resolve, reject) => {
      const made = createServer((request, response) => {
        receive(request, response).catch((error: unknown) => {
          const { message } = error as Error;
          response
            .writeHead(500, PLAIN)
            .end(
              error instanceof ServiceError ? message : `The provider emulator failed: ${message}`,
            );
        });
      });
      made.once("error", reject).listen(0, LOOPBACK, () => resolve(made));
    });

  return {
    issuerOf: (providerId, origin) => `${origin}${pagesPath}${EMULATOR_PATH}/${providerId}`,
    standsAt: (url, origin) => url.startsWith(`${origin}${pagesPath}${EMULATOR_PATH}/`),
    async handle(request, origin) {
      server ??= listen();
      const { port } = (await server).address() as AddressInfo;
      const base = origin + pagesPath;
      const before = pathBefore(base);
      const { pathname, search } = new URL(request.url);
      const path = pathname.startsWith(`${before}${EMULATOR_PATH}/`)
        ? pathname.slice(before.length)
        : pathname;
      const { protocol, host } = new URL(origin);
      const headers = new Headers(request.headers);
      for (const name of HOP_HEADERS) headers.delete(name);
      headers.set("x-forwarded-proto", protocol.slice(0, -1));
      headers.set("x-forwarded-host", host);
      headers.set(BASE_HEADER, base);
      const body =
        request.method === "GET" || request.method === "HEAD"
          ? undefined
          : await request.arrayBuffer();
      const passed = {
        method: request.method,
        headers,
        timeoutMillis: PROVIDER_TIMEOUT_MILLIS,
        ...(body ? { body } : {}),
      };
      const answer = await outgoing(
        `http://${LOOPBACK}:${port}${path}${search}`,
        passed,
        TRUSTED_TARGET,
      );
      const passedOn = new Headers(answer.headers);
      for (const name of [...HOP_HEADERS, "content-encoding"]) passedOn.delete(name);
      return new Response(answer.body, { status: answer.status, headers: passedOn });
    },
    async [Symbol.asyncDispose]() {
      const running = await server;
      if (!running) return;
      running.closeAllConnections();
      await new Promise((resolve) => running.close(resolve));
    },
  };
}
