import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string): string => readFileSync(ROOT + path, "utf8");

/** Sections of SECURITY.md that promise nothing about the code. All else names what proves it. */
const WITHOUT_PROOF = ["Reporting a vulnerability", "What is protected"];
const [PROVED, LIMITS] = ["Attackers and defences", "What is not protected"] as const;

const titles = readdirSync(`${ROOT}tests/hardening`, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => read(`tests/hardening/${file}`))
  .join("\n");

/** Whether a reference to a test leads to one: a finding that begins its title, or a file. */
const leads = (reference: string): boolean =>
  /^[A-Z]\d+$/.test(reference)
    ? new RegExp(`["'\`]${reference}: `).test(titles)
    : /^(?:tests|e2e)\//.test(reference) && existsSync(ROOT + reference);

/** The references in the brackets of a text. */
const referencesIn = (text: string): string[] =>
  [...text.matchAll(/\(((?:`[^`]+`|[A-Z]\d+)(?:, (?:`[^`]+`|[A-Z]\d+))*)\)/g)].flatMap(
    ([, list = ""]) => list.split(", ").map((one) => one.replaceAll("`", "")),
  );

describe("the security documents", () => {
  it("have no section in SECURITY.md that neither names its proofs nor is exempt", () => {
    const sections = [...read("SECURITY.md").matchAll(/^## (.*)$/gm)].map(([, name]) => name);
    expect(sections.sort()).toEqual([...WITHOUT_PROOF, PROVED, LIMITS].sort());
  });

  it("name a test for each defence of each attacker", () => {
    const [, section = ""] = read("SECURITY.md").split(`## ${PROVED}\n`);
    const rows = section
      .split("\n## ")[0]
      ?.split("\n")
      .filter((line) => line.startsWith("| ") && !line.startsWith("| Attacker |"));
    expect(rows?.length).toBeGreaterThan(15);
    const defences = (rows ?? []).flatMap((row) => (row.split(" | ")[2] ?? "").split("; "));
    const unproved = defences.filter((defence) => {
      const references = referencesIn(defence);
      return references.length === 0 || !references.every(leads);
    });
    expect(unproved).toEqual([]);
    expect(
      referencesIn(read("SECURITY.md")).filter((one) => !leads(one) && !existsSync(ROOT + one)),
    ).toEqual([]);
  });

  it("name what proves each point of what is not protected", () => {
    const [, section = ""] = read("SECURITY.md").split(`## ${LIMITS}\n`);
    const points = section.split(/^- /m).slice(1);
    expect(points.length).toBeGreaterThan(4);
    const unproved = points.filter(
      (point) => !/\([^)]*(?:[A-E]\d+|`(?:tests|e2e)\/[^`]+`)\)/.test(point),
    );
    expect(unproved).toEqual([]);
  });

  it.each(["SECURITY.md", "docs/advisories.md", "docs/hardening.md"])(
    "names tests that exist: %s",
    (page) => {
      const tests = [...read(page).matchAll(/`((?:tests|e2e)\/[^`*]+\.(?:test|spec)\.tsx?)`/g)].map(
        ([, path = ""]) => path,
      );
      expect(tests.filter((path) => !existsSync(ROOT + path))).toEqual([]);
    },
  );

  it("names a test or a reason for every advisory", () => {
    const rows = read("docs/advisories.md")
      .split("\n")
      .filter((line) => line.startsWith("| ") && !line.startsWith("| Advisory"));
    expect(rows.length).toBeGreaterThan(35);
    expect(rows.filter((row) => (row.split(" | ")[2] ?? "").length < 20)).toEqual([]);
  });
});
