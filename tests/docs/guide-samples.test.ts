import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const read = (path: string): string => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");

const SAMPLE = /```\w+ title="([^"]+)"\n([\s\S]*?)\n```/g;

describe("samples in the guide that name a file", () => {
  it.each(["docs/guide/caching.md", "docs/guide/proxy.md"])("stand in that file of the app that the tests build: %s", (guide) => {
    const samples = [...read(guide).matchAll(SAMPLE)];
    expect(samples.length).toBeGreaterThan(0);
    for (const [, path, code = ""] of samples) expect(read(`e2e/cached-app/${path}`), path).toContain(code);
  });
});
