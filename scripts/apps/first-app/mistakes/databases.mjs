import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";

/** Takes the write lock of the app's data, as another program would. @param {string} app */
export function lockDatabase(app) {
  const database = new Sqlite(join(app, ".stackkit/stackkit.db"));
  database.exec("begin immediate");
  return () => void database.close();
}

/** Makes a data directory whose file has another program's tables. @param {string} app */
export function dataOfAnother(app) {
  const folder = join(app, "other-data");
  mkdirSync(folder);
  new Sqlite(join(folder, "stackkit.db")).exec("create table users (name text)").close();
  return () => rmSync(folder, { recursive: true });
}
