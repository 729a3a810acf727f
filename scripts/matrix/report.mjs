/** What was tried, and how it went. @param {(line: string) => void} say */
export function createReport(say) {
  let passed = 0;
  /** @type {string[]} */
  const failed = [];

  return {
    /**
     * Tries one thing and tells how it went. A failure ends nothing else.
     * @template T
     * @param {string} cell @param {string} what @param {() => T | Promise<T>} run
     * @returns {Promise<{ done: T } | undefined>} nothing where it failed
     */
    async attempt(cell, what, run) {
      const started = performance.now();
      const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
      try {
        const done = await run();
        passed++;
        say(`ok      ${cell}  ${what}  ${seconds()}`);
        return { done };
      } catch (error) {
        failed.push(`${cell}  ${what}`);
        say(
          `FAILED  ${cell}  ${what}  ${seconds()}\n${error instanceof Error ? error.stack : error}`,
        );
        return undefined;
      }
    },
    /** Tells what failed, and how much of all. Returns whether all is well. */
    close() {
      say("\n=== summary\n");
      for (const line of failed) say(`FAILED  ${line}`);
      say(`${passed} passed, ${failed.length} failed`);
      return failed.length === 0 && passed > 0;
    },
  };
}

/** @typedef {ReturnType<typeof createReport>} Report */
