import { join } from "node:path";
import { test } from "@playwright/test";
import { StackServerApp } from "@stackkit/next/server";
import { readEnvFile } from "../../../scripts/demo/env-file.mjs";
import { DIRECTORY } from "../../support/apps.mjs";

/** Stands for the guide's file: the keys are those of the example app, known once it runs. */
export let server: StackServerApp<false>;

let before: NodeJS.ProcessEnv;
test.beforeAll(() => {
  before = { ...process.env };
  Object.assign(process.env, readEnvFile(join(DIRECTORY, "demo.env")));
  server = new StackServerApp({ tokenStore: null });
});
test.afterAll(() => {
  process.env = before;
});
