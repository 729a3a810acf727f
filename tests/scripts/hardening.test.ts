import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { GUARDS, GUARDS_BY_FOLDER } from "../../scripts/hardening/guards.mjs";
import { withoutGuard } from "../../scripts/hardening/remove-guard.mjs";
import {
  findingOf,
  groupBySuite,
  PROJECTS,
  readAttempts,
  renderReport,
} from "../../scripts/hardening/report.mjs";
import config from "../../vitest.config.js";
import { FINDINGS } from "../hardening/findings/index.js";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

const SUITES = `${ROOT}tests/hardening/`;

const result = (title: string, status: string, cases: number, figures: string[] = []) => ({
  title,
  status,
  meta: { attempt: { suite: "abuse", tried: "a | b", cases, figures } },
});
const REPORT = {
  testResults: [
    {
      name: "/x/tests/hardening/abuse/mail.test.ts",
      assertionResults: [
        result("A3: one", "passed", 2),
        result("A3: two", "failed", 1, ["p50 3 ms"]),
      ],
    },
    {
      name: "/x/tests/hardening/kit/urls.test.ts",
      assertionResults: [result("B1: three", "passed", 200)],
    },
    {
      name: "/x/tests/service/user.test.ts",
      assertionResults: [{ title: "no attack", status: "passed", meta: {} }],
    },
  ],
};

describe("the hardening report", () => {
  const attempts = readAttempts(REPORT, "postgres");

  it("counts cases, tests and failures of a suite, and the databases that it ran on", () => {
    expect(groupBySuite(attempts).get("abuse")).toEqual({
      tried: "a | b",
      tests: 3,
      failed: 1,
      cases: 203,
      databases: new Set(["PostgreSQL", "–"]),
      figures: ["PostgreSQL: p50 3 ms"],
    });
  });

  it("lists the tests of each finding and undetected guards", () => {
    const findings = [{ id: "A3", found: "Spam.", fixed: "A limit." }];
    const mutations = [{ name: "A guard", killed: false, test: "tests/a.test.ts" }];
    const page = renderReport({
      attempts,
      findings,
      mutations,
      command: "npm run hardening",
      notRun: ["**failover: cluster** was not run."],
      cores: 2,
    });
    expect(page).toContain("| A3 | Spam. | A limit. | `tests/hardening/abuse/mail.test.ts` |");
    expect(page).toContain("| abuse | a \\| b | PostgreSQL, – | 203 | 3 | 1 |");
    expect(page).toContain("| A guard | **nothing** |");
    expect(page).toContain("0 of 1 noticed.");
    expect(page).toContain("\n**failover: cluster** was not run.\n");
  });
});

it("npm run hardening runs the suites of every project", () => {
  const names = (config.test?.projects ?? []).map((project) =>
    typeof project === "object" && "test" in project ? project.test?.name : project,
  );
  expect(names.length).toBeGreaterThan(0);
  expect(PROJECTS).toEqual(expect.arrayContaining(names));
});

describe("the findings", () => {
  const titles = readdirSync(SUITES, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".test.ts"))
    .flatMap((file) =>
      [
        ...readFileSync(SUITES + file, "utf8").matchAll(
          /\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*["'`]([A-Z]\d+: )/g,
        ),
      ].map(([, title = ""]) => findingOf(title)),
    );

  it("have one row and one id each", () => {
    const ids = FINDINGS.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it("have a test each, and each such test has a finding", () => {
    const ids = FINDINGS.map(({ id }) => id);
    expect(ids.filter((id) => !titles.includes(id))).toEqual([]);
    expect(titles.filter((id) => id === undefined || !ids.includes(id))).toEqual([]);
  });
});

describe("the guards that npm run hardening removes", () => {
  it.each(GUARDS)("occurs once in its source, and its tests exist: $name", (guard) => {
    expect(withoutGuard(guard)).toContain(guard.without);
    expect(existsSync(ROOT + guard.test), guard.test).toBe(true);
  });

  it("lie in the file of the folder that they guard, each with its own name", () => {
    const misplaced = Object.entries(GUARDS_BY_FOLDER).flatMap(([folder, guards]) => {
      const place = folder === "kit" ? "src/" : `service/src/${folder}/`;
      return guards.filter(({ file }) => !file.startsWith(place));
    });
    expect(misplaced).toEqual([]);
    expect(new Set(GUARDS.map(({ name }) => name)).size).toBe(GUARDS.length);
  });

  it("are refused if their code has changed", () => {
    const guard = { name: "x", file: "a.ts", guard: "if (bad) throw", without: "", test: "" };
    expect(() => withoutGuard(guard, "if (worse) throw")).toThrow("0 times");
    expect(() => withoutGuard(guard, "if (bad) throw 1; if (bad) throw 2")).toThrow("2 times");
  });
});
