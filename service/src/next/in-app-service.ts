import { ServiceError } from "../core/service-error.js";
import { appHost } from "./app-host.js";
import { watchConnections } from "./connections.js";
import { environment } from "./environment.js";
import { type RunningService, registry } from "./registry.js";
import {
  currentHeaders,
  failInBuild,
  outsideRequest,
  requestTime,
  waitAfter,
} from "./request-scope.js";
import { hashOfOptions, type InAppServiceOptions, resolveOptions } from "./service-options.js";
import { stopWithProcess } from "./stop-with-process.js";

const BUILD_PHASE = "phase-production-build";

/** The service in this app's process. Give it to `StackServerApp` as its option `service`. */
export interface InAppService {
  /** Handles a request from this process, without the network. Opens the service if needed. */
  readonly fetch: (request: Request) => Promise<Response>;
}

const openers = new WeakMap<InAppService, () => Promise<RunningService>>();

/**
 * Describes the service of this app. Opens nothing: the first request or call does. All parts of
 * the app share one open service. After a change of the options in development the former one
 * finishes its requests and closes.
 */
export function createService(options: InAppServiceOptions = {}): InAppService {
  watchConnections();
  registry().created++;
  const order = registry().created;
  const open = () => openInOrder(options, order);
  const service: InAppService = {
    async fetch(request) {
      await requestTime();
      return handleBy(open, (running) =>
        running.handle(request, { from: "this-process", currentHeaders }),
      );
    },
  };
  openers.set(service, open);
  return service;
}

/** Opens the service that `service` describes. */
export function openedOf(service: InAppService): Promise<RunningService> {
  const open = openers.get(service);
  if (open) return open();
  throw new ServiceError(
    "not-a-service",
    "serviceRoute() takes what createService() returned, or nothing.",
  );
}

/** Hands a request to the service, and answers 503 if that cannot be opened. */
export async function handleBy(
  open: () => Promise<RunningService>,
  handle: (running: RunningService) => Promise<Response>,
): Promise<Response> {
  let running: RunningService;
  try {
    running = await open();
  } catch (error) {
    if (isServiceError(error) && error.code === "opened-in-build") throw error;
    return unavailable(error);
  }
  return handle(running);
}

async function openInOrder(options: InAppServiceOptions, order: number): Promise<RunningService> {
  const env = environment();
  if (env.NEXT_PHASE === BUILD_PHASE) await failInBuild();
  const shared = registry();
  if (shared.isStopping)
    throw new ServiceError("stopping", "The app is stopping, and the service with it.");
  const resolved = resolveOptions(options, env);
  const hash = hashOfOptions(resolved);
  const { open: former } = shared;
  if (former && (former.hash === hash || former.order > order)) {
    former.order = Math.max(former.order, order);
    return awaited(former.running);
  }
  const running = outsideRequest(async () => {
    await former?.running.then(
      (old) => old.close(),
      () => {},
    );
    // Loads the whole service. In development the file that Node loads takes it from a bundle of
    // its own: the app's bundler would compile hundreds of modules for the first page.
    const { openService } = await import("./open-service.js");
    return openService(resolved, appHost());
  });
  const slot = { hash, order, running };
  shared.open = slot;
  // A failed start is tried again by the next request.
  running.catch(() => {
    if (shared.open === slot) shared.open = undefined;
  });
  return awaited(running);
}

/** An error of the service, which Node may have loaded apart from this file. */
const isServiceError = (error: unknown): error is ServiceError =>
  error instanceof Error && error.name === "ServiceError" && "code" in error;

/** Lets Next wait for the service when it stops. */
async function awaited(opening: Promise<RunningService>): Promise<RunningService> {
  const running = await opening;
  const shared = registry();
  if (running.livesOn && !shared.isAwaited) {
    stopWithProcess();
    shared.isAwaited = shared.stopped !== undefined && waitAfter(shared.stopped);
  }
  return running;
}

/** Codes whose messages help visitors of the app and reveal nothing about it. */
const PUBLIC_CODES = ["database-not-migrated", "stopping"];

function unavailable(error: unknown): Response {
  const isOurs = isServiceError(error);
  console.error(isOurs ? `The auth service cannot start. ${error.message}` : error);
  const isShown =
    isOurs && (environment().NODE_ENV !== "production" || PUBLIC_CODES.includes(error.code));
  return new Response(
    isShown ? error.message : "The auth service cannot start. The log of the app says why.",
    {
      status: 503,
      headers: {
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "no-store, max-age=0",
        "retry-after": "2",
      },
    },
  );
}
