/** The beginning of the names under which copies of the kit in one page or process keep their contexts; their version follows. */
export const CONTEXT = "@stackkit/next.context ";
/** The beginning of the name under which they keep what they know of services that do not answer. */
export const CIRCUITS = "@stackkit/next.circuits ";
