import type { Access } from "../../access/access.js";
import type { Level } from "../../protocol/operations/level.js";
import { type memberProfile, memberProfiles } from "../../protocol/records/member-profile.js";
import type { Fields } from "../../protocol/records/record.js";
import { type team, teams } from "../../protocol/records/team.js";
import type { AppContext } from "../app-context.js";
import { createTeamKeyActions } from "../owner-key.js";
import type {
  ServerUser,
  TeamActions,
  TeamAt,
  TeamServerActions,
  TeamUserAt,
  TeamUserListOptions,
} from "../people.js";
import type { UserFields } from "../users/user-fields.js";
import { createTeamDomainActions } from "./domain.js";
import { createInvitation, invitationsOf, sendInvitation } from "./invitation.js";
import { profileFields } from "./member-profile.js";
import { rolesQuery } from "./role.js";

/** Creates the full user of a member. Injected, since users also create teams. */
type CreateMember = (
  access: Access<"server">,
  context: AppContext,
  fields: UserFields<"server">,
) => ServerUser;

/** Makes the object of a team, with the methods that its level has. */
export function createTeamWith<L extends Level>(
  access: Access<L>,
  context: AppContext,
  fields: Fields<typeof team, L>,
  createMember: CreateMember,
): TeamAt<L> {
  const here = { team_id: fields.id };
  const actions: TeamActions<L> = {
    ...createTeamKeyActions(access, context, fields.id),
    ...access.readable("Invitations", () =>
      invitationsOf(access, fields.id, (row) => createInvitation(access, row)),
    ),
    ...createTeamDomainActions(access, fields.id),
    ...access.readable("Roles", () => rolesQuery(access, fields.id)),
    ...access.readable("Users", (options: TeamUserListOptions = {}) =>
      access.query(
        memberProfiles.list,
        { query: { teamId: fields.id, ...options } },
        ({ userId, ...row }): TeamUserAt<L> => {
          const member = { id: userId, teamProfile: profileFields(row) };
          return {
            ...access.from("server", (server) =>
              createMember(server.about(userId), context, (row as unknown as ServerRow).user),
            ),
            ...member,
          };
        },
      ),
    ),
    update: async (options) =>
      void (await access.run(teams.update, { params: here, body: options })),
    delete: () => access.run(teams.delete, { params: here }),
    removeUser: (userId) =>
      access.run(teams.removeMember, { params: { ...here, user_id: userId } }),
    setRole: async (userId, roleId) =>
      void (await access.run(memberProfiles.update, {
        params: { ...here, user_id: userId },
        body: { roleId },
      })),
    setRoles: async (userId, roleIds) =>
      void (await access.run(memberProfiles.update, {
        params: { ...here, user_id: userId },
        body: { roleIds: [...roleIds] },
      })),
    inviteUser: (options) => sendInvitation(access, context, { teamId: fields.id, ...options }),
  };
  const serverActions = access.from(
    "server",
    (server): TeamServerActions => ({
      addUser: async (userId) =>
        void (await server.run(teams.addMember, { params: { ...here, user_id: userId } })),
    }),
  );
  // The compiler cannot see that these are the interface of the level.
  return { ...fields, ...actions, ...serverActions } as object as TeamAt<L>;
}

type ServerRow = Fields<typeof memberProfile, "server">;
