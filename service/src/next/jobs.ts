import { createHash, timingSafeEqual } from "node:crypto";
import { environment } from "./environment.js";
import type { RunningService } from "./registry.js";

const JOBS_PATH = "/api/v1/service/jobs";
const MIN_SECRET_LENGTH = 16;

export const isJobsPath = (request: Request): boolean =>
  new URL(request.url).pathname === JOBS_PATH;

/**
 * `GET` or `POST /api/v1/service/jobs` is for schedulers that send `Authorization: Bearer` and the
 * `CRON_SECRET`. Returns the refusal of any other request.
 */
export function refusalOfJobs(request: Request): Response | undefined {
  const secret = environment().CRON_SECRET ?? "";
  if (secret.length < MIN_SECRET_LENGTH)
    return refusal(
      "This address runs background jobs for schedulers. Set CRON_SECRET to " +
        `${MIN_SECRET_LENGTH} random characters or more to open it.`,
    );
  return isEqual(request.headers.get("authorization") ?? "", `Bearer ${secret}`)
    ? undefined
    : refusal("This address needs the header Authorization: Bearer with the CRON_SECRET.");
}

/** Sends due mails and webhooks, deletes expired rows, and answers how many. */
export const showJobs = async (running: RunningService): Promise<Response> =>
  Response.json(await running.runJobs(), { headers: { "cache-control": "no-store" } });

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Compares in constant time, whatever the lengths. */
const isEqual = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

const refusal = (message: string): Response =>
  new Response(`${message}\n`, {
    status: 403,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
