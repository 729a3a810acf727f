import type { Access } from "../../access/access.js";
import { userJson } from "../../protocol/encoding/user-json.js";
import type { Level } from "../../protocol/operations/level.js";
import { contactChannels } from "../../protocol/records/contact-channel.js";
import type { Fields } from "../../protocol/records/record.js";
import { type team, teams } from "../../protocol/records/team.js";
import { users } from "../../protocol/records/user.js";
import type { AppContext } from "../app-context.js";
import { createUserKeyActions } from "../owner-key.js";
import type { ServerUser, TeamAt, TeamLike, UserActions, UserAt } from "../people.js";
import { createPermissionActions } from "../permission.js";
import { teamOffersQuery } from "../teams/domain.js";
import { profileQuery } from "../teams/member-profile.js";
import { receivedInvitations } from "../teams/received-invitation.js";
import { createTeamWith } from "../teams/team.js";
import { createSessionActions } from "./active-session.js";
import { createActivityActions } from "./activity.js";
import { createConnectionActions } from "./connection.js";
import { channelsOf, createContactChannel } from "./contact-channel.js";
import { createDeletionActions } from "./deletion.js";
import { createNotificationActions } from "./notifications.js";
import { createPasskeyListActions } from "./passkeys.js";
import { passwordsByKey } from "./password.js";
import { createRecoveryCodeActions } from "./recovery-codes.js";
import { createUserServerActions } from "./server-user.js";
import { createSuspendedAccessActions } from "./suspended-access.js";
import { createTrustedDeviceActions } from "./trusted-devices.js";
import { clientFieldsOf, type UserFields, type UserUpdateOptions } from "./user-fields.js";

/** Makes the object of a user, with the methods that its level has. */
export function createUser<L extends Level>(
  access: Access<L>,
  context: AppContext,
  fields: UserFields<L>,
): UserAt<L> {
  const params = { user_id: access.subject };
  const readTeam = (row: Fields<typeof team, L>) => createTeam(access, context, row);
  const ownTeams = () => access.query(teams.list, { query: { userId: access.subject } }, readTeam);
  const change = async (body: UserUpdateOptions) => {
    const changed = await access.run(users.update, { params, body });
    if (body.displayName !== undefined && changed.passkeyAuthEnabled)
      context.signalUserDetails(fields.id, changed.displayName ?? changed.primaryEmail);
  };
  const actions: UserActions<L> = {
    ...createPermissionActions(access, context),
    ...createSessionActions(access),
    ...createTrustedDeviceActions(access),
    ...createConnectionActions(
      access,
      context,
      fields.oauthProviders.map(({ id }) => id),
    ),
    ...createRecoveryCodeActions(access),
    ...createActivityActions(access),
    ...createPasskeyListActions(access, context, fields.id),
    ...createSuspendedAccessActions(access),
    ...createNotificationActions(access),
    ...createUserKeyActions(access, context),
    ...createDeletionActions(access),
    ...access.readableOne("TeamProfile", ({ id }: TeamLike) => profileQuery(access, id)),
    ...access.readable("ContactChannels", () => channelsOf(access, context)),
    ...access.readable("Teams", ownTeams),
    ...access.readable("TeamInvitations", () => receivedInvitations(access)),
    ...access.readable("TeamOffers", () => teamOffersQuery(access)),
    ...access.readableOne(
      "Team",
      (_id: string) => ownTeams(),
      (list, id) => list.find((one) => one.id === id) ?? null,
    ),
    update: change,
    setDisplayName: (displayName) => change({ displayName }),
    setClientMetadata: (clientMetadata) => change({ clientMetadata }),
    setSelectedTeam: (selected) => change({ selectedTeamId: selected?.id ?? null }),
    createTeam: async (options) => {
      const made = readTeam(
        await access.run(teams.create, { body: { ...options, creatorUserId: access.subject } }),
      );
      // The team exists: an error here would make a second attempt create another one.
      await change({ selectedTeamId: made.id }).catch(() => {});
      return made;
    },
    leaveTeam: ({ id }) => access.run(teams.removeMember, { params: { team_id: id, ...params } }),
    createContactChannel: async (options) =>
      createContactChannel(
        access,
        context,
        await access.run(contactChannels.create, { body: { ...options, userId: access.subject } }),
      ),
  };
  const selectedTeam =
    fields.selectedTeam && readTeam(fields.selectedTeam as Fields<typeof team, L>);
  const user = {
    ...fields,
    ...actions,
    selectedTeam,
    toClientJson: () => userJson(clientFieldsOf(fields)),
  };
  // The compiler cannot see that a level's fields are the same without the replaced one.
  return user as object as UserAt<L>;
}

/** A user as a server sees it. `access.subject` is the user's id. */
export const createServerUser = (
  access: Access<"server">,
  context: AppContext,
  fields: UserFields<"server">,
): ServerUser => ({
  ...createUser(access, context, fields),
  ...createUserServerActions(access),
  ...passwordsByKey(access),
});

/** Makes the object of a team, with users as its members. */
export const createTeam = <L extends Level>(
  access: Access<L>,
  context: AppContext,
  fields: Fields<typeof team, L>,
): TeamAt<L> => createTeamWith(access, context, fields, createServerUser);
