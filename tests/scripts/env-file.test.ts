import { chmodSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readEnvFile, writeEnvFile } from "../../scripts/demo/env-file.mjs";
import { internalKeys, projectOf, variablesOf } from "../../scripts/demo/keys.mjs";
import { makeFolder } from "../support/folder.js";

const file = () => join(makeFolder(), "demo.env");

it("reads back written values, including values with =", () => {
  const written = file();
  writeEnvFile(written, { STACK_PROJECT_ID: "abc", STACK_SECRET_SERVER_KEY: "ssk_=x=" });
  expect(readEnvFile(written)).toEqual({
    STACK_PROJECT_ID: "abc",
    STACK_SECRET_SERVER_KEY: "ssk_=x=",
  });
});

it("is readable by its owner only, even if an older file was readable by all", () => {
  const written = file();
  writeFileSync(written, "");
  chmodSync(written, 0o644);
  writeEnvFile(written, { STACK_PROJECT_ID: "abc" });
  expect(statSync(written).mode & 0o777).toBe(0o600);
});

it("a missing file is empty", () => {
  expect(readEnvFile(file())).toEqual({});
});

it("keys of the internal project are created once and then reused", () => {
  const first = internalKeys({});
  expect(first.keys.admin).toMatch(/^sak_[0-9a-z]{45}$/);
  expect(internalKeys(first.variables)).toEqual(first);
});

it("a project is known only if all of its keys are", () => {
  const project = { id: "5f0c", keys: { client: "pck_1", server: "ssk_1", admin: "sak_1" } };
  const { STACK_SECRET_SERVER_KEY: _, ...incomplete } = variablesOf(
    project,
    "http://127.0.0.1:8102",
  );
  expect(projectOf(variablesOf(project, "http://127.0.0.1:8102"))).toEqual(project);
  expect(projectOf(incomplete)).toBeUndefined();
});
