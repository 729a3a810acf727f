import { createHash } from "node:crypto";
import { canonicalEmail } from "@stackkit/next/protocol/internal";
import type { Database } from "../db/database.js";
import { findEmulatorRecord, listEmulatorRecords, saveEmulatorRecord } from "./records.js";

/** An account at an emulated provider. */
export interface EmulatedAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isVerified: boolean;
}

const ACCOUNTS_SHOWN = 20;
const ID_LENGTH = 22;

const READY: readonly Omit<EmulatedAccount, "id">[] = [
  { name: "Ada Lovelace", email: "ada@example.com", isVerified: true },
  { name: "Grace Hopper", email: "grace@example.com", isVerified: true },
  { name: "Alan Turing", email: "alan@example.com", isVerified: false },
];

const modelOf = (providerId: string): string => `${providerId}:account`;

/** A stable id per provider and address. */
export const accountIdOf = (providerId: string, email: string): string =>
  createHash("sha256")
    .update(`${providerId}\n${canonicalEmail(email)}`)
    .digest("base64url")
    .slice(0, ID_LENGTH);

/** Predefined accounts and those typed before. */
export async function listAccounts(db: Database, providerId: string): Promise<EmulatedAccount[]> {
  const ready = READY.map((account) => ({
    ...account,
    id: accountIdOf(providerId, account.email),
  }));
  const typed = (await listEmulatorRecords(
    db,
    modelOf(providerId),
    ACCOUNTS_SHOWN,
  )) as EmulatedAccount[];
  const names = new Map([...ready, ...typed].map((account) => [account.id, account]));
  return [...names.values()];
}

export async function findAccount(
  db: Database,
  providerId: string,
  id: string,
): Promise<EmulatedAccount | undefined> {
  const typed = await findEmulatorRecord(db, modelOf(providerId), { id });
  return (
    (typed?.payload as EmulatedAccount | undefined) ??
    (await listAccounts(db, providerId)).find((account) => account.id === id)
  );
}

/** Stores a typed account, by address. */
export async function saveAccount(
  db: Database,
  providerId: string,
  account: Omit<EmulatedAccount, "id">,
): Promise<EmulatedAccount> {
  const saved = { ...account, id: accountIdOf(providerId, account.email) };
  await saveEmulatorRecord(db, { model: modelOf(providerId), id: saved.id, payload: saved });
  return saved;
}
