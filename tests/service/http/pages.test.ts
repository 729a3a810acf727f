import { renameSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { makeFolder } from "../../support/folder.js";
import { startTestService, TestClock } from "../../support/service.js";

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

  it("say how much of the database's disk is left, and warn before it is full", async () => {
    const lines: string[] = [];
    service = await startTestService({
      dataDirectory: makeFolder(),
      metricsPage: true,
      writeLog: (line) => lines.push(line),
    });
    const answer = async () => (await get("/health?db")).json();
    expect(await answer()).toEqual({
      status: "ok",
      disk: { freeMegabytes: expect.any(Number), isLow: expect.any(Boolean) },
    });
    expect(await (await get("/metrics")).text()).toMatch(/^stackkit_disk_free_bytes \d+$/m);
    Object.assign(service.context.disk ?? {}, { freeBytes: async () => 42_900_000 });
    expect(await answer()).toEqual({ status: "ok", disk: { freeMegabytes: 42, isLow: true } });
    expect(lines.join()).toContain("the disk of the database is almost full");
  });

  it("say that the database's file is no longer the opened one", async () => {
    const dataDirectory = makeFolder();
    const lines: string[] = [];
    service = await startTestService({
      dataDirectory,
      databaseUrl: undefined,
      writeLog: (line) => lines.push(line),
    });
    renameSync(join(dataDirectory, "stackkit.db"), join(dataDirectory, "moved.db"));
    expect((await get("/health?db")).status).toBe(503);
    expect(lines.join()).toContain("was deleted or replaced while it was open");
  });

  it("write for each check, and once for those who ask together", async () => {
    const clock = new TestClock();
    service = await startTestService({ clock });
    const { db } = service.context;
    const holder = async () =>
      (await db.selectFrom("leases").select("holder").where("name", "=", "health").execute())[0]
        ?.holder;
    await Promise.all(Array.from({ length: 20 }, () => get("/health?db")));
    const first = await holder();
    expect(first).toEqual(expect.any(String));
    await get("/health?db");
    expect(await holder()).toBe(first);
    clock.advance(1000);
    await get("/health?db");
    expect(await holder()).not.toBe(first);
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
