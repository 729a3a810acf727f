import { describe, expect, it } from "vitest";
import { runGraph } from "../../scripts/verify/graph.mjs";

interface Step {
  readonly name: string;
  readonly needs?: readonly string[];
  readonly cores?: number;
}

/** Runs steps that end when the test says so, and notes what runs at once. */
function trial(steps: readonly Step[], cores = 2, failing: readonly string[] = []) {
  const open = new Map<string, () => void>();
  const started: string[] = [];
  const all = runGraph(steps, {
    cores,
    run: async ({ name }) => {
      started.push(name);
      await new Promise<void>((resolve) => open.set(name, resolve));
      return { succeeded: !failing.includes(name), result: `${name} ran` };
    },
    skip: ({ name }, because) => `${name} skipped for ${because}`,
  });
  const end = async (name: string) => {
    open.get(name)?.();
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  return { all, started, end };
}

describe("the steps of a run", () => {
  it("run in parallel while cores are free, in order", async () => {
    const { all, started, end } = trial([{ name: "a" }, { name: "b" }, { name: "c" }]);
    expect(started).toEqual(["a", "b"]);
    await end("b");
    expect(started).toEqual(["a", "b", "c"]);
    await end("a");
    await end("c");
    expect(await all).toEqual(["a ran", "b ran", "c ran"]);
  });

  it("wait for the steps they need, while later ones run", async () => {
    const { all, started, end } = trial([
      { name: "build" },
      { name: "test", needs: ["build"] },
      { name: "lint" },
    ]);
    expect(started).toEqual(["build", "lint"]);
    await end("lint");
    expect(started).toEqual(["build", "lint"]);
    await end("build");
    expect(started).toEqual(["build", "lint", "test"]);
    await end("test");
    await all;
  });

  it("are skipped, with their dependents, if a step they need fails", async () => {
    const { all, end } = trial(
      [
        { name: "build" },
        { name: "test", needs: ["build"] },
        { name: "report", needs: ["test"] },
        { name: "lint" },
      ],
      2,
      ["build"],
    );
    await end("lint");
    await end("build");
    expect(await all).toEqual([
      "build ran",
      "test skipped for build",
      "report skipped for test",
      "lint ran",
    ]);
  });

  it("run alone if they use all cores or more", async () => {
    const { all, started, end } = trial([{ name: "a" }, { name: "big", cores: 4 }, { name: "b" }]);
    expect(started).toEqual(["a", "b"]);
    await end("a");
    await end("b");
    expect(started).toEqual(["a", "b", "big"]);
    await end("big");
    await all;
  });

  it("are refused in an order with a cycle", async () => {
    await expect(trial([{ name: "a", needs: ["b"] }, { name: "b" }]).all).rejects.toThrow(
      '"a" needs "b"',
    );
  });
});
