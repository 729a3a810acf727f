/** The names that are more than the id with a capital. */
const NAMES: Readonly<Record<string, string>> = {
  github: "GitHub",
  gitlab: "GitLab",
  linkedin: "LinkedIn",
};

/** The name of a provider, as it writes it itself. It is the same in every language. */
export const providerName = (id: string): string =>
  (Object.hasOwn(NAMES, id) && NAMES[id]) || id.charAt(0).toUpperCase() + id.slice(1);
