// What "./server" is in browsers: the same names, with Next's error about client components. Plain
// Node gets "./server" itself, so scripts and tests can import it.
import "server-only";

export { StackServerApp } from "./app/apps/server-app.js";
export { verifyWebhook } from "./app/apps/verify-webhook.js";
export { expireTags, teamTag, userTag } from "./next/cache-tags.js";
export { isKnownError, KnownError, KnownErrors } from "./protocol/errors/index.js";
export { Result } from "./protocol/operations/result.js";
export { KitError } from "./transport/kit-error.js";
export { UsageError } from "./transport/usage-error.js";
