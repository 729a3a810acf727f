import { chownSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { owner } from "../../../scripts/postgres/server.mjs";

/** A directory that PostgreSQL's user can write to. */
export function makeDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "stackkit-failover-"));
  giveAway(directory);
  return directory;
}

/** Gives a file to PostgreSQL's user. */
export function giveAway(file: string): void {
  const { uid, gid } = owner();
  if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid);
}
