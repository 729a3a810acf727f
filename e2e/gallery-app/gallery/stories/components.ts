import { operations } from "@stackkit/next/protocol";
import { RECEIVED } from "../belongings";
import type { Step, Stories } from "../story";
import { LONG_TEAM, TEAMS } from "../teams";
import { answering, breaking } from "../wire";

const { teams, users, permissions, invitations } = operations;

const SHOWN: Step = { see: "button.stk-menu-button" };
const OPEN: readonly Step[] = [
  { press: "button.stk-menu-button" },
  { see: ".stk-menu:popover-open" },
];

export const COMPONENTS: Stories = {
  "user-button": { title: "User button", page: "UserButton", person: "someone", play: OPEN },
  "user-button-closed": {
    title: "User button, with the name",
    page: "UserButton",
    person: "longNamed",
    props: { showUserInfo: true },
    play: [SHOWN],
  },
  "user-button-signed-out": { title: "User button, signed out", page: "UserButton", play: OPEN },
  "actor-admin": {
    title: "Actor banner, an administrator",
    page: "ActorBanner",
    person: "supported",
    play: [{ see: ".stk-banner" }],
  },
  "actor-agent": {
    title: "Actor banner, a program",
    page: "ActorBanner",
    person: "assisted",
    play: [{ see: ".stk-banner" }],
  },
  "team-switcher": {
    title: "Team switcher",
    page: "SelectedTeamSwitcher",
    person: "someone",
    play: OPEN,
  },
  "team-switcher-invited": {
    title: "Team switcher, with an invitation",
    page: "SelectedTeamSwitcher",
    person: "someone",
    replies: [answering(invitations.listReceived, RECEIVED)],
    play: [...OPEN, { see: ".stk-menu .stk-hint" }],
  },
  "team-switcher-none": {
    title: "Team switcher, no teams",
    page: "SelectedTeamSwitcher",
    person: "bare",
    replies: [answering(teams.list, [])],
    play: OPEN,
  },
  "team-switcher-closed": {
    title: "Team switcher, no teams, creation disabled",
    page: "SelectedTeamSwitcher",
    person: "bare",
    project: "withoutTeams",
    replies: [answering(teams.list, [])],
    play: OPEN,
  },
  "team-switcher-long": {
    title: "Team switcher, long names",
    page: "SelectedTeamSwitcher",
    person: "longNamed",
    replies: [answering(teams.list, [LONG_TEAM, ...Object.values(TEAMS)])],
    play: OPEN,
  },
  "team-switcher-failed": {
    title: "Team switcher, choice not saved",
    page: "SelectedTeamSwitcher",
    person: "someone",
    replies: [breaking(users.update)],
    play: [
      ...OPEN,
      { press: ".stk-menu-item[aria-checked=false]" },
      { see: "[role=alert] .stk-notice" },
    ],
  },
  "team-creation": {
    title: "New team",
    page: "TeamCreation",
    person: "someone",
    play: [{ see: "[name=name]" }],
  },
  "team-creation-created": {
    title: "New team, created",
    page: "TeamCreation",
    person: "someone",
    play: [
      { type: "Orchard", into: "[name=name]" },
      { press: "form button[type=submit]" },
      { see: "[role=status] .stk-notice" },
    ],
  },
  "team-creation-closed": {
    title: "New team, not allowed",
    page: "TeamCreation",
    person: "someone",
    project: "withoutTeams",
    play: [{ see: ".stk-notice" }],
  },
  "team-creation-signed-out": { title: "New team, signed out", page: "TeamCreation" },
  protect: {
    title: "Protect, allowed",
    page: "Protect",
    person: "someone",
    play: [{ see: "#protected" }],
  },
  "protect-refused": {
    title: "Protect, refused",
    page: "Protect",
    person: "someone",
    replies: [answering(permissions.listInProject, [])],
    play: [{ see: ".stk-notice" }],
  },
  avatars: { title: "Avatars", page: "UserAvatar", person: "someone" },
  "message-card": { title: "Message card", page: "MessageCard" },
};
