import { join } from "node:path";
import { StackAdminApp } from "@stackkit/next/admin";
import { readEnvFile } from "../../../demo/env-file.mjs";

const HOUR_MILLIS = 3_600_000;
const newKey = (/** @type {string} */ kind) =>
  `${kind}_${"7f3Qk9ZpXr2LmW8sVb5NcJ1dHy6TgKa4uEoPqRw0"}`;

/** The admin key that the app's service has in this one run. */
export const ADMIN_KEY = newKey("sak");

export const wrongKey = async () => `?key=${newKey("ssk")}`;

/** Makes a key and revokes it. @param {string} origin @param {string} app its folder */
export async function revokedKey(origin, app) {
  const env = readEnvFile(join(app, ".env.local"));
  const admin = new StackAdminApp({
    tokenStore: null,
    baseUrl: origin,
    projectId: env.STACK_PROJECT_ID ?? "",
    publishableClientKey: env.STACK_PUBLISHABLE_CLIENT_KEY ?? "",
    secretServerKey: env.STACK_SECRET_SERVER_KEY ?? "",
    superSecretAdminKey: ADMIN_KEY,
  });
  const made = await admin.createApiKey({
    description: "Revoked",
    expiresAt: new Date(Date.now() + HOUR_MILLIS),
    hasPublishableClientKey: false,
    hasSecretServerKey: true,
    hasSuperSecretAdminKey: false,
  });
  await made.revoke();
  return `?key=${made.secretServerKey}`;
}
