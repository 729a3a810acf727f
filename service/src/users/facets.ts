import type { Input, UserMethod, userFilter } from "@stackkit/next/protocol/internal";

/** Which users a list, a count or a job is about. */
export type UserFilter = Input<typeof userFilter, "admin">;

/** Bits of `users.facets`, which triggers of the database hold. */
export const FACETS = {
  verified: 1,
  password: 2,
  code: 4,
  passkey: 8,
  provider: 16,
  secondFactor: 32,
  anonymous: 64,
  /** Has a main address. */
  address: 128,
} as const;

/** All ways to sign in. */
export const METHODS = FACETS.password | FACETS.code | FACETS.passkey | FACETS.provider;

/** Users whose bits in `mask` are those of `value`. */
export interface FacetTest {
  readonly mask: number;
  readonly value: number;
}

const is = (facet: number, wanted: boolean): FacetTest => ({
  mask: facet,
  value: wanted ? facet : 0,
});
const only = (method: UserMethod): FacetTest => ({ mask: METHODS, value: FACETS[method] });

/** What a filter asks of the bits. */
export const facetTestsOf = (filter: UserFilter): readonly FacetTest[] => [
  ...(filter.verified === undefined ? [] : [is(FACETS.verified, filter.verified)]),
  ...(filter.method === undefined ? [] : [is(FACETS[filter.method], true)]),
  ...(filter.onlyMethod === undefined ? [] : [only(filter.onlyMethod)]),
  ...(filter.secondFactor === undefined ? [] : [is(FACETS.secondFactor, filter.secondFactor)]),
  ...(filter.anonymous === undefined ? [] : [is(FACETS.anonymous, filter.anonymous)]),
];

/** The bits of a new user that its own row does not have, so that no trigger has to add them. */
export const facetsOfNew = (
  addresses: readonly { readonly isVerified: boolean }[],
  accounts: readonly unknown[],
): number =>
  (addresses[0] ? FACETS.address : 0) |
  (addresses[0]?.isVerified ? FACETS.verified : 0) |
  (accounts.length > 0 ? FACETS.provider : 0);
