import { KnownErrors, operations } from "@stackkit/next/protocol";
import { INVITATIONS, manyMembersWith, membersSeenBy } from "../belongings";
import { DOMAINS, OFFERS, REQUESTS } from "../domains";
import { PEOPLE } from "../people";
import { INVITATIONS_WITH_ROLES, membersWithRoles, ROLES } from "../roles";
import { FAILED, type Step, type Stories, type Story } from "../story";
import { LONG_TEAM, TEAMS } from "../teams";
import { answering, breaking, type Reply, refusing, waiting } from "../wire";
import { actionOf, OPENED, PANELS, section } from "./account";

const {
  permissions,
  memberProfiles,
  invitations,
  teams,
  teamRoles,
  teamDomains,
  teamOffers,
  teamJoinRequests,
} = operations;

type DomainRow = (typeof DOMAINS)[number];

const ofTeam = (title: string, team: { id: string }, story: Partial<Story> = {}): Story =>
  section(`team-${team.id}`, title, { play: [PANELS], ...story });
const listing = (items: ReturnType<typeof manyMembersWith>): Reply =>
  answering(memberProfiles.list, { items, nextCursor: null });
const MEMBERS_OF_PAGE = 20;
const NEXT_PAGE = `1~${PEOPLE.someone.id}`;
/** Panels of a team's section, from above. */
const LEAVE = 5;
/** A page of many members, and a search that finds none of them. */
const MANY_MEMBERS: Reply = {
  operation: memberProfiles.list,
  answer: (level, request) => {
    const items = manyMembersWith(PEOPLE.someone);
    const isSearch = new URL(request.url).searchParams.has("query");
    const page = isSearch ? [] : items.slice(0, MEMBERS_OF_PAGE);
    const nextCursor = isSearch ? null : NEXT_PAGE;
    return answering(memberProfiles.list, { items: page, nextCursor }).answer(level, request);
  },
};
const FEW_MEMBERS = listing(manyMembersWith(PEOPLE.someone).slice(0, MEMBERS_OF_PAGE));
const ONLY_READING: readonly Reply[] = [
  answering(permissions.listInTeam, [
    { id: "$read_members", userId: PEOPLE.someone.id, teamId: TEAMS.atlas.id },
  ]),
  listing(membersSeenBy(PEOPLE.someone)),
];
const WITH_ROLES: readonly Reply[] = [
  answering(teamRoles.list, ROLES),
  listing(membersWithRoles(PEOPLE.someone)),
  answering(invitations.list, INVITATIONS_WITH_ROLES),
];
const rolesOfMember = (position: number): Step => ({
  press: `.stk-list-row:nth-child(${position}) .stk-roles`,
});
const NO_REQUESTS = answering(teamJoinRequests.list, []);
const PENDING_DOMAIN = DOMAINS.find(({ verifiedAt }) => verifiedAt === null) as DomainRow;
const NO_OTHER_MEMBERS = listing([]);
const INVITE = "form:has([name=email]) button[type=submit]";

