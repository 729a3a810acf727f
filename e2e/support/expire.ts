import { createHash } from "node:crypto";
import { join } from "node:path";
import Database from "better-sqlite3";
import { DIRECTORY } from "./apps.mjs";

/** Expires the code of a mailed link. */
export const expire = (link: string): void =>
  expireCode(new URL(link).searchParams.get("code") ?? "");

/** Expires a code, in the database: the service has no call for it. */
export function expireCode(code: string): void {
  const db = new Database(join(DIRECTORY, "stackkit.db"));
  try {
    const hash = createHash("sha256").update(code).digest("base64url");
    const { changes } = db
      .prepare("UPDATE verification_codes SET expires_at = 0 WHERE code_hash = ?")
      .run(hash);
    if (changes !== 1) throw new Error("The service knows no such code.");
  } finally {
    db.close();
  }
}
