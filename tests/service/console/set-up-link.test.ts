import { expect, it, vi } from "vitest";
import { printSetUp } from "../../../service/src/commands/serve/print-keys.js";
import type { ServiceConfig } from "../../../service/src/settings/config.js";

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
