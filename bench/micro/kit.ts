/** The kit's modules that are measured. In the package they are joined with others. */
export { CACHE_KEPT_MILLIS, CACHE_THROTTLE_MILLIS } from "../../src/app/apps/core.js";
export { QueryCache } from "../../src/cache/query-cache.js";
export { useQuery } from "../../src/environment/use-query.js";
export { ProjectKeys } from "../../src/session/jwks.js";
export { TokenVerifier } from "../../src/session/verify.js";
export { systemClock } from "../../src/transport/clock.js";
