import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { readEnvFile } from "../scripts/demo/env-file.mjs";
import { ROOT } from "../scripts/demo/paths.mjs";
import type { Finding } from "../src/cli/doctor/finding.js";
import { APP_URL, DIRECTORY } from "./support/apps.mjs";
import { expect, test } from "./support/test.js";

test("npx @stackkit/next doctor finds an app that runs in good order", { tag: "@main" }, () => {
  const { stdout, status } = spawnSync(
    process.execPath,
    [join(ROOT, "dist/cli/main.js"), "doctor", "example-app", "--url", APP_URL, "--json"],
    {
      cwd: ROOT,
      encoding: "utf8",
      env: { ...process.env, ...readEnvFile(join(DIRECTORY, "demo.env")) },
    },
  );
  const findings = JSON.parse(stdout) as Finding[];
  expect(findings.filter(({ status }) => status !== "ok")).toEqual([]);
  expect(status).toBe(0);
  const messages = findings.map(({ message }) => message);
  expect(messages).toContain(`${APP_URL}/handler/sign-in answers`);
  expect(messages).toContain("it runs and renews sessions");
  expect(messages).toContain("written with SameSite=Lax and Path=/");
});
