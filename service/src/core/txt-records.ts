import { Resolver } from "node:dns/promises";

/** Reads the TXT records of a name. Empty if there are none, undefined if they cannot be read. */
export type ReadTxtRecords = (name: string) => Promise<readonly string[] | undefined>;

const TIMEOUT_MILLIS = 2000;
const TRIES = 2;
/** The name, or a TXT record of it, does not exist. */
const NONE: readonly unknown[] = ["ENOTFOUND", "ENODATA"];

/** Asks the system's DNS servers. */
export const readTxtRecords: ReadTxtRecords = async (name) => {
  // A resolver of its own: a name server that does not answer delays no other lookup.
  const resolver = new Resolver({ timeout: TIMEOUT_MILLIS, tries: TRIES });
  try {
    // A long text comes in parts.
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
  } catch (error) {
    return NONE.includes((error as NodeJS.ErrnoException).code) ? [] : undefined;
  }
};
