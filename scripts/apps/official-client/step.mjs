import assert from "node:assert/strict";

export const PASSWORD = "correct horse battery";
export const AT = "http://localhost:3000";

/**
 * Calls the service as a server, for what a client has no method for.
 * @typedef {(path: string, body: object) => Promise<any>} Post
 * @typedef {{ client: any, server: any, admin: any, reconnect: () => any, post: Post }} Apps
 * @typedef {(apps: Apps) => Promise<void>} Step
 */

let people = 0;
export const newEmail = () => `person-${++people}@example.com`;

/** @param {any} result */
export const assertOk = (result) => assert.equal(result.status, "ok", JSON.stringify(result));

/** Whether an app is one of 2.8.108, which has more than 2.8.1. @param {any} app */
export const isLast = (app) => "getPartialUser" in app;

/** @param {any} client */
export async function signUp(client) {
  const email = newEmail();
  const options = { email, password: PASSWORD, noRedirect: true };
  assertOk(
    await client.signUpWithCredential({ ...options, verificationCallbackUrl: `${AT}/verify` }),
  );
  return { email, user: await client.getUser({ or: "throw" }) };
}
