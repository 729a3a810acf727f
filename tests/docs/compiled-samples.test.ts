import { describe, expect, it } from "vitest";
import { GUIDES, type Sample, samplesIn, textOf } from "../../scripts/guides/samples.mjs";
import { beMorePatient } from "../support/be-more-patient.js";
import { errorsIn } from "./samples/compile.js";

/** The beginning of a block of TypeScript or JavaScript, however it is marked. */
const CODE = /^```(?:[cm]?[jt]sx?|javascript|typescript)\b/gm;

const samples = GUIDES.flatMap(samplesIn);

/** Their titles name whole files, which tests run. */
const WHOLE = ["jobs", "personal-data", "support", "testing"].map(
  (name) => `docs/guide/${name}.md`,
);

beMorePatient();

describe("samples of the guides", () => {
  it("are whole files with a path, or parts of files with a title", () => {
    const nameless = samples.filter(({ path }) => path === undefined);
    expect(nameless.map(({ guide, line }) => `${guide}:${line}`)).toEqual([]);
    expect(samples.length).toBeGreaterThan(60);
  });

  it("are compiled, except the code before a move", () => {
    const marked = GUIDES.filter((guide) => /^```(?:tsx?|jsx?) before$/m.test(textOf(guide)));
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.filter((guide) => !guide.startsWith("docs/guide/migrate-from-"))).toEqual([]);
    const blocks = GUIDES.flatMap((guide) => [...textOf(guide).matchAll(CODE)]);
    expect(blocks).toHaveLength(samples.length + marked.length);
  });

  it("compile", () => {
    expect(
      errorsIn(samples.filter(({ isPart, guide }) => !isPart || WHOLE.includes(guide))),
    ).toEqual([]);
  });

  it("are reported by their lines", () => {
    const broken: Sample = {
      guide: "docs/guide/broken.md",
      line: 10,
      path: "app/page.ts",
      isPart: false,
      code: 'import { stack } from "../stack";\n\nexport const name = stack.nmae;\n',
    };
    const stack: Sample = {
      ...broken,
      path: "stack.ts",
      code: 'export const stack = { name: "" };\n',
    };
    expect(errorsIn([broken, stack])).toEqual([
      expect.stringMatching(/^docs\/guide\/broken\.md:12 Property 'nmae' does not exist/),
    ]);
  });
});
