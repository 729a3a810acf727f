/** Where a request comes from. */
export type Arrival =
  | { readonly from: "this-process"; readonly currentHeaders: () => Promise<Headers | undefined> }
  | { readonly from: "platform" }
  /** A connection whose address may be unknown. */
  | { readonly from: "connection"; readonly peer: string | undefined };

/** An open service. */
export interface RunningService {
  /** Whether the process lives on between requests. */
  readonly livesOn: boolean;
  readonly handle: (request: Request, arrival: Arrival) => Promise<Response>;
  /** Sends due mails and webhooks, and deletes expired rows. */
  readonly runJobs: () => Promise<object>;
  /** Finishes requests in flight and background work, up to a limit. */
  readonly close: () => Promise<void>;
}

interface OpenSlot {
  readonly hash: string;
  order: number;
  readonly running: Promise<RunningService>;
}

/**
 * State of this process, shared by all bundles of the app: pages, routes and the proxy each have
 * their own copy of this package.
 */
export interface Registry {
  /** The number of services created so far. A later one replaces earlier ones. */
  created: number;
  open: OpenSlot | undefined;
  /** The header in which connections' addresses reach the route, once they are recorded. */
  addressHeader: string | undefined;
  /** Requests whose address was not recorded. */
  unrecorded: number;
  /** Requests of the app's server whose responses have not ended. */
  requests: number;
  /** Called when `requests` becomes zero. */
  onIdle: (() => void) | undefined;
  /** Settles when the service has stopped with the process. */
  stopped: Promise<void> | undefined;
  isStopping: boolean;
  /** Whether Next waits for `stopped` before it ends the process. */
  isAwaited: boolean;
}

const key: unique symbol = Symbol.for("@stackkit/service/next") as never;
const globals = globalThis as { [key]?: Registry };

export function registry(): Registry {
  globals[key] ??= {
    created: 0,
    open: undefined,
    addressHeader: undefined,
    unrecorded: 0,
    requests: 0,
    onIdle: undefined,
    stopped: undefined,
    isStopping: false,
    isAwaited: false,
  };
  return globals[key];
}
