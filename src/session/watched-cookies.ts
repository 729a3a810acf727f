import { COOKIE_CHECK_MILLIS } from "../protocol/limits/timers.js";
import { type Clock, systemClock } from "../transport/clock.js";

/** Where a tab that wrote cookies tells the others, for those whose browser does not. */
export const COOKIE_CHANNEL = "stackkit-cookies";

interface Watched {
  readonly document: { readonly cookie: string };
  readonly clock?: Pick<Clock, "after">;
  /** The cookies as they were when somebody began to listen; as they are now, unless stated. */
  readonly seen?: string;
}

/** Looks at the cookies every 100 ms, where the browser does not tell of changes. What comes back ends it. */
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
  // Timers of a tab in the background are slowed down; messages are not.
  const channel = new BroadcastChannel(COOKIE_CHANNEL);
  channel.onmessage = compare;
  return () => {
    stop();
    channel.close();
  };
}
