import { describe, expect, it } from "vitest";
import { errorsIn } from "./samples/compile.js";
import { GUIDES, type Sample, samplesIn } from "./samples/samples.js";

const samples = GUIDES.flatMap(samplesIn);

/** Its titles name whole files too, which tests run. */
const WHOLE = "docs/guide/testing.md";

describe("samples of the guides", () => {
  it("are whole files with a path, or parts of files with a title", () => {
    const nameless = samples.filter(({ path }) => path === undefined);
    expect(nameless.map(({ guide, line }) => `${guide}:${line}`)).toEqual([]);
    expect(samples.length).toBeGreaterThan(60);
  });

  it("compile", () => {
    expect(errorsIn(samples.filter(({ isPart, guide }) => !isPart || guide === WHOLE))).toEqual([]);
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
