import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");

const SAMPLE = /```\w+ title="([^"]+)"\n([\s\S]*?)\n```/g;

/** The app whose files the samples of a guide are. */
const APPS = {
  "docs/guide/caching.md": "e2e/cached-app",
  "docs/guide/in-one-process.md": "e2e/one-process-app",
  "docs/guide/proxy.md": "e2e/cached-app",
  "docs/guide/screens.md": "tests/fixture-app",
};

describe("samples in the guide that name a file", () => {
  it.each(Object.entries(APPS))(
    "stand in that file of an app that is built and tested: %s, %s",
    (guide, app) => {
      const samples = [...read(guide).matchAll(SAMPLE)];
      expect(samples.length).toBeGreaterThan(0);
      for (const [, path, code = ""] of samples)
        expect(read(`${app}/${path}`), path).toContain(code);
    },
  );
});
