import { describe, expect, it, vi } from "vitest";
import { stackAppInternalsSymbol } from "../../src/app/apps/internals-symbol.js";
import { resolveSettings } from "../../src/app/config/app-settings.js";
import { StackServerApp } from "../../src/server.js";

const PROJECT = "7f3a1c52-8f0e-4a53-9a0b-0d6f9d7c1e11";
const OPTIONS = {
  tokenStore: null,
  projectId: PROJECT,
  publishableClientKey: "pck_test",
  secretServerKey: "ssk_test",
} as const;

describe("the service in the process of a server app", () => {
  it("gets its calls, while browsers get the app's own site", async () => {
    const requests: string[] = [];
    const service = {
      fetch: async (request: Request) => {
        requests.push(`${request.method} ${new URL(request.url).pathname}`);
        return Response.json({ items: [], is_paginated: false });
      },
    };
    const network = vi.spyOn(globalThis, "fetch");
    const app = new StackServerApp({ ...OPTIONS, service });
    expect(await app.listTeams()).toEqual([]);
    expect(requests).toEqual(["GET /api/v1/teams"]);
    expect(network).not.toHaveBeenCalled();
    expect(app[stackAppInternalsSymbol].toClientJson().baseUrl).toBe("/");
  });

  it("gives way to the variable, and cannot stand beside the option baseUrl", () => {
    const service = { fetch: async () => new Response() };
    vi.stubEnv("STACK_API_URL", "https://auth.example");
    expect(resolveSettings("server", { ...OPTIONS, service })).toMatchObject({
      hosts: { browser: "https://auth.example", server: "https://auth.example" },
      service: undefined,
    });
    expect(() =>
      resolveSettings("server", { ...OPTIONS, service, baseUrl: "https://auth.example" }),
    ).toThrow(expect.objectContaining({ code: "BAD_OPTION" }));
  });
});
