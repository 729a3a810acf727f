import { setTimeout as pause } from "node:timers/promises";
import { endedEarly } from "./child.mjs";
import { Trouble } from "./trouble.mjs";

const ASK_EVERY_MILLIS = 100;
const ASK_AT_MOST_MILLIS = 120_000;
const ANSWER_WITHIN_MILLIS = 30_000;

/**
 * Waits until a child answers at `url`. Throws its reason where it ends instead.
 * @param {import("./child.mjs").Child} child @param {string} url
 */
export async function waitFor(child, url) {
  const until = Date.now() + ASK_AT_MOST_MILLIS;
  const died = child.ended.then((how) => {
    throw endedEarly(child, how);
  });
  while (Date.now() < until) {
    if (await Promise.race([answers(url), died])) return;
    await Promise.race([pause(ASK_EVERY_MILLIS), died]);
  }
  throw new Trouble(
    `${child.name} did not answer at ${url} within ${ASK_AT_MOST_MILLIS / 1000} s. Its last lines:\n\n${child.lastLines()}`,
  );
}

/** @param {string} url */
async function answers(url) {
  try {
    const response = await fetch(url, {
      redirect: "manual",
      signal: AbortSignal.timeout(ANSWER_WITHIN_MILLIS),
    });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}
