import { unstable_rethrow } from "next/navigation.js";
import { environment } from "#environment";
import type { StackServerApp } from "../../app/apps/server-app.js";
import { PAGE_PARAMS, RETURN_TO_PARAM } from "../../protocol/urls.js";
import type { GivenTeams } from "../../screens/account-settings/teams/teams-nav.js";
import type { PageData } from "../../screens/screen-table.js";
import { foundInvitation, invitationAhead } from "./found-invitation.js";
import { isOwnNavigation } from "./own-navigation.js";
import { projectSettings } from "./project-settings.js";

/** Reads what a page needs besides the user and the project, as props of its component. */
type ReadPageData = (
  app: StackServerApp<true>,
  query: Readonly<Record<string, string>>,
) => Promise<Readonly<Record<string, unknown>>>;

const READERS: Readonly<Record<PageData, ReadPageData>> = {
  invitation: async (app, { [PAGE_PARAMS.code]: code }) => {
    const invitation = code ? await foundInvitation(app, code) : undefined;
    return invitation === undefined ? {} : { invitation };
  },
  "invitation-ahead": async (app, { [RETURN_TO_PARAM]: returnTo }) => {
    const invited = await invitationAhead(app, returnTo);
    return invited === undefined ? {} : { invited };
  },
  navigation: async () => ({ automatic: await isOwnNavigation(environment.requestHeader) }),
  // A promise that the page does not wait for.
  teams: async (app) => ({ teams: teamsOf(app) }),
};

const NONE: ReadPageData = async () => ({});

/** Reads what a page of the handler shows, from the request. */
export const readPageData = (data: PageData | undefined): ReadPageData =>
  data === undefined ? NONE : READERS[data];

/** The teams for the list of sections. */
async function teamsOf(app: StackServerApp<true>): Promise<GivenTeams | null> {
  try {
    const [user, project] = await Promise.all([app.getUser(), projectSettings(app)]);
    if (project === undefined) return null;
    const teams = (await user?.listTeams()) ?? [];
    return {
      teams: teams.map(({ id, displayName, profileImageUrl }) => ({
        id,
        displayName,
        profileImageUrl,
      })),
      canCreate: project.config.clientTeamCreationEnabled,
    };
  } catch (error) {
    unstable_rethrow(error);
    return null;
  }
}
