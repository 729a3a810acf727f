import type { EnglishTexts } from "./english-texts.js";
import type { Message } from "./message.js";

/** A group of texts. A screen loads the groups it needs. */
export type GroupName = keyof EnglishTexts;

/** The keys of a group's texts. */
export type TextKey<G extends GroupName> = keyof EnglishTexts[G] & string;

/** A group in a locale's file. Texts that it lacks are shown in English. */
export type Group<G extends GroupName> = { readonly [K in TextKey<G>]?: Message };

/** A group with all its texts. */
export type WholeGroup<G extends GroupName> = { readonly [K in TextKey<G>]: Message };

/** The groups of one locale that a page has. */
export type Groups = { readonly [G in GroupName]?: WholeGroup<G> };

/** The placeholders of the texts available to a screen of this group: its own and the shared ones. */
export type TextsFor<G extends GroupName> = EnglishTexts["core"] & EnglishTexts[G];

/** Values for the placeholders of a text. */
export type ValuesFor<G extends GroupName, K extends keyof TextsFor<G>, V> = {
  readonly [P in TextsFor<G>[K] & string]: V;
};

/**
 * Loads the groups of one locale. With webpack, each locale is one chunk, because the chunk list is
 * part of every page; other bundlers use one chunk per group.
 */
export type GroupLoaders = { readonly [G in GroupName]: () => Promise<Group<G>> };
