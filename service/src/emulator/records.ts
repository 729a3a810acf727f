import type { Database } from "../db/database.js";
import type { Millis } from "../db/tables/columns.js";

export interface EmulatorRecord {
  readonly model: string;
  readonly id: string;
  readonly payload: unknown;
  readonly grantId?: string | undefined;
  readonly uid?: string | undefined;
  readonly consumedAt?: Millis | undefined;
  readonly expiresAt?: Millis | undefined;
}

const valuesOf = ({ payload, grantId, uid, consumedAt, expiresAt }: EmulatorRecord) => ({
  payload: JSON.stringify(payload),
  grant_id: grantId ?? null,
  uid: uid ?? null,
  consumed_at: consumedAt ?? null,
  expires_at: expiresAt ?? null,
});

export async function saveEmulatorRecord(db: Database, record: EmulatorRecord): Promise<void> {
  const values = valuesOf(record);
  await db
    .insertInto("emulator_records")
    .values({ model: record.model, id: record.id, ...values })
    .onConflict((conflict) => conflict.columns(["model", "id"]).doUpdateSet(values))
    .execute();
}

/** Inserts a record unless it exists, and returns the stored one. */
export async function ensureEmulatorRecord(db: Database, record: EmulatorRecord): Promise<unknown> {
  await db
    .insertInto("emulator_records")
    .values({ model: record.model, id: record.id, ...valuesOf(record) })
    .onConflict((conflict) => conflict.columns(["model", "id"]).doNothing())
    .execute();
  return (await findEmulatorRecord(db, record.model, { id: record.id }))?.payload;
}

export async function findEmulatorRecord(
  db: Database,
  model: string,
  by: { readonly id: string } | { readonly uid: string },
): Promise<EmulatorRecord | undefined> {
  const query = db.selectFrom("emulator_records").selectAll().where("model", "=", model);
  const row = await ("id" in by
    ? query.where("id", "=", by.id)
    : query.where("uid", "=", by.uid)
  ).executeTakeFirst();
  return (
    row && {
      model,
      id: row.id,
      payload: JSON.parse(row.payload) as unknown,
      consumedAt: row.consumed_at ?? undefined,
      expiresAt: row.expires_at ?? undefined,
    }
  );
}

export async function listEmulatorRecords(
  db: Database,
  model: string,
  most: number,
): Promise<unknown[]> {
  const rows = await db
    .selectFrom("emulator_records")
    .select("payload")
    .where("model", "=", model)
    .orderBy("id")
    .limit(most)
    .execute();
  return rows.map(({ payload }) => JSON.parse(payload) as unknown);
}

export async function consumeEmulatorRecord(
  db: Database,
  model: string,
  id: string,
  at: Millis,
): Promise<void> {
  await db
    .updateTable("emulator_records")
    .set({ consumed_at: at })
    .where("model", "=", model)
    .where("id", "=", id)
    .execute();
}

export async function deleteEmulatorRecord(db: Database, model: string, id: string): Promise<void> {
  await db.deleteFrom("emulator_records").where("model", "=", model).where("id", "=", id).execute();
}

export async function deleteEmulatorGrant(db: Database, grantId: string): Promise<void> {
  await db.deleteFrom("emulator_records").where("grant_id", "=", grantId).execute();
}
