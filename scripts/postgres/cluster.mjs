import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { findPostgres } from "./server.mjs";

/** Debian installs HAProxy outside the PATH of ordinary users. */
const ELSEWHERE = ["/usr/sbin"];

/** The programs of a cluster with automatic failover, beside PostgreSQL. */
export const CLUSTER_PROGRAMS = /** @type {const} */ (["patroni", "etcd", "haproxy"]);

/** The pooler, whose tests run wherever it is installed. */
export const POOLER_PROGRAM = "pgbouncer";

export const HOW_TO_GET_THE_CLUSTER = "apt-get install -y patroni etcd-server haproxy";

/** @param {string} program */
export const findProgram = (program) =>
  [...(process.env.PATH ?? "").split(delimiter), ...ELSEWHERE]
    .map((directory) => join(directory, program))
    .find(isExecutable);

/** The programs that this machine lacks. */
export const missingClusterPrograms = () => [
  ...(findPostgres() ? [] : ["postgres"]),
  ...CLUSTER_PROGRAMS.filter((program) => findProgram(program) === undefined),
];

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
