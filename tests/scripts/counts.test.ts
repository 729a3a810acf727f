import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import {
  countOne,
  countPlaywright,
  countVitest,
  flakyPlaywright,
  readFlaky,
} from "../../scripts/verify/counts.mjs";
import { makeFolder } from "../support/folder.js";

const report = (content: unknown): string => {
  const file = join(makeFolder(), "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
};

const vitest = (passed: number, failed: number, testResults: unknown[] = []) =>
  report({ numPassedTests: passed, numFailedTests: failed, testResults });

it("a check that is not a test runner counts as one", () => {
  expect([countOne(true), countOne(false)]).toEqual([
    { passed: 1, failed: 0 },
    { passed: 0, failed: 1 },
  ]);
});

it("the tests of a runner count one by one", () => {
  expect(countVitest(vitest(12, 0), true)).toEqual({ passed: 12, failed: 0 });
  expect(countVitest(vitest(10, 2), false)).toEqual({ passed: 10, failed: 2 });
  expect(
    countPlaywright(report({ stats: { expected: 8, flaky: 1, unexpected: 2, skipped: 0 } }), false),
  ).toEqual({ passed: 9, failed: 2 });
});

it("a test file that does not load, or whose setup fails, counts as an additional failure", () => {
  expect(
    countVitest(vitest(3, 0, [{ status: "failed", assertionResults: [] }]), false),
  ).toMatchObject({ passed: 3, failed: 1 });
  expect(
    countVitest(
      vitest(3, 1, [
        { status: "failed", assertionResults: [{ status: "skipped" }] },
        { status: "failed", assertionResults: [{ status: "failed" }] },
      ]),
      false,
    ),
  ).toMatchObject({ passed: 3, failed: 2 });
});

it("a runner that fails without naming a test counts as one failure", () => {
  expect(countVitest(vitest(3, 0), false)).toEqual({ passed: 3, failed: 1 });
  expect(countPlaywright("/nowhere/report.json", false)).toEqual({ passed: 0, failed: 1 });
});

it("a runner that ran no tests has failed, even with exit code 0", () => {
  expect(countVitest(vitest(0, 0), true)).toEqual({ passed: 0, failed: 1 });
});

it("failed tests are listed with the first line of their error", () => {
  const failed = {
    status: "failed",
    fullName: "a lease outlives its life",
    failureMessages: ["Error: too late\n  at lease.test.ts"],
  };
  const files = [
    { name: "lease.test.ts", status: "failed", assertionResults: [failed, { status: "passed" }] },
    {
      name: "broken.test.ts",
      status: "failed",
      message: "Cannot find module\nstack",
      assertionResults: [],
    },
  ];
  expect(countVitest(vitest(1, 1, files), false).failures).toEqual([
    "broken.test.ts: Cannot find module",
    "lease.test.ts: a lease outlives its life: Error: too late",
  ]);
  const suites = [
    {
      title: "team.spec.ts",
      specs: [],
      suites: [
        {
          title: "a team",
          specs: [{ title: "is renamed", file: "team.spec.ts", line: 6, ok: false }],
        },
      ],
    },
  ];
  expect(
    countPlaywright(report({ stats: { expected: 0, flaky: 0, unexpected: 1 }, suites }), false)
      .failures,
  ).toEqual(["team.spec.ts:6: is renamed"]);
});

it("tests that passed on a second try are listed by name", () => {
  const spec = (title: string, status: string) => ({
    title,
    file: "a.spec.ts",
    line: 3,
    ok: true,
    tests: [{ status }],
  });
  const file = report({
    stats: {},
    suites: [
      {
        title: "a",
        specs: [spec("steady", "expected")],
        suites: [{ title: "b", specs: [spec("shaky", "flaky")] }],
      },
    ],
  });
  expect(flakyPlaywright(file)).toEqual(["a.spec.ts:3: shaky"]);
  expect(readFlaky(report(["tests/a.test.ts: shaky"]))).toEqual(["tests/a.test.ts: shaky"]);
  expect([flakyPlaywright("/nowhere.json"), readFlaky("/nowhere.json")]).toEqual([[], []]);
});
