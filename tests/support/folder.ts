import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** An empty folder, which is gone once the test, or the test that a hook prepares, has ended. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "stackkit-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
