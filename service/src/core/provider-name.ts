const NAMES: Readonly<Record<string, string>> = {
  google: "Google",
  github: "GitHub",
  microsoft: "Microsoft",
  spotify: "Spotify",
  facebook: "Facebook",
  discord: "Discord",
  gitlab: "GitLab",
  bitbucket: "Bitbucket",
  linkedin: "LinkedIn",
  apple: "Apple",
  x: "X",
};

/** A provider's name as it writes it itself; the id of an unknown one. */
export const providerName = (providerId: string): string => NAMES[providerId] ?? providerId;
