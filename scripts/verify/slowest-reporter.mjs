import process from "node:process";

const SHOWN = 20;

/** A Vitest reporter that prints the slowest tests of a run of many files. */
export default class SlowestReporter {
  /** @param {readonly import("vitest/node").TestModule[]} modules */
  onTestRunEnd(modules) {
    if (modules.length <= SHOWN) return;
    const slowest = modules
      .flatMap((module) => [...module.children.allTests()])
      .map((test) => ({ test, millis: test.diagnostic()?.duration ?? 0 }))
      .toSorted((one, other) => other.millis - one.millis)
      .slice(0, SHOWN);
    const lines = slowest.map(
      ({ test: { name, module }, millis }) =>
        `${(millis / 1000).toFixed(1).padStart(6)} s  ${module.relativeModuleId}: ${name}\n`,
    );
    process.stdout.write(`\nThe ${SHOWN} slowest tests:\n${lines.join("")}`);
  }
}
