import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { start } from "./app.mjs";
import { distDirOf } from "./builds.mjs";

/** @import { Running } from "./app.mjs" */

const HEALTH = "/api/v1/service/health?db";

/** What the page says while the service is away. */
export const AWAY = /This app isn.{1,6}t responding right now|Something went wrong on our side/;

/**
 * Starts the app on a folder of its own.
 * @param {string} directory @param {string} name @param {Record<string, string>} [env]
 */
export const startOn = (directory, name, env = {}) =>
  start({
    mode: "start",
    distDir: distDirOf("turbopack"),
    env: { STACKKIT_DATA: join(directory, name), ...env },
    logFile: join(directory, `${name}.log`),
  });

/** The status of the service's health. @param {string} origin */
export const health = async (origin) => (await fetch(origin + HEALTH)).status;

/** Waits until this holds, at most a minute. @param {() => Promise<boolean>} condition */
export async function until(condition) {
  const limit = AbortSignal.timeout(60_000);
  while (!(await condition())) {
    limit.throwIfAborted();
    await setTimeout(20);
  }
}

/**
 * Waits for words in a log, which may be written after an answer.
 * @param {string} file @param {RegExp} words
 */
export const untilLogged = (file, words) =>
  until(async () => words.test(readFileSync(file, "utf8")));

/**
 * What a page says to people. It must be words, and never an empty page.
 * @param {string} origin @param {RegExp} words
 */
export async function pageSays(origin, words) {
  const startedAt = performance.now();
  const response = await fetch(`${origin}/handler/sign-in`);
  const firstByte = Math.round(performance.now() - startedAt);
  const html = await response.text();
  assert.match(html, words);
  return `first byte of the sign-in page ${firstByte} ms`;
}

/** Kills an app with all of its processes. @param {Running} running */
export async function kill({ app }) {
  app.signal("SIGKILL");
  await app.ended;
}
