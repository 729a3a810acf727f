// Writes the list with which the service refuses common passwords. Its source is a text file with a
// password a line, most common first: "10-million-password-list-top-1000000.txt" of SecLists (MIT,
// github.com/danielmiessler/SecLists, collected by Mark Burnett). `common-passwords.txt` adds younger
// ones: years, seasons and names with a digit or sign behind.
//
//   node scripts/common-passwords.mjs list.txt
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

const TARGET = new URL("../service/src/credentials/passwords/common-passwords/", import.meta.url);
/** Shorter passwords are refused for their length. */
const LEAST_LENGTH = 8;
const DIGITS = "0123456789abcdef";
const BUCKETS = 2 ** 16;
const BUCKETS_OF_PART = BUCKETS / DIGITS.length;
const BUCKET_BYTES = 2;
const REST_BYTES = 3;

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error("Name the file with the list.");

const passwords = new Set(
  [source, new URL("common-passwords.txt", import.meta.url)]
    .flatMap((file) => readFileSync(file, "utf8").split(/\r?\n/))
    .map((password) => password.toLowerCase())
    .filter((password) => password.length >= LEAST_LENGTH),
);
/** @type {Set<string>[]} */
const buckets = Array.from({ length: BUCKETS }, () => new Set());
for (const password of passwords) {
  const hash = createHash("sha256").update(password).digest();
  const rest = hash.subarray(BUCKET_BYTES, BUCKET_BYTES + REST_BYTES).toString("hex");
  buckets[hash.readUIntBE(0, BUCKET_BYTES)]?.add(rest);
}
for (const [part, digit] of [...DIGITS].entries()) {
  const own = buckets.slice(part * BUCKETS_OF_PART, (part + 1) * BUCKETS_OF_PART);
  const bytes = Buffer.concat([
    Buffer.from(own.map((rests) => rests.size)),
    ...own.map((rests) => Buffer.from([...rests].sort().join(""), "hex")),
  ]);
  writeFileSync(
    new URL(`part-${digit}.ts`, TARGET),
    `// Written by scripts/common-passwords.mjs from SecLists (MIT), with the other parts from
// ${passwords.size.toLocaleString("en")} passwords. \`is-common-password.ts\` describes the bytes.
export const COMMON_PASSWORDS: string =
  "${bytes.toString("base64")}";
`,
  );
}
