import * as protocol from "@stackkit/next/protocol";

/** The rows are for tools: whatever there is, by name. */
export const rows: readonly string[] = Object.keys(protocol);
