import { foldText } from "@stackkit/next/protocol/internal";

/** Fits an index entry with any characters. Longer names are found by their beginning. */
const MAX_SEARCH_NAME_LENGTH = 600;

/** A name as searches compare it. */
export const searchName = (name: string): string =>
  foldText(name).slice(0, MAX_SEARCH_NAME_LENGTH).toWellFormed();

/** The words of a search, each once. */
export const searchWords = (query: string): string[] => [
  ...new Set(foldText(query).split(/\s+/).filter(Boolean)),
];
