type Environment = Readonly<Record<string, string | undefined>>;

/** Set by Vercel's runtime only, unlike a variable, which any file of variables could hold. */
const VERCEL_RUNTIME = Symbol.for("@vercel/request-context");

/** Whether all requests come through Vercel's proxy, so that its headers can be trusted. */
export const isOnVercel = (): boolean => VERCEL_RUNTIME in globalThis;

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
