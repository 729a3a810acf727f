import { PlainError } from "./plain-error.js";

/** How soon it may be less, for those who are turned away. */
const TRY_AGAIN_SECONDS = "5";

/**
 * Lets only so many works run at once; others wait for their turn, first come, first served. Where so many wait already that nobody would still be there when
 * theirs comes, they are turned away by an answer 503.
 */
export function atMost(most: number, waitingAtMost: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < most) running++;
    else if (waiting.length < waitingAtMost) await new Promise<void>((goOn) => waiting.push(goOn));
    else throw new PlainError(503, "The service has more to do than it can just now. Please try again.", { "retry-after": TRY_AGAIN_SECONDS });
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place goes from one to the other, so that nobody who comes in between takes it.
      if (next) next();
      else running--;
    }
  };
}
