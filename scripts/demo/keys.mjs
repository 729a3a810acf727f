import { randomInt } from "node:crypto";
import { CROCKFORD_ALPHABET, LEVELS, RANDOM_STRING_LENGTH } from "@stackkit/next/protocol/internal";

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
 * Returns the stored keys of the internal project, and creates missing ones.
 * @param {Record<string, string>} stored
 */
export function internalKeys(stored) {
  const keys = /** @type {Keys} */ (
    Object.fromEntries(
      LEVELS.map((level) => [level, stored[INTERNAL[level]] ?? PREFIXES[level] + randomString()]),
    )
  );
  return {
    keys,
    variables: Object.fromEntries(LEVELS.map((level) => [INTERNAL[level], keys[level]])),
  };
}

/**
 * Returns the seeded project of the stored variables, or undefined if any is missing.
 * @param {Record<string, string>} stored @returns {SeededProject | undefined}
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
 * The environment variables that an app needs to use the project.
 * @param {SeededProject} project @param {string} url @returns {Record<string, string>}
 */
export const variablesOf = ({ id, keys }, url) => ({
  STACK_API_URL: url,
  STACK_PROJECT_ID: id,
  ...Object.fromEntries(LEVELS.map((level) => [PROJECT[level], keys[level]])),
});