export const TEAM_SECTIONS: Stories = {
  "account-team": ofTeam("Team", TEAMS.atlas, {
    replies: [answering(invitations.list, INVITATIONS)],
  }),
  "account-team-domains": ofTeam("Team, domains and a request", TEAMS.atlas, {
    project: "domains",
    replies: [answering(teamDomains.list, DOMAINS), answering(teamJoinRequests.list, REQUESTS)],
  }),
  "account-team-domains-none": ofTeam("Team, no domains yet", TEAMS.atlas, {
    project: "domains",
    replies: [answering(teamDomains.list, []), NO_REQUESTS],
  }),
  "account-team-domains-unfound": ofTeam("Team, record of a domain not found", TEAMS.atlas, {
    project: "domains",
    replies: [
      answering(teamDomains.list, [PENDING_DOMAIN]),
      answering(teamDomains.verify, PENDING_DOMAIN),
      NO_REQUESTS,
    ],
    play: [
      PANELS,
      { press: ".stk-list > li.stk-stack > button" },
      { see: "[role=status]:not(:empty)" },
    ],
  }),
  "account-team-domains-taken": ofTeam("Team, domain of another team", TEAMS.atlas, {
    project: "domains",
    replies: [
      answering(teamDomains.list, []),
      refusing(teamDomains.create, new KnownErrors.TeamDomainAlreadyExists()),
      NO_REQUESTS,
    ],
    play: [
      PANELS,
      { type: "acme.com", into: "[name=domain]" },
      { press: "form:has([name=domain]) button[type=submit]" },
      FAILED,
    ],
  }),
  "account-team-requests": ofTeam("Team, requests to join for those who invite", TEAMS.atlas, {
    project: "domains",
    replies: [
      answering(permissions.listInTeam, [
        { id: "$invite_members", userId: PEOPLE.someone.id, teamId: TEAMS.atlas.id },
      ]),
      answering(teamJoinRequests.list, REQUESTS),
    ],
  }),
  "account-team-request-failed": ofTeam("Team, request not accepted", TEAMS.atlas, {
    project: "domains",
    replies: [
      answering(teamDomains.list, DOMAINS),
      answering(teamJoinRequests.list, REQUESTS),
      breaking(teamJoinRequests.accept),
    ],
    play: [PANELS, { press: '.stk-list-row:has([title="robin@acme.com"]) button' }, FAILED],
  }),
  "account-team-offers": section("team-creation", "Teams to join by address", {
    project: "domains",
    replies: [answering(teamOffers.list, OFFERS)],
    play: [PANELS],
  }),
  "account-team-long": ofTeam("Team, long names", LONG_TEAM, {
    person: "longNamed",
    replies: [answering(teams.list, [LONG_TEAM, ...Object.values(TEAMS)])],
  }),
  "account-team-empty": ofTeam("Team, no other members", TEAMS.kiln, {
    replies: [NO_OTHER_MEMBERS],
    play: [PANELS],
  }),
  "account-team-member": ofTeam("Team, few permissions", TEAMS.atlas, {
    replies: [answering(permissions.listInTeam, [])],
    play: [PANELS],
  }),
  "account-team-reader": ofTeam("Team, members to read", TEAMS.atlas, { replies: ONLY_READING }),
  "account-team-many": ofTeam("Team, more than a page of members", TEAMS.atlas, {
    replies: [MANY_MEMBERS],
  }),
  "account-team-search": ofTeam("Team, a search without results", TEAMS.atlas, {
    replies: [MANY_MEMBERS],
    play: [PANELS, { type: "Ines", into: "[name=search]" }, { see: "[role=status]:not(:empty)" }],
  }),
  "account-team-hand-over": ofTeam("Team, last who manages it leaves", TEAMS.atlas, {
    replies: [FEW_MEMBERS],
    play: [PANELS, { press: actionOf(LEAVE) }, OPENED],
  }),
  "account-delete-teams": section("settings", "Delete the account, last who manages a team", {
    replies: [
      answering(teams.listDependent, [
        { id: TEAMS.atlas.id, displayName: TEAMS.atlas.displayName, hasOtherMembers: true },
        { id: TEAMS.kiln.id, displayName: TEAMS.kiln.displayName, hasOtherMembers: false },
      ]),
      FEW_MEMBERS,
    ],
    play: [
      PANELS,
      { press: ".stk-panel[data-danger] button" },
      { see: "dialog[open] select" },
      { press: "dialog[open] button[data-look=danger]" },
      FAILED,
    ],
  }),
  "account-team-roles": ofTeam("Team, roles of the project", TEAMS.atlas, {
    replies: WITH_ROLES,
  }),
  "account-team-roles-member": ofTeam("Team, roles of a member", TEAMS.atlas, {
    replies: WITH_ROLES,
    play: [PANELS, rolesOfMember(2), OPENED],
  }),
  "account-team-roles-own": ofTeam("Team, own roles, refused", TEAMS.atlas, {
    replies: [
      ...WITH_ROLES,
      refusing(memberProfiles.update, new KnownErrors.TeamManagerRequired()),
    ],
    play: [PANELS, rolesOfMember(1), OPENED, { press: "dialog button[type=submit]" }, FAILED],
  }),
  "account-team-roles-missing": ofTeam("Team, invitation without a role", TEAMS.atlas, {
    replies: WITH_ROLES,
    play: [
      PANELS,
      { type: "robin@example.com", into: "[name=email]" },
      { press: "[name=role][value=member]" },
      { press: INVITE },
    ],
  }),
  "account-team-invited": ofTeam("Team, invitations that were not all sent", TEAMS.atlas, {
    replies: [
      answering(invitations.list, INVITATIONS),
      answering(invitations.send, { success: true, id: "invitation" }),
    ],
    play: [
      PANELS,
      {
        type: "Robin <robin@example.com>, sam@, Maya <member11@example.com>, jo@example.com",
        into: "[name=email]",
      },
      { press: INVITE },
      FAILED,
    ],
  }),
  "account-team-loading": ofTeam("Team, still loading", TEAMS.atlas, {
    replies: [waiting(permissions.listInTeam)],
    play: [{ see: ".stk-section .stk-skeleton" }],
  }),
  "account-team-failed": ofTeam("Team, members cannot be loaded", TEAMS.atlas, {
    replies: [breaking(memberProfiles.list)],
    play: [FAILED],
  }),
  "account-team-gone": ofTeam(
    "Team, no longer theirs",
    { id: "00000000-0000-4000-9000-000000000009" },
    { play: [PANELS] },
  ),
  "account-team-delete": ofTeam("Team, deleted", TEAMS.atlas, {
    play: [PANELS, { press: ".stk-panel[data-danger] button" }, OPENED],
  }),
  "account-team-creation": section("team-creation", "New team", { play: [PANELS] }),
  "account-team-creation-failed": section("team-creation", "New team, failed", {
    replies: [breaking(teams.create)],
    play: [
      PANELS,
      { type: "Orchard", into: "[name=name]" },
      { press: ".stk-panel form button[type=submit]" },
      FAILED,
    ],
  }),
};
