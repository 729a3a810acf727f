import type { JWK } from "jose";
import { randomString } from "../core/random.js";
import type { Vault } from "../core/vault.js";
import type { Database } from "../db/database.js";
import { ensureEmulatorRecord, findEmulatorRecord } from "./records.js";

/** Signing keys of the emulated providers. */
export interface EmulatorKeys {
  readonly jwk: JWK;
  readonly cookieKey: string;
}

const RECORD = { model: "keys", id: "keys" } as const;

/** Keys shared by all instances, generated at first use. */
export async function readEmulatorKeys(db: Database, vault: Vault): Promise<EmulatorKeys> {
  const stored =
    (await findEmulatorRecord(db, RECORD.model, RECORD))?.payload ??
    (await ensureEmulatorRecord(db, {
      ...RECORD,
      payload: vault.seal(JSON.stringify(await makeKeys())),
    }));
  return JSON.parse(vault.open(String(stored))) as EmulatorKeys;
}

async function makeKeys(): Promise<EmulatorKeys> {
  const { exportJWK, generateKeyPair } = await import("jose");
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  return {
    jwk: { ...(await exportJWK(privateKey)), alg: "RS256", use: "sig", kid: randomString() },
    cookieKey: randomString(),
  };
}
