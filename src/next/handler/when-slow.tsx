import { type ReactElement, Suspense } from "react";
import type { Clock } from "../../transport/clock.js";

/** People wonder about a wait after a few seconds. */
export const SLOW_MILLIS = 4000;

/**
 * A page that its reads keep waiting is sent without them after a while, as `instead`, and its
 * content follows. Until then redirects and errors set the status of the response.
 */
export async function whenSlow(
  page: Promise<ReactElement>,
  clock: Pick<Clock, "after">,
  instead: () => Promise<ReactElement>,
): Promise<ReactElement> {
  let stop = () => {};
  const slow = new Promise<true>((resolve) => {
    stop = clock.after(SLOW_MILLIS, () => resolve(true));
  });
  try {
    const isSlow = await Promise.race([slow, page.then(() => false)]);
    return isSlow ? <Suspense fallback={await instead()}>{page}</Suspense> : page;
  } finally {
    stop();
  }
}
