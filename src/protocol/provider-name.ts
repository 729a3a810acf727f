/** Names that are not just the capitalized id. */
const NAMES: Readonly<Record<string, string>> = {
  github: "GitHub",
  gitlab: "GitLab",
  linkedin: "LinkedIn",
};

/** The name of a provider in its own spelling, the same in every language. */
export const providerName = (id: string): string =>
  (Object.hasOwn(NAMES, id) && NAMES[id]) || id.charAt(0).toUpperCase() + id.slice(1);
