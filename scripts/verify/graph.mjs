/**
 * A step of a run. `needs` names the steps that have to succeed first; `cores` is the number of
 * cores it uses.
 * @typedef {{ name: string, needs?: readonly string[], cores?: number }} Node
 */

/**
 * Throws if a step needs an unknown step or, directly or indirectly, itself.
 * @param {readonly Node[]} steps
 */
function requireOrder(steps) {
  const known = new Set();
  for (const { name, needs = [] } of steps) {
    const missing = needs.find((need) => !known.has(need));
    if (missing !== undefined)
      throw new Error(`The step "${name}" needs "${missing}", which does not come before it.`);
    known.add(name);
  }
}

/**
 * Runs steps in parallel, each as soon as the steps it needs have succeeded and enough cores are
 * free. Earlier steps go first. Skips a step if one that it needs failed.
 * @template {Node} Step
 * @template Result
 * @param {readonly Step[]} steps in an order in which each comes after what it needs
 * @param {{ cores: number, run: (step: Step) => Promise<{ succeeded: boolean, result: Result }>, skip: (step: Step, because: string) => Result }} how
 * @returns {Promise<Result[]>} in the order of the steps
 */
export async function runGraph(steps, { cores, run, skip }) {
  requireOrder(steps);
  /** @type {Map<string, boolean>} */
  const ended = new Map();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  /** @type {Map<string, Result>} */
  const results = new Map();
  let free = cores;

  const start = (/** @type {Step} */ step) => {
    const taken = Math.min(step.cores ?? 1, cores);
    free -= taken;
    const done = run(step).then(({ succeeded, result }) => {
      results.set(step.name, result);
      ended.set(step.name, succeeded);
      running.delete(step.name);
      free += taken;
    });
    running.set(step.name, done);
  };

  let waiting = [...steps];
  while (waiting.length > 0 || running.size > 0) {
    const left = [];
    for (const step of waiting) {
      const needs = step.needs ?? [];
      const failed = needs.find((need) => ended.get(need) === false);
      if (failed !== undefined) {
        results.set(step.name, skip(step, failed));
        ended.set(step.name, false);
      } else if (needs.every((need) => ended.get(need)) && Math.min(step.cores ?? 1, cores) <= free)
        start(step);
      else left.push(step);
    }
    const skipped = waiting.length - left.length > 0 && running.size === 0;
    waiting = left;
    if (!skipped && running.size > 0) await Promise.race(running.values());
  }
  return steps.map(({ name }) => /** @type {Result} */ (results.get(name)));
}
