// What the list of common passwords costs: processor time of the first look, which loads one part,
// and memory once all parts are loaded. Prints JSON. Needs --expose-gc.
import { createHash } from "node:crypto";
import { isCommonPassword } from "../../service/dist/credentials/passwords/is-common-password.js";

const KILOBYTE = 1000;
/** Enough passwords to load each part. */
const PASSWORDS = 1000;

function held() {
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

createHash("sha256").update("").digest();
const before = held();
const started = process.cpuUsage();
const isKnown = await isCommonPassword("password1");
const { user, system } = process.cpuUsage(started);
if (!isKnown) throw new Error("The list does not have a very common password.");
for (let i = 0; i < PASSWORDS; i++) await isCommonPassword(`password ${i}`);
process.stdout.write(
  JSON.stringify({
    heldKilobytes: Math.round((held() - before) / KILOBYTE),
    firstLookMillis: Math.round((user + system) / KILOBYTE),
  }),
);
