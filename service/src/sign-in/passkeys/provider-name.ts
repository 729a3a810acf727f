/**
 * Where passkeys of a kind are stored, such as `1Password`. Null for those that do not say, as
 * Apple's. The list is loaded at its first use.
 */
export async function providerName(aaguid: string | null): Promise<string | null> {
  if (aaguid === null) return null;
  const { PROVIDER_NAMES } = await import("./provider-names.js");
  return Object.hasOwn(PROVIDER_NAMES, aaguid) ? (PROVIDER_NAMES[aaguid] ?? null) : null;
}
