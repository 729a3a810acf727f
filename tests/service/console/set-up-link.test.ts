import { randomBytes } from "node:crypto";
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

const PUBLIC = "https://app.example.com/shop";
const CONSOLE = "https://admin.example.com";

it.each([
  [{}, "http://localhost:8102", "http://localhost:3000", "3000, basePath"],
  [{ STACKKIT_CONSOLE_ORIGIN: CONSOLE }, CONSOLE, CONSOLE, "basePath"],
  [{ STACKKIT_PUBLIC_URL: `${PUBLIC}/` }, PUBLIC, PUBLIC, ""],
  [
    { STACKKIT_PUBLIC_URL: PUBLIC, STACKKIT_CONSOLE_ORIGIN: CONSOLE },
    CONSOLE,
    `${CONSOLE}/shop`,
    "",
  ],
])("admin link with %j leads to %s, and into an app to %s, to replace: %s", async (...row) => {
  const [env, own, app, toReplace] = row;
  const secret = { STACKKIT_SECRET: randomBytes(32).toString("base64") };
  for (const [name, value] of Object.entries({ ...secret, ...env })) vi.stubEnv(name, value);
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const data = ["--data", makeFolder()];
  await commands.seed(data);
  await commands.admin(["link", ...data]);
  const printed = write.mock.calls.join("");
  write.mockRestore();
  const [, token = ""] = /#(\w+)/.exec(printed) ?? [];
  expect(printed).toContain(`  ${own}/console/setup#${token}\n`);
  expect(printed).toContain(`  ${app}/api/v1/service/console/setup#${token}\n`);
  const hint = /inside an app it is(.*):\n/.exec(printed)?.[1] ?? "";
  for (const part of ["3000", "basePath"])
    expect(hint.includes(part)).toBe(toReplace.includes(part));
});
