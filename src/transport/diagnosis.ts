/**
 * Which addresses were reachable after a failed call: the app's origin, if known, and the service's
 * health page.
 */
export type Diagnosis = readonly { readonly address: string; readonly reached: boolean }[];

/**
 * Probes all addresses in parallel. Callers pass only the app's origin and the service, never a
 * third party.
 */
export const diagnose = (
  addresses: readonly string[],
  reach: (address: string) => Promise<boolean>,
): Promise<Diagnosis> =>
  Promise.all(
    addresses.map(async (address) => ({
      address,
      reached: await reach(address).catch(() => false),
    })),
  );
