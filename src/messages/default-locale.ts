/** The language of whoever speaks none of the others. Alone in its file, since every page under the provider carries it. */
export const DEFAULT_LOCALE = "en";
