import { startService } from "@stackkit/service";
import { expect, it } from "vitest";
import type { Database } from "../../service/src/db/database.js";
import { transact } from "../../service/src/db/transact.js";
import { freshDatabase } from "../support/service.js";

it("of two transactions that wait for each other, one starts over and both are done", async () => {
  await using service = await startService({
    databaseUrl: await freshDatabase(),
    secret: "Tests only: 7f3Qk9ZpXr2LmW8sVb5NcJ1dHy6TgKa4uEoPqRw0",
    databaseConnections: 4,
  });
  const { db } = service.context;
  for (const name of ["a", "b"])
    await db.insertInto("leases").values({ name, holder: "", expires_at: 0 }).execute();
  const add = (tx: Database, name: string) =>
    tx
      .updateTable("leases")
      .set((set) => ({ expires_at: set("expires_at", "+", 1) }))
      .where("name", "=", name)
      .execute();

  let met = (): void => {};
  const bothHoldOne = new Promise<void>((resolve) => {
    met = resolve;
  });
  let holding = 0;
  let runs = 0;
  let both: Promise<void>[] = [];
  const inOrder = (first: string, second: string) =>
    transact({ db }, async (tx) => {
      // The row that it gave up may be its own again before the other one wakes: they would wait for
      // each other once more.
      if (++runs > 2) await Promise.race(both);
      await add(tx, first);
      if (++holding === 2) met();
      await bothHoldOne;
      await add(tx, second);
    });

  both = [inOrder("a", "b"), inOrder("b", "a")];
  await Promise.all(both);
  expect(runs).toBe(3);
  expect(
    await db.selectFrom("leases").select(["name", "expires_at"]).orderBy("name").execute(),
  ).toEqual([
    { name: "a", expires_at: 2 },
    { name: "b", expires_at: 2 },
  ]);
});
