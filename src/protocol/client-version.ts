const VERSIONED = /^\w+\s+(@\w+\/\w+)@(\d+(?:\.\d+)*)$/;

/** The client that knew sign-in links only, and the last of its versions that did. */
const LINKS_ONLY = { name: "@stackframe/stack", upTo: [2, 5, 37] } as const;

/**
 * Whether the client that sent this version header has a field for one-time codes. Old ones ask only for a link to be
 * opened, and a code in the mail would lead people nowhere.
 */
export function takesOneTimeCodes(clientVersion: string | undefined): boolean {
  const [, name, version = ""] = VERSIONED.exec(clientVersion ?? "") ?? [];
  if (name !== LINKS_ONLY.name) return true;
  const parts = version.split(".").map(Number);
  const newer = LINKS_ONLY.upTo
    .map((most, i) => Math.sign((parts[i] ?? 0) - most))
    .find((order) => order !== 0);
  return newer === 1;
}
