import { afterEach, describe, expect, it } from "vitest";
import { startTestService } from "../../support/service.js";

type Service = Awaited<ReturnType<typeof startTestService>>;
let service: Service;
afterEach(() => service.stop());

const get = (path: string) => service.fetch(new Request(`http://service.test${path}`));

describe("the pages beside the protocol", () => {
  it("list the pages to visitors of the address", async () => {
    service = await startTestService({ mailbox: true });
    const answer = await get("/");
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain;/);
    const places = [...(await answer.text()).matchAll(/^(\/\S*) {2}/gm)].map(
      ([, path = ""]) => path,
    );
    expect(places).toEqual(["/api/v1", "/health?db", "/mailbox"]);
    for (const path of places)
      expect((await service.fetch(new Request(`http://localhost${path}`))).status, path).toBe(200);
  });

  it("say that the service, and on demand its database, answers", async () => {
    service = await startTestService();
    expect(await (await get("/health")).json()).toEqual({ status: "ok" });
    const withDatabase = await get("/health?db");
    expect(withDatabase.status).toBe(200);
    expect(withDatabase.headers.get("access-control-allow-origin")).toBe("*");
  });

  it("say that the database does not answer, without saying why to strangers", async () => {
    service = await startTestService();
    await service.context.db.destroy();
    const answer = await get("/health?db");
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      status: "error",
      error: "The database does not answer.",
    });
    expect((await get("/health")).status).toBe(200);
  });

  it("show counters only if enabled", async () => {
    service = await startTestService();
    expect((await get("/metrics")).status).toBe(404);
    await service.stop();
    service = await startTestService({ metricsPage: true });
    await get("/health");
    const text = await (await get("/metrics")).text();
    expect(text).toMatch(
      /^stackkit_requests_total\{method="GET",path="\/health",status="200",error=""\} 1$/m,
    );
    expect(text).toMatch(
      /^stackkit_request_seconds_count\{method="GET",path="\/health",status="200",error=""\} 1$/m,
    );
    expect(text).toMatch(
      /^stackkit_request_seconds_sum\{method="GET",path="\/health",status="200",error=""\} 0\.\d+$/m,
    );
    expect(text).toMatch(/^stackkit_resident_memory_bytes \d+$/m);
  });
});
