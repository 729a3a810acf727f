import { describe, expect, it } from "vitest";
import { answerBatches } from "../../../service/src/core/batches.js";

async function* batchesOf(...batches: number[][]) {
  for (const batch of batches) yield batch;
}

/** The items of a list as its answer shows them. */
async function itemsOf(...batches: number[][]): Promise<unknown> {
  const answer = await answerBatches(
    batchesOf(...batches),
    { show: (row) => row, rest: () => ({ more: false }) },
    200,
  );
  const text = answer instanceof Response ? await answer.text() : String(answer.body);
  return JSON.parse(text).items;
}

describe("a list that is read in batches", () => {
  it.each([
    ["none", []],
    ["one", [[1, 2]]],
    ["several", [[1], [2, 3], [4]]],
    ["empty ones at the beginning", [[], [], [1]]],
    ["empty ones in the middle and at the end", [[1], [], [2], []]],
    ["nothing but empty ones", [[], [], []]],
  ])("is one JSON document: %s", async (_what, batches) => {
    expect(await itemsOf(...batches)).toEqual(batches.flat());
  });
});
