import type { Group, GroupName } from "./en.js";

/**
 * Loads the groups of one locale. With webpack, each locale is one chunk, because the chunk list is
 * part of every page; other bundlers use one chunk per group.
 */
export type GroupLoaders = { readonly [G in GroupName]: () => Promise<Group<G>> };
