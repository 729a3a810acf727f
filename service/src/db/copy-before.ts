import { chmodSync, existsSync, renameSync, rmSync } from "node:fs";
import type { OpenDatabase } from "./database.js";

const PRIVATE = 0o600;

/**
 * Copies a SQLite file beside itself before a migration: `stackkit.db` becomes also
 * `stackkit.db.before-064`. A migration that failed and is tried again keeps the first copy.
 */
export async function copyBefore(
  migration: string,
  file: string,
  backup: NonNullable<OpenDatabase["backup"]>,
): Promise<string> {
  const copy = `${file}.before-${migration.split("-")[0]}`;
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.unfinished`;
  rmSync(unfinished, { force: true });
  await backup(unfinished);
  chmodSync(unfinished, PRIVATE);
  renameSync(unfinished, copy);
  return copy;
}
