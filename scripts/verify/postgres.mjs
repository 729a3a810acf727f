// Provides PostgreSQL and PgBouncer for the tests: the installed one, or else Debian's package.
import { say } from "../demo/say.mjs";
import { findProgram, POOLER_PROGRAM } from "../postgres/cluster.mjs";
import { findPostgres, HOW_TO_GET_IT } from "../postgres/server.mjs";
import { installSystemPackage } from "./system-package.mjs";

if (!findPostgres()) installSystemPackage("postgresql", say);
const found = findPostgres();
if (found && !findProgram(POOLER_PROGRAM)) installSystemPackage(POOLER_PROGRAM, say);
say(
  found
    ? `PostgreSQL: ${found}`
    : `The tests run on SQLite alone, for there is no PostgreSQL on this machine. ${HOW_TO_GET_IT}`,
);
process.exitCode = found ? 0 : 1;
