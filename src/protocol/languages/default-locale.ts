/** The fallback language. In a separate file because every page under the provider includes it. */
export const DEFAULT_LOCALE = "en";
