import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

import { GUIDES, samplesIn } from "../../scripts/guides/samples.mjs";

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");

const isFile = (path: string): boolean =>
  existsSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)));

/** The apps whose files the samples of a guide are. */
const APPS = {
  "docs/guide/caching.md": ["e2e/cached-app"],
  "docs/guide/in-one-process.md": ["e2e/one-process-app"],
  "docs/guide/jobs.md": ["tests/guide-app"],
  "docs/guide/mails.md": ["tests/guide-app"],
  "docs/guide/personal-data.md": ["tests/guide-app"],
  "docs/guide/proxy.md": ["e2e/cached-app"],
  "docs/guide/screens.md": ["tests/fixture-app"],
  "docs/guide/support.md": ["tests/guide-app"],
  "docs/guide/testing.md": ["tests/guide-app", "e2e/guide"],
};

describe("samples in the guide that name a file", () => {
  it.each(Object.entries(APPS))(
    "stand in that file of an app that is built and tested: %s, %s",
    (guide, apps) => {
      const samples = samplesIn(guide).filter(({ isPart }) => isPart);
      expect(samples.length).toBeGreaterThan(0);
      for (const { path, code } of samples) {
        const files = apps.map((app) => `${app}/${path}`).filter(isFile);
        expect(files, path).toHaveLength(1);
        expect(read(files[0] ?? ""), path).toContain(code.trimEnd());
      }
    },
  );

  it("are listed for each guide with such samples", () => {
    const guides = GUIDES.filter((guide) => samplesIn(guide).some(({ isPart }) => isPart));
    expect(guides).toEqual(Object.keys(APPS));
  });
});
