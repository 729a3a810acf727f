import { cookieAttributes, isHttps, pageValue, receivedValue } from "../session/server-cookies.js";
import { UsageError } from "../transport/usage-error.js";
import { createCircuitBreaker } from "./circuit-breaker.js";
import type { Cookies, Environment } from "./environment.js";
import { hookInServerComponent } from "./hook-errors.js";
import { noAuthInterrupts } from "./no-auth-interrupts.js";
import { rendering } from "./rendering/react-server.js";
import { requestTime } from "./request-time.js";

/** Server components, server actions, route handlers and the proxy. */
export const environment: Environment = {
  ...rendering,
  useQuery: (_, __, hook, twin) => {
    throw hookInServerComponent(hook, twin);
  },
  cookies: requestCookies,
  isOutsideRequest,
  forcedStaticRoute,
  requestHeader: async (name) => {
    try {
      const { headers } = await nextHeaders();
      return (await headers()).get(name);
    } catch (cause) {
      if (isNoRequest(cause)) return null;
      throw cause;
    }
  },
  pageJar: undefined,
  currentUrl: () => undefined,
  go: async (to, { replace }) => {
    const { RedirectType, redirect } = await nextNavigation();
    redirect(to, replace ? RedirectType.replace : RedirectType.push);
  },
  forgetPages: () => {},
  interrupt: async (how) => {
    const { unauthorized, forbidden } = await nextNavigation();
    try {
      return how === "unauthorized" ? unauthorized() : forbidden();
    } catch (error) {
      // Next's own error has a digest; without the option it throws a plain error.
      if (error instanceof Error && "digest" in error) throw error;
      throw (await isRouteHandler()) ? refusal(how) : noAuthInterrupts(how);
    }
  },
  useGo: () => {
    throw hookInServerComponent("useNavigate", "redirect");
  },
  runExclusively: (_, run) => run(),
  isOnline: () => true,
  circuitBreaker: createCircuitBreaker,
};

let headersModule: Promise<typeof import("next/dist/api/headers.js")> | undefined;

/**
 * Loaded when it is first needed, since a script in plain Node cannot load Next's modules, and may
 * never ask for a request. By another path, Turbopack's edge builds get a second copy of Next's
 * request storage, which is always empty.
 */
function nextHeaders(): Promise<typeof import("next/dist/api/headers.js")> {
  headersModule ??= import("next/dist/api/headers.js").catch(noRequest);
  return headersModule;
}

/**
 * What bundlers make of "next/navigation" on a server. By that name, with the ending that Node
 * wants, they take the browser's, which route handlers cannot load.
 */
const nextNavigation = () => import("next/dist/api/navigation.react-server.js");

async function workOfNext() {
  const { workAsyncStorage } = await import(
    "next/dist/server/app-render/work-async-storage.external.js"
  );
  return workAsyncStorage.getStore();
}

/** A route handler has no page to show instead, so it needs no option to answer with a status. */
const isRouteHandler = async (): Promise<boolean> =>
  (await workOfNext())?.page.endsWith("/route") ?? false;

async function forcedStaticRoute(): Promise<string | undefined> {
  const work = await workOfNext();
  return work?.forceStatic ? work.route : undefined;
}

const STATUS = { unauthorized: 401, forbidden: 403 };

/** The error that Next turns into the response of a route handler. */
function refusal(how: keyof typeof STATUS): Error {
  const digest = `NEXT_HTTP_ERROR_FALLBACK;${STATUS[how]}`;
  return Object.assign(new Error(digest), { digest });
}

let storageModule:
  | Promise<
      typeof import("next/dist/server/app-render/work-unit-async-storage.external.js") | undefined
    >
  | undefined;

/** Work of Next without a request. A private cache has the cookies of its user. */
const WITHOUT_REQUEST: readonly string[] = ["cache", "unstable-cache", "build-time-generator"];

/** Looks first: a refused `cookies()` in a cache fails the page, even if the error is caught. */
async function isOutsideRequest(): Promise<boolean> {
  storageModule ??= import("next/dist/server/app-render/work-unit-async-storage.external.js").catch(
    () => undefined,
  );
  const unit = (await storageModule)?.workUnitAsyncStorage.getStore();
  if (unit?.phase !== "after") return unit !== undefined && WITHOUT_REQUEST.includes(unit.type);
  try {
    // Only Next knows what called `after`: actions and route handlers may read cookies there.
    await (await nextHeaders()).cookies();
    return false;
  } catch {
    return true;
  }
}

async function openRequest() {
  const next = await nextHeaders();
  try {
    return await Promise.all([next.cookies(), next.headers()]);
  } catch (cause) {
    // Rethrows Next's control-flow errors; only a missing request gets our message.
    if (isNoRequest(cause)) return noRequest(cause);
    throw cause;
  }
}

const isNoRequest = (cause: unknown): boolean =>
  cause instanceof Error &&
  (cause.message.includes("outside a request scope") ||
    ("code" in cause && cause.code === "STORE_NOT_ON_SERVER"));

async function requestCookies(): Promise<Cookies> {
  const [cookies, headers] = await openRequest();
  await requestTime();
  const write = (change: () => unknown) => {
    try {
      change();
    } catch {
      // Server components cannot write cookies. The proxy, the next action or the browser does.
    }
  };
  const get = (name: string) =>
    receivedValue(pageValue(headers.get("cookie"), name, cookies.get(name)?.value));
  const isSecure = () => isHttps(get, (name) => headers.get(name));
  return {
    scope: cookies,
    jar: {
      get,
      set: (name, value, options) =>
        write(() => cookies.set(name, value, cookieAttributes(options, isSecure()))),
      delete: (name) => write(() => cookies.delete({ name, path: "/" })),
      // Requests list cookies in the browser's order.
      names: () => cookies.getAll().map(({ name }) => name),
    },
  };
}

function noRequest(cause: unknown): never {
  throw new UsageError(
    "STORE_NOT_ON_SERVER",
    `The token store "nextjs-cookie" was used outside a request, so there are no cookies ` +
      "to read. Use it in a server component, action, route handler or proxy, or pass another " +
      `tokenStore ("memory", a request, or a pair of tokens).`,
    { cause },
  );
}
