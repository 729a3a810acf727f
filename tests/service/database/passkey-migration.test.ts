import { sql } from "kysely";
import { expect, it } from "vitest";
import { findAnyPasskey, insertPasskey } from "../../../service/src/sign-in/passkeys/table.js";
import { restoreCredentials } from "../../../service/src/users/former-credentials.js";
import { openEarlierDatabase } from "../../support/earlier-database.js";

const OWNER = { projectId: "p", userId: "u" };
const DAY = 24 * 60 * 60 * 1000;

it("a database of the version before keeps its passkeys, and takes more of each user", async () => {
  await using earlier = await openEarlierDatabase("054");
  const { db } = earlier;
  const run = (text: string) => sql.raw(text).execute(db);
  const columns =
    "project_id, credential_id, user_id, public_key, counter, transports, device_type, created_at";
  const values = (id: string) =>
    `'p', '${id}', 'u', 'AAAA', 3, '["internal"]', 'singleDevice', ${DAY}`;
  await run(`insert into passkeys (${columns}) values (${values("kept")})`);
  const removed = {
    project_id: "p",
    credential_id: "removed",
    user_id: "u",
    public_key: "AAAA",
    counter: 0,
    transports: "[]",
    device_type: "multiDevice",
    created_at: DAY,
  };
  await run(
    `insert into former_credentials (project_id, id, user_id, source, row, created_at, removed_at) values ('p', 'f', 'u', 'passkeys', '${JSON.stringify(removed)}', ${DAY}, ${2 * DAY})`,
  );
  await expect(
    run(`insert into passkeys (${columns}) values (${values("two")})`),
  ).rejects.toThrow();

  await earlier.migrate();
  const kept = await findAnyPasskey(db, "p", "kept");
  expect(kept).toMatchObject({ passkey: { counter: 3, transports: ["internal"] } });
  const made = {
    ...OWNER,
    credentialId: "new",
    publicKey: new Uint8Array(3),
    counter: 0,
    transports: [],
    deviceType: "multiDevice",
    aaguid: "00000000-0000-0000-0000-000000000000",
    device: null,
    rpId: "app.example",
    isBackedUp: true,
  };
  await insertPasskey(db, made, 3 * DAY);
  await expect(insertPasskey(db, made, 4 * DAY)).rejects.toThrow();
  // One that was removed before the change of the schema comes back beside the others.
  await restoreCredentials(db, OWNER, "passkeys", { at: 2 * DAY, since: DAY });
  const rows = await db
    .selectFrom("passkeys")
    .select(["credential_id", "name", "is_backed_up", "last_used_at"])
    .orderBy("credential_id")
    .execute();
  expect(rows).toEqual([
    { credential_id: "kept", name: null, is_backed_up: null, last_used_at: null },
    { credential_id: "new", name: null, is_backed_up: 1, last_used_at: null },
    { credential_id: "removed", name: null, is_backed_up: null, last_used_at: null },
  ]);
});
