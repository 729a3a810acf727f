import { setTimeout as pause } from "node:timers/promises";
import { watch } from "./child.mjs";
import { UserError } from "./user-error.mjs";

const POLL_INTERVAL_MILLIS = 100;
const TIMEOUT_MILLIS = 120_000;
const REQUEST_TIMEOUT_MILLIS = 30_000;

/**
 * Waits until a child responds at `url`. Throws if the child ends first.
 * @param {import("./child.mjs").Child} child @param {string} url
 */
export async function waitFor(child, url) {
  const until = Date.now() + TIMEOUT_MILLIS;
  const ended = watch([child]);
  while (Date.now() < until) {
    if (await Promise.race([isResponding(url), ended])) return;
    await Promise.race([pause(POLL_INTERVAL_MILLIS), ended]);
  }
  throw new UserError(
    `${child.name} did not respond at ${url} within ${TIMEOUT_MILLIS / 1000} s. Its last lines:\n\n${child.lastLines()}`,
  );
}

/** @param {string} url */
async function isResponding(url) {
  try {
    const response = await fetch(url, {
      redirect: "manual",
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MILLIS),
    });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}
