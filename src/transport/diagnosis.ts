/** What could be reached when a call could not: the app's own origin, where it has one, and the service's health page. */
export type Diagnosis = readonly { readonly address: string; readonly reached: boolean }[];

/** Asks each address at once. Only the app's own origin and the service are ever asked, never a third party. */
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
