import type { ContactChannel } from "../../../resources/contact-channel.js";
import type { Account } from "../../provider/account.js";
import type { ScreenProject } from "../../provider/screen-app.js";

type Address = Pick<ContactChannel, "id" | "usedForAuth" | "isVerified">;
type Credentials = Pick<
  Account,
  "hasPassword" | "otpAuthEnabled" | "passkeyAuthEnabled" | "oauthProviders"
>;

export type WayIn = "password" | "code" | "passkey" | "oauth";

/** By which ways somebody can sign in to an account, of those that the project has switched on. */
export function waysIn(
  { hasPassword, otpAuthEnabled, passkeyAuthEnabled, oauthProviders }: Credentials,
  addresses: readonly Address[],
  { config }: ScreenProject,
): WayIn[] {
  const used = addresses.filter(({ usedForAuth }) => usedForAuth);
  const ways: Record<WayIn, boolean> = {
    password: config.credentialEnabled && hasPassword && used.length > 0,
    // An address that nobody has verified could be anybody's, so no code signs in by it.
    code: config.magicLinkEnabled && otpAuthEnabled && used.some(({ isVerified }) => isVerified),
    passkey: config.passkeyEnabled && passkeyAuthEnabled,
    oauth: oauthProviders.some(({ id }) =>
      config.oauthProviders.some((provider) => provider.id === id),
    ),
  };
  return (Object.keys(ways) as WayIn[]).filter((way) => ways[way]);
}

/** Whether a change would take the last way in. */
export const takesLastWayIn = (before: readonly WayIn[], after: readonly WayIn[]): boolean =>
  before.length > 0 && after.length === 0;

/** The ways in that there are, and what would be left of them after a change. */
export interface WaysIn {
  /** Whether the account could not be signed in to any more without this address. */
  readonly lastIs: (address: Address) => boolean;
  /** Whether the account could not be signed in to any more after this change. */
  readonly lastAfter: (change: Partial<Credentials>) => boolean;
}

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
