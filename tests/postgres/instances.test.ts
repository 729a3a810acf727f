import { startService } from "@stackkit/service";
import { expect, it } from "vitest";
import { migrations } from "../../service/src/db/migrations/index.js";
import { configuredProject, freshDatabase } from "../support/service.js";

const AT_ONCE = 6;

it("many instances start at once on one empty database: it is migrated once, and every project is created once", async () => {
  const config = {
    databaseUrl: await freshDatabase(),
    projects: [configuredProject()],
    secret: "Tests only: 7f3Qk9ZpXr2LmW8sVb5NcJ1dHy6TgKa4uEoPqRw0",
    databaseConnections: 2,
  };
  const started = await Promise.all(Array.from({ length: AT_ONCE }, () => startService(config)));
  const [first] = started;
  if (!first) throw new Error("None started.");
  expect(started.filter(({ newInternalKeys }) => newInternalKeys)).toHaveLength(1);
  const { db } = first.context;
  expect(await db.selectFrom("migrations").select("name").orderBy("name").execute()).toEqual(
    migrations.map(({ name }) => ({ name })),
  );
  expect(await db.selectFrom("projects").select("id").execute()).toHaveLength(2);
  expect(await db.selectFrom("leases").select("name").execute()).toEqual([]);
  await Promise.all(started.map((service) => service.stop()));
});
