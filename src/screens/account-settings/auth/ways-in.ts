import type { ContactChannel } from "../../../resources/users/contact-channel.js";
import type { Account } from "../../provider/account.js";
import type { ScreenProject } from "../../provider/screen-app.js";

type Address = Pick<ContactChannel, "id" | "usedForAuth" | "isVerified">;
type Credentials = Pick<
  Account,
  "hasPassword" | "otpAuthRefused" | "passkeyAuthEnabled" | "oauthProviders"
>;

/** A way to sign in. */
export type WayIn = "password" | "code" | "passkey" | "oauth";

/** The ways to sign in to an account, limited to those enabled in the project. */
export function waysIn(
  { hasPassword, otpAuthRefused, passkeyAuthEnabled, oauthProviders }: Credentials,
  addresses: readonly Address[],
  { config }: ScreenProject,
): WayIn[] {
  const used = addresses.filter(({ usedForAuth }) => usedForAuth);
  const ways: Record<WayIn, boolean> = {
    password: config.credentialEnabled && hasPassword && used.length > 0,
    // An unverified address may belong to another person, so it receives no sign-in codes.
    code: config.magicLinkEnabled && !otpAuthRefused && used.some(({ isVerified }) => isVerified),
    passkey: config.passkeyEnabled && passkeyAuthEnabled,
    oauth: oauthProviders.some(({ id }) =>
      config.oauthProviders.some((provider) => provider.id === id),
    ),
  };
  return (Object.keys(ways) as WayIn[]).filter((way) => ways[way]);
}

/** Whether a change would remove the last way to sign in. */
export const takesLastWayIn = (before: readonly WayIn[], after: readonly WayIn[]): boolean =>
  before.length > 0 && after.length === 0;

/** The ways to sign in, and what remains of them after a change. */
export interface WaysIn {
  /** Whether this address is the last way to sign in. */
  readonly lastIs: (address: Address) => boolean;
  /** Whether this change would remove the last way to sign in. */
  readonly lastAfter: (change: Partial<Credentials>) => boolean;
}

/** Which ways to sign in an account has, and which of them can be removed. */
export function judgeWaysIn(
  account: Credentials,
  addresses: readonly Address[],
  project: ScreenProject,
): WaysIn {
  const before = waysIn(account, addresses, project);
  return {
    lastIs: ({ id }) =>
      takesLastWayIn(
        before,
        waysIn(
          account,
          addresses.filter((address) => address.id !== id),
          project,
        ),
      ),
    lastAfter: (change) =>
      takesLastWayIn(before, waysIn({ ...account, ...change }, addresses, project)),
  };
}
