import { chmodSync, existsSync, renameSync, rmSync } from "node:fs";
import type { OpenDatabase } from "./database.js";

const PRIVATE = 0o600;

/**
 * Copies a SQLite file beside itself before a migration. Returns what to call after the migration:
 * it names the copy `stackkit.db.before-` and the migration's number, with another number if there is
 * one of an earlier upgrade.
 * A migration that failed and is tried again keeps its first copy.
 */
export async function copyBefore(
  migration: string,
  file: string,
  backup: NonNullable<OpenDatabase["backup"]>,
): Promise<() => void> {
  const name = `${file}.before-${migration.split("-")[0]}`;
  const migrating = `${name}.migrating`;
  if (!existsSync(migrating)) {
    const unfinished = `${name}.unfinished`;
    rmSync(unfinished, { force: true });
    await backup(unfinished);
    chmodSync(unfinished, PRIVATE);
    renameSync(unfinished, migrating);
  }
  return () => renameSync(migrating, unusedName(name));
}

function unusedName(name: string): string {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? name : `${name}-${number}`;
    if (!existsSync(candidate)) return candidate;
  }
}
