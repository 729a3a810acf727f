import type { Group, GroupName } from "./en.js";

/** Loads the groups of one locale. Webpack, whose list of files is part of every page, makes one file of each locale; others one of each group. */
export type GroupLoaders = { readonly [G in GroupName]: () => Promise<Group<G>> };
