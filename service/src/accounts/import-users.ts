import { canonicalEmail } from "@stackkit/next/protocol/internal";
import { hashOf } from "../core/random.js";
import { type Database, isUniqueViolation } from "../db/database.js";
import type { Project } from "../db/tables/project-config.js";
import { transact } from "../db/transact.js";
import { usedAmong } from "../users/address-claims.js";
import type { OAuthAccountDraft } from "./create-user.js";
import { type ImportDraft, insertImported, ROWS_OF_STATEMENT } from "./insert-imported.js";

export type ImportOutcome = "imported" | "exists" | "deleted" | "address-taken" | "account-taken";

/** Why some are not imported. */
export const REFUSED_OUTCOMES = {
  deleted: "deleted here after an earlier import",
  "address-taken": "another account has the address already",
  "account-taken": "another account has the provider account already",
} as const satisfies Partial<Record<ImportOutcome, string>>;

/**
 * Imports users in one transaction, without webhook events and mails. A user whose address or
 * provider account another user has is left out; so is one who exists or was deleted here. Verified
 * addresses end the claims of other accounts. With `isDryRun` nothing is written.
 */
export async function importUsers(
  db: Database,
  project: Project,
  drafts: readonly ImportDraft[],
  now: number,
  isDryRun: boolean,
): Promise<ImportOutcome[]> {
  if (isDryRun) return readOutcomes(db, project.id, drafts);
  try {
    return await transact({ db }, async (tx) => {
      const outcomes = await readOutcomes(tx, project.id, drafts);
      const left = drafts.filter((_, at) => outcomes[at] === "imported");
      await insertImported(tx, project, left, now);
      return outcomes;
    });
  } catch (error) {
    // Another sign-up took an address or account meanwhile. One at a time, only its user is left out.
    if (!isUniqueViolation(error)) throw error;
    if (drafts.length === 1) return ["address-taken"];
    const outcomes: ImportOutcome[] = [];
    for (const draft of drafts)
      outcomes.push(...(await importUsers(db, project, [draft], now, isDryRun)));
    return outcomes;
  }
}

/**
 * Imports a user in a transaction of the caller, by the rules of {@link importUsers}. Throws a
 * unique violation if another sign-up takes an address or account meanwhile.
 */
export async function importOne(
  tx: Database,
  project: Project,
  draft: ImportDraft,
  now: number,
): Promise<ImportOutcome> {
  const [outcome = "exists"] = await readOutcomes(tx, project.id, [draft]);
  if (outcome === "imported") await insertImported(tx, project, [draft], now);
  return outcome;
}

async function readOutcomes(
  db: Database,
  projectId: string,
  drafts: readonly ImportDraft[],
): Promise<ImportOutcome[]> {
  const existing = new Set(
    await inChunks(drafts, (some) =>
      db
        .selectFrom("users")
        .select("id")
        .where("project_id", "=", projectId)
        .where(
          "id",
          "in",
          some.map(({ id }) => id),
        )
        .execute(),
    ).then((rows) => rows.map(({ id }) => id)),
  );
  const deleted = await deletedIds(db, projectId, drafts);
  const left = drafts.filter(({ id }) => !existing.has(id) && !deleted.has(id));
  const addresses = await takenAddresses(db, projectId, left);
  const accounts = await takenAccounts(db, projectId, left);
  return drafts.map((draft) => {
    if (existing.has(draft.id)) return "exists";
    if (deleted.has(draft.id)) return "deleted";
    if (draft.addresses.some(({ value }) => addresses.has(canonicalEmail(value))))
      return "address-taken";
    return draft.oauthAccounts.some((account) => accounts.has(keyOf(account)))
      ? "account-taken"
      : "imported";
  });
}

/** The users who were deleted after an earlier import. */
async function deletedIds(
  db: Database,
  projectId: string,
  drafts: readonly ImportDraft[],
): Promise<ReadonlySet<string>> {
  const rows = await inChunks(drafts, (some) =>
    db
      .selectFrom("deleted_users")
      .select("id_hash")
      .where("project_id", "=", projectId)
      .where(
        "id_hash",
        "in",
        some.map(({ id }) => hashOf(id)),
      )
      .execute(),
  );
  const hashes = new Set(rows.map(({ id_hash }) => id_hash));
  return new Set(drafts.flatMap(({ id }) => (hashes.has(hashOf(id)) ? id : [])));
}

/** The addresses that another account has verified. Anyone may claim an address unverified. */
async function takenAddresses(
  db: Database,
  projectId: string,
  drafts: readonly ImportDraft[],
): Promise<ReadonlySet<string>> {
  const wanted = drafts.flatMap(({ addresses }) =>
    addresses.map(({ value }) => canonicalEmail(value)),
  );
  const taken = await inChunks(wanted, async (some) => [
    ...(await usedAmong(db, projectId, some, "verified")),
  ]);
  return new Set(taken);
}

const keyOf = ({ providerId, accountId }: Omit<OAuthAccountDraft, "email">): string =>
  `${providerId}\n${accountId}`;

async function takenAccounts(
  db: Database,
  projectId: string,
  drafts: readonly ImportDraft[],
): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  const wanted = drafts.flatMap(({ oauthAccounts }) => oauthAccounts);
  for (const providerId of new Set(wanted.map((account) => account.providerId))) {
    const accounts = wanted.filter((account) => account.providerId === providerId);
    const rows = await inChunks(accounts, (some) =>
      db
        .selectFrom("oauth_accounts")
        .select("account_id")
        .where("project_id", "=", projectId)
        .where("provider_id", "=", providerId)
        .where(
          "account_id",
          "in",
          some.map(({ accountId }) => accountId),
        )
        .execute(),
    );
    for (const { account_id } of rows) taken.add(keyOf({ providerId, accountId: account_id }));
  }
  return taken;
}

async function inChunks<Item, Row>(
  items: readonly Item[],
  read: (some: Item[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < items.length; from += ROWS_OF_STATEMENT)
    rows.push(...(await read(items.slice(from, from + ROWS_OF_STATEMENT))));
  return rows;
}
