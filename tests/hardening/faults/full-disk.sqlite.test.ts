import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { Ledger } from "../durability/ledger.js";
import { SpawnedService } from "../spawned-service.js";
import { cases, countCases, describeSuite, reportFigure } from "../support.js";

/**
 * Limits the size of the files that a running process writes: each write fails, as on a full disk.
 */
function limitFiles(pid: number, bytes: number | "unlimited"): void {
  const { status, stderr } = spawnSync("prlimit", ["--pid", `${pid}`, `--fsize=${bytes}:`], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`prlimit, of util-linux, failed: ${stderr}`);
}

const health = async (service: SpawnedService) => (await fetch(`${service.url}/health?db`)).status;

describeSuite("faults: full disk", "a disk that fills under writes, and has room again", () => {
  it("D31: keeps every acknowledged write, says so in health, and goes on by itself", async () => {
    await using service = await SpawnedService.start();
    const ledger = new Ledger();
    const fills = cases(2, 10);
    let longest = 0;
    for (let fill = 0; fill < fills; fill++) {
      ledger.start(() => service.project, 8);
      await ledger.more(30);
      limitFiles(service.child.pid as number, 1);
      await expect.poll(() => health(service), { interval: 20 }).toBe(503);
      const refused = await service.project.call("POST", "/users", { level: "server", body: {} });
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"]);
      const reads = await service.project.call("GET", "/users", { level: "server" });
      expect(reads.status, "reading goes on").toBe(200);
      limitFiles(service.child.pid as number, "unlimited");
      const freedAt = performance.now();
      await ledger.more(1);
      longest = Math.max(longest, performance.now() - freedAt);
      await ledger.stop();
      await ledger.check(service.project);
    }
    expect(await health(service)).toBe(200);
    reportFigure(`first write at most ${Math.round(longest)} ms after there was room again`);
    countCases(fills);
  });
});
