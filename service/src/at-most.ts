/** Lets only so many works run at once; the others wait for their turn, first come, first served. */
export function atMost(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < most) running++;
    else await new Promise<void>((goOn) => waiting.push(goOn));
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
