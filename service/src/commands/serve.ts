import cluster from "node:cluster";
import process from "node:process";
import { ServiceError } from "../service-error.js";
import { readCommandLine } from "./options.js";

const PROCESSES_AT_MOST = 64;

/** Runs the service until it is told to stop. */
export async function serve(args: string[]): Promise<void> {
  const { config, own, words } = readCommandLine(args, { processes: { type: "string" } });
  if (words.length > 0) throw new ServiceError("unknown-command", `There is no command "${words[0]}". Run stackkit-service --help for what there is.`);
  const count = cluster.isWorker ? 1 : processesOf(own.processes, process.env.STACKKIT_PROCESSES);
  // The first of several processes only watches over the others, and does without most of the service.
  if (count > 1) await (await import("./processes.js")).serveByProcesses(config, count);
  else await (await import("./serve-here.js")).serveHere(config);
}

function processesOf(flag: string | boolean | undefined, variable: string | undefined): number {
  if (typeof flag === "string") return parseProcesses(flag, "--processes");
  return variable ? parseProcesses(variable, "STACKKIT_PROCESSES") : 1;
}

function parseProcesses(text: string, where: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > PROCESSES_AT_MOST) {
    throw new ServiceError("bad-processes", `${where} must be a whole number from 1 to ${PROCESSES_AT_MOST}, and is "${text}".`);
  }
  return count;
}
