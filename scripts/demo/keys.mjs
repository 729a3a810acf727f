import { randomInt } from "node:crypto";
import { CROCKFORD_ALPHABET, LEVELS, RANDOM_STRING_LENGTH } from "@stackkit/next/protocol";

/** @import { Keys, SeededProject } from "../seed.mjs" */

const INTERNAL = {
  client: "STACKKIT_INTERNAL_PUBLISHABLE_CLIENT_KEY",
  server: "STACKKIT_INTERNAL_SECRET_SERVER_KEY",
  admin: "STACKKIT_INTERNAL_SUPER_SECRET_ADMIN_KEY",
};

const PROJECT = {
  client: "STACK_PUBLISHABLE_CLIENT_KEY",
  server: "STACK_SECRET_SERVER_KEY",
  admin: "STACK_SUPER_SECRET_ADMIN_KEY",
};

const PREFIXES = { client: "pck_", server: "ssk_", admin: "sak_" };

const randomString = () =>
  Array.from(
    { length: RANDOM_STRING_LENGTH },
    () => CROCKFORD_ALPHABET[randomInt(CROCKFORD_ALPHABET.length)],
  ).join("");

/**
 * The keys of the internal project: the kept ones, new ones where there are none.
 * @param {Record<string, string>} kept
 */
export function internalKeys(kept) {
  const keys = /** @type {Keys} */ (
    Object.fromEntries(
      LEVELS.map((level) => [level, kept[INTERNAL[level]] ?? PREFIXES[level] + randomString()]),
    )
  );
  return {
    keys,
    variables: Object.fromEntries(LEVELS.map((level) => [INTERNAL[level], keys[level]])),
  };
}

/**
 * The seeded project that the kept variables name, if they name a whole one.
 * @param {Record<string, string>} kept @returns {SeededProject | undefined}
 */
export function projectOf({
  STACK_PROJECT_ID: id,
  [PROJECT.client]: client,
  [PROJECT.server]: server,
  [PROJECT.admin]: admin,
}) {
  return id && client && server && admin ? { id, keys: { client, server, admin } } : undefined;
}

/**
 * What an app needs to know to use the project, as it reads it from its environment.
 * @param {SeededProject} project @param {string} url @returns {Record<string, string>}
 */
export const variablesOf = ({ id, keys }, url) => ({
  STACK_API_URL: url,
  STACK_PROJECT_ID: id,
  ...Object.fromEntries(LEVELS.map((level) => [PROJECT[level], keys[level]])),
});
