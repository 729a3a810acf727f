import { type Clock, systemClock } from "../transport/clock.js";

/** Polling interval for changed cookies in browsers without cookie events. */
const COOKIE_CHECK_MILLIS = 100;

/** The channel on which tabs announce cookie writes, for browsers without `cookieStore`. */
export const COOKIE_CHANNEL = "stackkit-cookies";

interface Watched {
  readonly document: { readonly cookie: string };
  readonly clock?: Pick<Clock, "after">;
  /** The cookies at the time of subscription. Default: the current ones. */
  readonly seen?: string;
}

/**
 * Polls the cookies every 100 ms, for browsers without `cookieStore`. Returns a function that stops
 * it.
 */
export function watchCookies(
  { document, clock = systemClock, seen = document.cookie }: Watched,
  listener: () => void,
): () => void {
  const compare = () => {
    if (document.cookie === seen) return;
    seen = document.cookie;
    listener();
  };
  const look = () => {
    stop = clock.after(COOKIE_CHECK_MILLIS, look);
    compare();
  };
  let stop = clock.after(COOKIE_CHECK_MILLIS, look);
  // Browsers throttle timers of background tabs, but not messages.
  const channel = new BroadcastChannel(COOKIE_CHANNEL);
  channel.onmessage = compare;
  return () => {
    stop();
    channel.close();
  };
}
