import { randomBytes } from "node:crypto";
import { API_PATH, HEADERS } from "@stackkit/next/protocol/internal";
import { registry } from "../../service/src/next/registry.js";
import { newEmail } from "./addresses.js";

/** The project of an app with the service in it. */
export const PROJECT = "7f3a1c52-8f0e-4a53-9a0b-0d6f9d7c1e11";
export const CLIENT_KEY = `pck_${randomBytes(32).toString("base64url")}`;

/** Headers with which the app's page calls the service. */
export const FROM_PROJECT = {
  [HEADERS.projectId]: PROJECT,
  [HEADERS.accessType]: "client",
  [HEADERS.publishableClientKey]: CLIENT_KEY,
};

/** A call of the app's page. */
export const postRequest = (path: string, body: object) =>
  new Request(`http://localhost:3000${API_PATH}${path}`, {
    method: "POST",
    headers: { ...FROM_PROJECT, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** A new person's sign-up with a password. */
export const signUpRequest = (email = newEmail(), app = "http://localhost:3000") =>
  postRequest("/auth/password/sign-up", {
    email,
    password: "a long enough secret",
    verification_callback_url: `${app}/verify`,
  });

/** Closes the service that a request to the app has opened. */
export async function closeService(): Promise<void> {
  await (await registry().open?.running.catch(() => undefined))?.close();
  registry().open = undefined;
}
