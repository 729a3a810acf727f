import { CALLBACK } from "./addresses.js";
import type { PeopledProject, Person } from "./people.js";

interface TestedTeam {
  readonly project: PeopledProject;
  readonly team: string;
}

/** Calls about the roles of members, in the project and the team of the running test. */
export const roleCalls = (tested: () => TestedTeam) => ({
  setRoles: (reader: Person, { userId }: Person, ids: readonly string[]) => {
    const { project, team } = tested();
    const path = `/team-member-profiles/${team}/${userId}`;
    return project.as(reader, "PATCH", path, { role_ids: ids });
  },
  invite: (by: Person, email: string, ids: readonly string[]) => {
    const { project, team } = tested();
    const invitation = { team_id: team, email, callback_url: CALLBACK, role_ids: ids };
    return project.as(by, "POST", "/team-invitations/send-code", invitation);
  },
  /** Joins with the newest invitation. */
  accept: async (email: string): Promise<Person> => {
    const { project } = tested();
    const guest = await project.person();
    const code = await project.codeFor(email);
    await project.as(guest, "POST", "/team-invitations/accept", { code });
    return guest;
  },
});
