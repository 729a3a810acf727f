import type { Environment } from "../settings/environment.js";

const VERCEL_RUNTIME = Symbol.for("@vercel/request-context");

/**
 * Whether all requests come through Vercel's proxy, so that its headers can be trusted. Neither sign
 * is enough: files of variables may hold the variable, and other hosts may emulate the runtime.
 */
export const isOnVercel = (env: Environment): boolean =>
  VERCEL_RUNTIME in globalThis && Boolean(env.VERCEL);

/** Variables that hosts of functions set. */
const FUNCTION_VARIABLES = [
  "VERCEL",
  "AWS_LAMBDA_FUNCTION_NAME",
  "LAMBDA_TASK_ROOT",
  "NETLIFY",
  "FUNCTIONS_WORKER_RUNTIME",
];

/** Whether this is a function: frozen between requests, without a disk of its own. */
export const isFunction = (env: Environment): boolean =>
  env.NODE_ENV === "production" && FUNCTION_VARIABLES.some((name) => Boolean(env[name]));
