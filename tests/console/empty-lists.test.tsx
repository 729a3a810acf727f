import { cleanup, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { Definitions } from "../../console/src/permissions/definitions.js";
import { DomainsPart } from "../../console/src/settings/domains-part.js";
import { ProvidersPart } from "../../console/src/settings/providers-part.js";
import type { ProjectSettings } from "../../console/src/settings/use-config.js";
import { Invitations } from "../../console/src/teams/invitations.js";
import { Members } from "../../console/src/teams/members.js";
import { TeamsView } from "../../console/src/teams/teams-view.js";
import { UsersView } from "../../console/src/users/users-view.js";
import { asRole, showInConsole } from "./stage.js";

const TEAM = "00000000-0000-4000-8000-000000000000";
const config = { oauthProviders: [], domains: [], allowLocalhost: false };
const settings = { config } as unknown as ProjectSettings;

/** Each list, and what its empty state says to those who may not fill it. */
const LISTS: readonly (readonly [title: string, list: ReactNode, words: RegExp])[] = [
  ["No user yet", <UsersView key="1" />, /when an admin creates them/],
  ["No team yet", <TeamsView key="2" />, /or an admin does/],
  ["No member", <Members key="3" teamId={TEAM} />, /An admin adds users/],
  [
    "No pending invitations",
    <Invitations key="4" teamId={TEAM} />,
    /whom admins or members invite/,
  ],
  ["No permission yet", <Definitions key="5" scope="team" />, /An admin defines one/],
  ["No provider", <ProvidersPart key="7" settings={settings} />, /An admin adds one/],
  ["No domain", <DomainsPart key="8" settings={settings} />, /An admin adds its address/],
];

it.each(LISTS)(
  "“%s” tells support who fills the list, and admins how",
  async (title, list, words) => {
    const none = ({ url }: { readonly url: string }) =>
      /configured|projects\/current/.test(url)
        ? new Response("", { status: 404 })
        : Response.json({ items: [], is_paginated: false, count: 0, is_exact: true });
    await showInConsole(asRole("support", list), none);
    expect((await screen.findByText(title)).parentElement?.textContent).toMatch(words);
    cleanup();
    await showInConsole(asRole("admin", list), none);
    expect((await screen.findByText(title)).parentElement?.textContent).not.toMatch(/admin/);
  },
);
