import { type AdminOwnedProject, useUser } from "@stackkit/next";
import { screen, waitFor } from "@testing-library/react";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { StackClientApp } from "../../src/app/apps/client-app.js";
import { CALLBACK } from "../support/addresses.js";
import { KEYS, serveTestProject } from "../support/service.js";
import { show, signUp } from "./set-up.js";

const keys = KEYS("internal");

const project = serveTestProject({ teamDomainsEnabled: true }, { port: 0, internalKeys: keys });

// React says by console.error what it takes for a mistake of a hook.
let complaints: MockInstance<typeof console.error>;
beforeEach(() => {
  complaints = vi.spyOn(console, "error");
});
afterEach(() => {
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});

const appOf = <Id extends string>(projectId: Id, publishableClientKey: string) =>
  new StackClientApp<true, Id>({
    tokenStore: "memory",
    projectId,
    publishableClientKey,
    baseUrl: project.service.url ?? "",
    redirectMethod: "none",
    urls: { home: `/${crypto.randomUUID()}` },
  });

/** Shows what a component made of its hooks, once it has something. */
function Shown({ value }: { readonly value: unknown }) {
  return <output>{JSON.stringify(value)}</output>;
}
const shown = async (): Promise<unknown> =>
  JSON.parse((await waitFor(() => screen.getByRole("status"))).textContent ?? "");

describe("the hooks of a person's own objects", () => {
  it("read what their twins read", async () => {
    const app = appOf(project.id, KEYS(project.id).client);
    await signUp(app);
    const user = await app.getUser({ or: "throw" });
    // Only people with a verified address invite others.
    await project.markVerified(user.id);
    const team = await user.createTeam({ displayName: "Crew" });
    await team.inviteUser({ email: "guest@example.com", callbackUrl: CALLBACK });
    await team.addDomain({ domain: "crew.example" });
    function All() {
      const me = useUser({ or: "throw" });
      const crew = me.useTeam(team.id);
      const value = {
        project: app.useProject().id,
        teams: me.useTeams().map(({ id }) => id),
        team: crew?.displayName,
        nobodys: me.useTeam(me.id),
        profile: me.useTeamProfile(team).displayName,
        permissions: me.usePermissions(team).length,
        roles: crew?.useRoles().map(({ id }) => id),
        domains: crew?.useDomains().map(({ domain }) => domain),
        requests: crew?.useJoinRequests().length,
        offers: me.useTeamOffers().map(({ teamId }) => teamId),
        permission: me.usePermission(team, "$update_team"),
        missing: me.usePermission("nothing"),
        channels: me.useContactChannels().map(({ value: address }) => address),
        account: me.useConnectedAccount("github"),
        members: crew?.useUsers().map(({ id }) => id),
        strangers: crew?.useUsers({ query: "unknown", limit: 5 }),
        invitations: crew?.useInvitations().map(({ recipientEmail }) => recipientEmail),
      };
      return <Shown value={value} />;
    }
    await show(app, <All />);
    expect(await shown()).toEqual({
      project: (await app.getProject()).id,
      teams: [team.id],
      team: "Crew",
      nobodys: await user.getTeam(user.id),
      profile: (await user.getTeamProfile(team)).displayName,
      permissions: (await user.listPermissions(team)).length,
      roles: (await team.listRoles()).map(({ id }) => id),
      domains: ["crew.example"],
      requests: (await team.listJoinRequests()).length,
      offers: (await user.listTeamOffers()).map(({ teamId }) => teamId),
      permission: await user.getPermission(team, "$update_team"),
      missing: null,
      channels: [user.primaryEmail],
      account: await user.getConnectedAccount("github"),
      members: [user.id],
      strangers: [],
      invitations: ["guest@example.com"],
    });
  });

  it("show that a team was left", async () => {
    const app = appOf(project.id, KEYS(project.id).client);
    await signUp(app);
    await (await app.getUser({ or: "throw" })).createTeam({ displayName: "Crew" });
    function Teams() {
      const me = useUser({ or: "throw" });
      const [team] = me.useTeams();
      return (
        <button type="button" onClick={() => team && void me.leaveTeam(team)}>
          {team?.displayName ?? "no team"}
        </button>
      );
    }
    await show(app, <Teams />);
    const button = await waitFor(() => screen.getByText("Crew"));
    await act(async () => button.click());
    await waitFor(() => screen.getByText("no team"));
  });
});

describe("useOwnedProjects()", () => {
  it("shows what is changed by a project or its app, and keeps the app", async () => {
    const app = appOf("internal", keys.client);
    await signUp(app);
    const made = await (await app.getUser({ or: "throw" })).createProject({ displayName: "Mine" });
    const seen = new Set<unknown>([made.app]);
    let latest = made;
    function Owned() {
      const [mine] = useUser({ or: "throw", projectIdMustMatch: "internal" }).useOwnedProjects();
      if (mine) latest = mine;
      seen.add(latest.app);
      return <p>{mine?.displayName ?? "no project"}</p>;
    }
    await show(app as unknown as StackClientApp<true>, <Owned />);
    await waitFor(() => screen.getByText("Mine"));
    await act(() => latest.update({ displayName: "Yours" }));
    await waitFor(() => screen.getByText("Yours"));
    await act(async () => (await latest.app.getProject()).update({ displayName: "Ours" }));
    await waitFor(() => screen.getByText("Ours"));
    expect(seen.size).toBe(1);
    await act(() => latest.delete());
    await waitFor(() => screen.getByText("no project"));
  });

  it("gives projects whose apps act for their owner in the browser, with hooks of every level", async () => {
    const app = appOf("internal", keys.client);
    await signUp(app);
    const made = await (await app.getUser({ or: "throw" })).createProject({
      displayName: "Mine",
      config: { allowLocalhost: true },
    });
    const guest = await made.app.createUser({ displayName: "Guest" });
    const team = await made.app.createTeam({ displayName: "Crew", creatorUserId: guest.id });
    function Mine({ mine }: { readonly mine: AdminOwnedProject }) {
      const value = {
        project: mine.app.useProject().displayName,
        problems: mine.useProductionModeErrors().length,
        keys: mine.app.useApiKeys().length,
        templates: mine.app.useEmailTemplates().map(({ type }) => type),
        teamPermissions: mine.app.useTeamPermissionDefinitions().map(({ id }) => id),
        projectPermissions: mine.app.useProjectPermissionDefinitions(),
        users: mine.app.useUsers().map(({ displayName }) => displayName),
        user: mine.app.useUser(guest.id)?.displayName,
        nobody: mine.app.useUserById(made.id),
        teams: mine.app.useTeams().map(({ displayName }) => displayName),
        team: mine.app.useTeam(team.id)?.displayName,
      };
      return <Shown value={value} />;
    }
    function Owned() {
      const owned = useUser({ or: "throw", projectIdMustMatch: "internal" }).useOwnedProjects();
      return owned.map((mine) => <Mine key={mine.id} mine={mine} />);
    }
    await show(app as unknown as StackClientApp<true>, <Owned />);
    expect(await shown()).toEqual({
      project: "Mine",
      problems: (await made.getProductionModeErrors()).length,
      keys: (await made.app.listApiKeys()).length,
      templates: (await made.app.listEmailTemplates()).map(({ type }) => type),
      teamPermissions: (await made.app.listTeamPermissionDefinitions()).map(({ id }) => id),
      projectPermissions: [],
      users: ["Guest"],
      user: "Guest",
      nobody: null,
      teams: ["Crew"],
      team: "Crew",
    });
  });
});
