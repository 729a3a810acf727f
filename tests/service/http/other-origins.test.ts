import { beforeAll, describe, expect, it } from "vitest";
import { startTestService } from "../../support/service.js";

let service: Awaited<ReturnType<typeof startTestService>>;
beforeAll(async () => {
  service = await startTestService();
  return () => service.stop();
});

const listOf = (headers: Headers, name: string) => (headers.get(name) ?? "").split(", ");

describe("a browser on another origin", () => {
  it("learns from the preflight what it may send", async () => {
    const { status, headers } = await service.fetch(
      new Request("http://service.test/api/v1/users/me", { method: "OPTIONS" }),
    );
    expect(status).toBe(200);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(listOf(headers, "access-control-allow-headers")).toEqual(
      expect.arrayContaining([
        "x-stack-access-token",
        "x-hexclave-access-token",
        "x-stack-project-id",
        "x-hexclave-project-id",
        "content-type",
      ]),
    );
  });

  it("may read what a failure is, under which id it was logged, how long to wait, and its own name", async () => {
    const { headers } = await service.fetch(new Request("http://service.test/api/v1/users/me"));
    const readable = listOf(headers, "access-control-expose-headers");
    expect(readable).toEqual([
      "content-type",
      "x-stack-actual-status",
      "x-hexclave-actual-status",
      "x-stack-known-error",
      "x-hexclave-known-error",
      "x-stack-request-id",
      "x-hexclave-request-id",
      "x-stack-device-token",
      "x-hexclave-device-token",
      "retry-after",
    ]);
    expect(headers.get("x-stack-request-id")).toMatch(/^\w{8,}$/);
  });
});
