import { expect, it, vi } from "vitest";
import { commands } from "../../../service/src/commands/commands.js";
import { printSetUp } from "../../../service/src/commands/serve/print-keys.js";
import type { ServiceConfig } from "../../../service/src/settings/config.js";
import { makeFolder } from "../../support/folder.js";

it.each([
  ["http://0.0.0.0:8102", {}, "http://localhost:8102"],
  ["http://127.0.0.1:8102", {}, "http://localhost:8102"],
  ["http://0.0.0.0:8102", { publicUrl: "https://auth.example.com" }, "https://auth.example.com"],
  [
    "http://0.0.0.0:8102",
    { publicUrl: "https://auth.example.com", consoleOrigin: "https://admin.example.com" },
    "https://admin.example.com",
  ],
] as const)(
  "the link of a service at %s with %j leads to where a browser gets to: %s",
  (url, config: ServiceConfig, origin) => {
    const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    printSetUp({ url, setupToken: "token" } as Parameters<typeof printSetUp>[0], config);
    const printed = write.mock.calls.join("");
    write.mockRestore();
    expect(printed).toContain(`  ${origin}/console/setup#token\n`);
  },
);

it.each([
  [{}, "http://localhost:8102", "http://localhost:3000"],
  [
    { STACKKIT_CONSOLE_ORIGIN: "https://admin.example.com" },
    "https://admin.example.com",
    "https://admin.example.com",
  ],
])("admin link with %j leads to a service of its own, and into an app", async (env, own, app) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const data = ["--data", makeFolder()];
  await commands.seed(data);
  await commands.admin(["link", ...data]);
  const printed = write.mock.calls.join("");
  write.mockRestore();
  const [, token = ""] = /#(\w+)/.exec(printed) ?? [];
  expect(printed).toContain(`  ${own}/console/setup#${token}\n`);
  expect(printed).toContain(`  ${app}/api/v1/service/console/setup#${token}\n`);
});
