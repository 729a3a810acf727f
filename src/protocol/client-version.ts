const VERSIONED = /^\w+\s+(@\w+\/\w+)@(\d+(?:\.\d+)*)$/;

/** The client that supported only sign-in links, and its last version that did. */
const LINKS_ONLY = { name: "@stackframe/stack", upTo: [2, 5, 37] } as const;

/**
 * Whether the client with this version header can enter one-time codes. Older clients only support
 * links, so a code in their mail would be useless.
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
