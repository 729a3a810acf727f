import { createHash } from "node:crypto";
import { join } from "node:path";
import Database from "better-sqlite3";
import { DIRECTORY } from "./apps.mjs";

/** Lets the code of a mailed link be over. No call of the service can: its clock is the machine's. */
export function expire(link: string): void {
  const code = new URL(link).searchParams.get("code") ?? "";
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
