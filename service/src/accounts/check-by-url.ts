import { outgoing } from "../core/outgoing.js";
import { randomId } from "../core/random.js";
import type { Context } from "../http/context.js";
import type { AppFunctions, SignUpVerdict } from "../settings/app-functions.js";

/** How long the app may take, while a person waits. */
export const DECISION_MILLIS = 5000;

const NO_CONTENT = 204;

/**
 * The check of a service without the app's functions: a call signed as in Standard Webhooks. 204 lets
 * the person in, and 200 has a refusal; whatever else comes is no answer.
 */
export function checkByUrl({
  settings,
  clock,
  background,
}: Pick<Context, "settings" | "clock" | "background">): AppFunctions["beforeSignUp"] {
  const { signUpCheckUrl: url, signUpCheckSecret: secret } = settings;
  if (url === undefined || secret === undefined) return undefined;
  return async (person) => {
    const at = new Date(clock.now());
    const id = randomId();
    const body = JSON.stringify(person);
    const { Webhook } = await import("standardwebhooks");
    const response = await outgoing(
      url,
      {
        method: "POST",
        body,
        headers: {
          "content-type": "application/json",
          "user-agent": "stackkit-service",
          "webhook-id": id,
          "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
          "webhook-signature": new Webhook(secret).sign(id, at, body),
        },
        timeoutMillis: DECISION_MILLIS,
        signal: background.ending,
      },
      settings,
    );
    if (response.status === NO_CONTENT) return undefined;
    if (response.status === 200) return (await response.json()) as SignUpVerdict;
    throw new Error(`The sign-up check answered ${response.status}.`);
  };
}
