import { CONSOLE_PATH } from "../console/place.js";
import { setupUrl } from "../console/setup-links.js";
import { systemClock } from "../core/clock.js";
import { DRAIN_MILLIS, STOP_REQUESTS_MILLIS } from "../core/limits.js";
import { PAGES_IN_APP } from "../settings/settings.js";
import { pruneHourly } from "../start/pruning.js";
import { type HostedService, startHosted } from "../start/start.js";
import type { AppHost } from "./app-host.js";
import { isRead, receive } from "./arrivals.js";
import type { RunningService } from "./registry.js";
import type { OpenOptions } from "./service-options.js";

/** Opens a service. Loaded only when it is needed, since this loads all of it. */
export async function openService(
  options: OpenOptions,
  { basePath, waitAfter }: AppHost,
): Promise<RunningService> {
  const { config, appProject, migrations, livesOn, ownOrigin } = options;
  const service = await startHosted(
    { writeLog: writeProblems, ...config },
    {
      basePath,
      pagesPath: PAGES_IN_APP,
      migrations,
      livesOn,
      appProject,
      keepAlive: waitAfter,
    },
  );
  if (service.setupToken !== undefined && !service.context.settings.production)
    console.info(
      `The console has no administrator yet. This link makes the first one, for 30 minutes:\n  ${setupUrl(`${ownOrigin}${basePath}${PAGES_IN_APP}${CONSOLE_PATH}`, service.setupToken)}`,
    );
  let inFlight = 0;
  let onIdle: (() => void) | undefined;
  return {
    livesOn,
    async handle(request, arrival) {
      inFlight++;
      try {
        const arrived = await receive(request, arrival, ownOrigin + basePath);
        return await service.receive(atOwnPath(arrived.request), {
          ...arrived.bindings,
          whenAnswered: () => whenAnswered(waitAfter),
        });
      } finally {
        inFlight--;
        if (inFlight === 0) onIdle?.();
        if (!livesOn && !isRead(request.method)) waitAfter(() => service.runDueWork(DRAIN_MILLIS));
      }
    },
    runJobs: () => runJobs(service),
    async close() {
      const late = new AbortController();
      const idle = new Promise<void>((resolve) => {
        onIdle = resolve;
        if (inFlight === 0) resolve();
      });
      await Promise.race([
        idle,
        systemClock.wait(STOP_REQUESTS_MILLIS, late.signal).catch(() => {}),
      ]);
      late.abort();
      await service.stop();
    },
  };
}

/** Resolves when Next has sent the response, or in the next turn without a request. */
const whenAnswered = (waitAfter: AppHost["waitAfter"]): Promise<void> =>
  new Promise((resolve) => {
    if (!waitAfter(async () => resolve())) setImmediate(resolve);
  });

const runJobs = async (service: HostedService): Promise<object> => ({
  ...(await service.runDueWork(DRAIN_MILLIS)),
  pruned: (await pruneHourly(service.context)) ?? null,
});

/** Pages are outside the API, so the app's route serves them under a path of their own. */
function atOwnPath(request: Request): Request {
  const url = new URL(request.url);
  if (!`${url.pathname}/`.startsWith(`${PAGES_IN_APP}/`)) return request;
  url.pathname = url.pathname.slice(PAGES_IN_APP.length) || "/";
  return new Request(url, request);
}

const ROUTINE = '{"level":"info"';

/** Warnings and errors, beside the app's own output. */
function writeProblems(line: string): void {
  if (!line.startsWith(ROUTINE)) console.error(line);
}
