// The time of `user import` with 100,000 users: an export of Clerk with password hashes, read into
// an empty database, then once more, when all are there. Build first: npm run build
//   node bench/import.mjs [--engine sqlite|postgres] [--users 100000] [--check]
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createDatabase, findPostgres, startPostgres } from "../scripts/postgres/server.mjs";
import { rounded } from "./service/statistics.mjs";
import { describeMachine } from "./support/machine.mjs";
import { writeResults } from "./support/results.mjs";
import { printTable } from "./support/table.mjs";

const CLI = fileURLToPath(new URL("../service/dist/bundle/cli.js", import.meta.url));
const MAX_SECONDS = 180;

const { values: flags } = parseArgs({
  options: {
    engine: { type: "string" },
    users: { type: "string", default: "100000" },
    check: { type: "boolean" },
  },
});
const USERS = Number(flags.users);

const COLUMNS =
  "id,first_name,last_name,username,primary_email_address,primary_phone_number,verified_email_addresses,unverified_email_addresses,verified_phone_numbers,unverified_phone_numbers,totp_secret,password_digest,password_hasher";

function* exportLines() {
  yield `${COLUMNS}\n`;
  for (let n = 0; n < USERS; n++) {
    const email = `person.${n}@mail${n % 100}.example.com`;
    const digest = randomBytes(40).toString("base64").replaceAll(/[+=]/g, ".").slice(0, 53);
    yield `user_${n},Ada,Lovelace ${n},,${email},,${email},,,,,$2b$10$${digest},bcrypt\n`;
  }
}

/** Runs the command. Returns its seconds, its memory at most in MB, and what it printed. */
async function run(args, environment) {
  const began = performance.now();
  const child = spawn(process.execPath, [CLI, ...args], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  child.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  let megabytes = 0;
  const timer = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      megabytes = Math.max(megabytes, Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
    } catch {
      // Only Linux has it, while the process runs.
    }
  }, 100);
  const [code] = await once(child, "exit");
  clearInterval(timer);
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}`);
  return { seconds: (performance.now() - began) / 1000, megabytes, printed };
}

const directory = mkdtempSync(join(tmpdir(), "stackkit-import-"));
const file = join(directory, "clerk.csv");
await pipeline(Readable.from(exportLines()), createWriteStream(file));

const machine = describeMachine();
const isWanted = (engine) => !flags.engine || flags.engine === engine;
const postgres = isWanted("postgres") && findPostgres() ? await startPostgres() : undefined;
const databases = {
  ...(isWanted("sqlite") && { sqlite: ["--data", join(directory, "data")] }),
  ...(postgres && { postgres: ["--database-url", await createDatabase(postgres.url, "import")] }),
};
const environment = { STACKKIT_SECRET: randomBytes(48).toString("base64") };

const results = [];
for (const [engine, database] of Object.entries(databases)) {
  await run(["seed", ...database], environment);
  await run(["project", "create", "--name", "Bench", ...database], environment);
  const args = ["user", "import", file, "--from", "clerk", ...database];
  for (const [name, wanted] of [
    ["first run", `Imported ${USERS.toLocaleString("en")} users`],
    ["run again", `Already there from an earlier run: ${USERS.toLocaleString("en")} users`],
  ]) {
    const { seconds, megabytes, printed } = await run(args, environment);
    if (!printed.includes(wanted)) throw new Error(`${name} on ${engine}: ${printed}`);
    results.push({ engine, name, seconds: rounded(seconds), megabytes: Math.round(megabytes) });
  }
}
await postgres?.stop();
rmSync(directory, { recursive: true });

printTable(
  ["database", "run", "seconds", "users per second", "memory at most, MB"],
  results.map(({ engine, name, seconds, megabytes }) => [
    engine,
    name,
    seconds,
    Math.round(USERS / seconds),
    megabytes,
  ]),
);
if (!flags.engine && flags.users === "100000")
  writeResults("import", {
    machine: { ...machine, loadAfter: describeMachine().load },
    users: USERS,
    results,
  });
if (flags.check) {
  const slow = results.filter(({ seconds }) => seconds > MAX_SECONDS);
  console.log(`${results.length - slow.length} passed, ${slow.length} failed`);
  process.exitCode = slow.length > 0 ? 1 : 0;
}
