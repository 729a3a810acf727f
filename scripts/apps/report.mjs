/** Reports checks and their results. @param {(line: string) => void} say */
export function createReport(say) {
  let passed = 0;
  /** @type {string[]} */
  const failed = [];

  return {
    /**
     * Runs one check and prints the result. Never throws.
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
    /** Prints the summary. Returns whether all checks passed. */
    close() {
      say("\n=== summary\n");
      for (const line of failed) say(`FAILED  ${line}`);
      say(`${passed} passed, ${failed.length} failed`);
      return failed.length === 0 && passed > 0;
    },
  };
}

/** @typedef {ReturnType<typeof createReport>} Report */
