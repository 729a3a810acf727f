import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { NewTeam } from "../../src/screens/account-settings/teams/new-team.js";
import { TeamSection } from "../../src/screens/account-settings/teams/team.js";
import { isSaid, press, startStage, type } from "./stage.js";

const stage = startStage({ teamDomainsEnabled: true });

let made = 0;
const newDomain = () => `firm${++made}.example`;
const ownTeam = async () =>
  (await (await stage.app.getUser({ or: "throw" })).createTeam({ displayName: "Atlas" })).id;
const openTeam = (id: string) =>
  stage.show((account) => <TeamSection account={account} teamId={id} onGone={() => {}} />);
const openTeams = () => stage.show((account) => <NewTeam account={account} onMade={() => {}} />);
const teamsOf = async () =>
  (await (await stage.app.getUser({ or: "throw" })).listTeams()).map(
    ({ displayName }) => displayName,
  );

/** A team of others with a verified domain, of which the reader has an address. */
async function teamOfOthers(joining: "offer" | "ask") {
  const domain = newDomain();
  const { id } = await stage.server("POST", "/teams", { display_name: "Kiln" });
  const sent = { team_id: id, domain, joining, is_verified: true };
  await stage.server("POST", "/team-domains", sent);
  await stage.signIn(await stage.createPerson({ primary_email: `ada@${domain}` }));
  return { id, domain };
}

describe("the domains in the settings of a team", () => {
  it("are added, checked, set and removed", async () => {
    const domain = newDomain();
    const team = await ownTeam();
    await openTeam(team);
    type("Domain", domain);
    await press("Add domain");
    await isSaid(`${domain} added`);
    await screen.findByText(`_stackkit-verification.${domain}`);
    await press(`Check record: ${domain}`);
    await isSaid(/couldn't find the record/);
    expect(screen.getByText(/couldn't find the record/).parentElement?.dataset.look).toBe("notice");
    await press(`Remove: ${domain}`);
    await isSaid(`${domain} removed`);
    type("Domain", "gmail.com");
    await press("Add domain");
    await isSaid(/Domains of public email providers can't be used/);
  });

  it("show people who ask, and let them in", async () => {
    const domain = newDomain();
    const team = await ownTeam();
    const sent = { team_id: team, domain, is_verified: true };
    await stage.server("POST", "/team-domains", sent);
    const email = `bob@${domain}`;
    const bob = await stage.createPerson({ primary_email: email, display_name: "Bob" });
    await stage.server("POST", `/team-offers/${team}/accept`, { user_id: bob.id });
    await openTeam(team);
    await press("Accept: Bob");
    await isSaid("Bob joined the team");
    const { items } = await stage.server("GET", `/team-member-profiles?team_id=${team}`);
    expect(items).toHaveLength(2);
  });
});

describe("the teams of the reader's domain", () => {
  it("are joined by pressing, which can be undone", async () => {
    const { domain } = await teamOfOthers("offer");
    await openTeams();
    await screen.findByText(domain);
    await press("Join Kiln");
    await isSaid("You're now in Kiln.");
    expect(await teamsOf()).toEqual(["Kiln"]);
    await press("Undo");
    await waitFor(async () => expect(await teamsOf()).toEqual([]));
  });

  it("are asked, and the request can be cancelled", async () => {
    await teamOfOthers("ask");
    await openTeams();
    await press("Ask to join Kiln");
    await isSaid("Request sent to Kiln");
    await press("Cancel request");
    await isSaid("Request to Kiln cancelled");
    expect(await teamsOf()).toEqual([]);
  });
});
