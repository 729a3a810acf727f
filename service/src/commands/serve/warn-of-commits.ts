import type { ServiceConfig } from "../../settings/config.js";
import { SETTINGS } from "../../settings/setting-table.js";
import { isIgnoredByGit } from "../git-ignore.js";

/** Warns of a data directory that a commit would include. */
export async function warnOfCommits({ databaseUrl, dataDirectory }: ServiceConfig): Promise<void> {
  if (databaseUrl !== undefined) return;
  const directory = dataDirectory ?? SETTINGS.dataDirectory.default;
  if ((await isIgnoredByGit(directory)) === false)
    process.stderr.write(
      `Warning: git does not ignore ${directory}, which has the database and its secret. ` +
        "Add it to .gitignore.\n",
    );
}
