export type { Query } from "./query.js";
export { QueryCache } from "./query-cache.js";
