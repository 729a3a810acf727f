/** Prefix of the global symbol of each version's React context. */
export const CONTEXT = "@stackkit/next.context ";
/** Prefix of the global symbol of each version's circuit breakers. */
export const CIRCUITS = "@stackkit/next.circuits ";
