import { createPrivateKey, type KeyObject, sign } from "node:crypto";
import { ACCESS_TOKEN_ISSUER, ACCESS_TOKEN_LIFE_SECONDS } from "@stackkit/next/protocol/internal";
import type { TestProject } from "./service.js";

/** The signing key of a project, as known to a thief of the database and the secret. */
export interface StolenKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
}

export async function stealKey({ id, service }: TestProject): Promise<StolenKey> {
  const { db, vault } = service.context;
  const row = await db
    .selectFrom("signing_keys")
    .selectAll()
    .where("project_id", "=", id)
    .where("retired_at", "is", null)
    .executeTakeFirstOrThrow();
  return {
    kid: row.kid,
    privateKey: createPrivateKey({ key: JSON.parse(vault.open(row.private_jwk)), format: "jwk" }),
  };
}

/** The claims of a proper token; `changes` replace some, `undefined` leaves one out. */
export function claimsAt(
  nowMillis: number,
  changes: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const iat = Math.floor(nowMillis / 1000);
  return {
    iss: ACCESS_TOKEN_ISSUER,
    branch_id: "main",
    iat,
    exp: iat + ACCESS_TOKEN_LIFE_SECONDS,
    ...changes,
  };
}

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Signs `claims` as the service would. */
export function forge({ kid, privateKey }: StolenKey, claims: object): string {
  const text = `${part({ alg: "ES256", kid })}.${part(claims)}`;
  return `${text}.${sign("sha256", Buffer.from(text), { key: privateKey, dsaEncoding: "ieee-p1363" }).toString("base64url")}`;
}
