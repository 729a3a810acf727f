import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { MAX_REQUESTS_PER_TEAM } from "../../../service/src/teams/domains/requests.js";
import { newEmail } from "../../support/addresses.js";
import { peopledProject } from "../../support/people.js";
import { countCases, describeSuite } from "../support.js";

const DOMAIN = "business.example";
const home = peopledProject({ teamDomainsEnabled: true });

describeSuite(
  "limits: join requests",
  "Keeping people of a domain from asking to join its team",
  () => {
    it("E30: requests of accounts that lost their address, which no list has, leave room for others", async () => {
      const { project } = home;
      const owner = await project.inviter();
      const team = await project.team(owner);
      const domain = { team_id: team, domain: DOMAIN, joining: "ask", is_verified: true };
      await project.server("POST", "/team-domains", domain);
      await project.service.context.db
        .insertInto("team_join_requests")
        .values(
          Array.from({ length: MAX_REQUESTS_PER_TEAM }, () => ({
            project_id: project.id,
            team_id: team,
            user_id: randomUUID(),
            requested_at: 1,
            declined_at: null,
          })),
        )
        .execute();
      countCases(MAX_REQUESTS_PER_TEAM);
      const list = async () =>
        (await project.as(owner, "GET", `/team-join-requests?team_id=${team}`)).body.items;
      expect(await list()).toEqual([]);
      const primary_email = newEmail().replace(/@.*/, `@${DOMAIN}`);
      const person = await project.person({ primary_email, primary_email_verified: true });
      const asked = await project.as(person, "POST", `/team-offers/${team}/accept`, {
        user_id: "me",
      });
      expect(asked.body).toEqual({ state: "requested" });
      expect(await list()).toMatchObject([{ user_id: person.userId }]);
    });
  },
);
