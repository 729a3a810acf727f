import { describe, expect, it } from "vitest";
import { readOptions } from "../../scripts/demo/options.mjs";

describe("the options of the demo", () => {
  it("by default, the app is on 3000, the service on 8102, and the data stays", () => {
    expect(readOptions([])).toEqual({
      dev: false,
      fresh: false,
      help: false,
      port: 3000,
      servicePort: 8102,
    });
  });

  it("each flag changes its own setting", () => {
    expect(readOptions(["--dev", "--fresh", "--port", "4000", "--service-port=4001"])).toEqual({
      dev: true,
      fresh: true,
      help: false,
      port: 4000,
      servicePort: 4001,
    });
  });

  it.each([
    ["a misspelt flag", ["--fesh"], /Unknown option '--fesh'.*--help/],
    ["a word without a flag", ["dev"], /'dev'.*--help/],
    [
      "a port that is no number",
      ["--port", "http"],
      /^--port must be a whole number from 1 to 65535, but is "http"\.$/,
    ],
    [
      "a port that is too large",
      ["--service-port", "70000"],
      /^--service-port must be .* but is "70000"\.$/,
    ],
    ["one port for both", ["--port", "8102"], /cannot both listen on port 8102/],
  ])("%s is refused with a message", (_, args, words) => {
    expect(() => readOptions(args)).toThrow(words);
  });
});
