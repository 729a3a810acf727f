/** The beginning of the names under which copies of the kit in one page or process keep their contexts; their version follows. */
export const CONTEXT = "@stackkit/next.context ";
