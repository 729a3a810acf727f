import { account } from "./en/account.js";
import { core } from "./en/core.js";
import { errors } from "./en/errors.js";
import { pages } from "./en/pages.js";
import { signIn } from "./en/sign-in.js";
import { teams } from "./en/teams.js";
import type { Places, Translation } from "./message.js";

/**
 * The English texts by group, which define the shape of every other locale. A screen loads the
 * groups it needs.
 */
export const en = { core, errors, signIn, pages, account, teams };

export type GroupName = keyof typeof en;

/** A group in a locale's file. Texts that it lacks are shown in English. */
export type Group<G extends GroupName> = Partial<Translation<(typeof en)[G]>>;

/** A group with all its texts. */
export type WholeGroup<G extends GroupName> = Translation<(typeof en)[G]>;

/** The groups of one locale that a page has. */
export type Groups = { readonly [G in GroupName]?: WholeGroup<G> };

/** The texts available to a screen of this group: its own and the shared ones. */
export type TextsFor<G extends GroupName> = (typeof en)["core"] & (typeof en)[G];

/** Values for the placeholders of a text. */
export type ValuesFor<G extends GroupName, K extends keyof TextsFor<G>, V> = {
  readonly [P in Places<TextsFor<G>[K]> & string]: V;
};
