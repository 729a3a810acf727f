import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startService } from "@stackkit/service";
import { createDatabase, findPostgres, startPostgres } from "../../scripts/postgres/server.mjs";
import { CONFIGURED, SECRET } from "./project.mjs";

/** Measures a service on SQLite, and on PostgreSQL if this machine has it. */
export async function measureOnEachDatabase(measure, settings = {}) {
  const measureOn = async (where) => {
    const common = { secret: SECRET, rateLimits: false, projects: [CONFIGURED] };
    const service = await startService({ ...where, ...common, ...settings });
    const result = await measure(service);
    await service.stop();
    return result;
  };
  const directory = mkdtempSync(join(tmpdir(), "stackkit-bench-"));
  const sqlite = await measureOn({ databaseFile: join(directory, "bench.db") });
  rmSync(directory, { recursive: true, force: true });
  if (!findPostgres()) return { sqlite };
  const server = await startPostgres({ durable: true });
  const postgres = await measureOn({ databaseUrl: await createDatabase(server.url, "bench") });
  await server.stop();
  return { sqlite, postgres };
}
