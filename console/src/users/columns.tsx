import type { Output, operations } from "@stackkit/next/protocol";
import { nameOf as nameOfProvider } from "../settings/provider-names.js";
import { Badge } from "../ui/badge.js";
import { Copy } from "../ui/copy.js";
import { nameOf, PersonLink } from "../ui/person.js";
import type { TableColumn } from "../ui/table-head.js";
import { Time } from "../ui/time.js";

/** A user as administrators see it. */
export type User = Output<typeof operations.users.read, "admin">;

/** How a user signs in, in words. */
export const methodsOf = (user: User): string[] => [
  ...(user.hasPassword ? ["Password"] : []),
  ...(user.passkeyAuthEnabled ? ["Passkey"] : []),
  ...(user.otpAuthEnabled ? ["Email code"] : []),
  ...user.oauthProviders.map(({ id }) => nameOfProvider(id)),
];

/** The columns of the list of users. */
export const USER_COLUMNS: readonly TableColumn<User>[] = [
  {
    id: "name",
    title: "Name",
    order: "displayName",
    ascends: true,
    cell: (user) => <PersonLink of={user} address={user.primaryEmail} />,
  },
  { id: "state", title: "State", cell: (user) => <UserState user={user} /> },
  {
    id: "methods",
    title: "Signs in by",
    cell: (user) => methodsOf(user).join(", ") || <span className="muted">Nothing</span>,
  },
  {
    id: "active",
    title: "Last active",
    order: "lastActiveAt",
    cell: (user) => <Time at={user.lastActiveAt} />,
  },
  {
    id: "created",
    title: "Signed up",
    order: "signedUpAt",
    cell: (user) => <Time at={user.signedUpAt} />,
  },
  {
    id: "team",
    title: "Selected team",
    extra: true,
    cell: (user) => user.selectedTeam?.displayName ?? <span className="muted">None</span>,
  },
  {
    id: "id",
    title: "Id",
    extra: true,
    cell: (user) => <Copy value={user.id} label={`the id of ${nameOf(user)}`} />,
  },
];

/** What is particular about an account, in one or two words. */
export const UserState = ({ user }: { readonly user: User }) => (
  <span className="row">
    {user.isAnonymous && <Badge>Anonymous</Badge>}
    {!user.isAnonymous && !user.primaryEmailVerified && <Badge look="warning">Unverified</Badge>}
    {user.isMultiFactorRequired && <Badge look="good">Second factor</Badge>}
    {!user.isAnonymous && user.primaryEmailVerified && !user.isMultiFactorRequired && (
      <Badge>Verified</Badge>
    )}
  </span>
);
