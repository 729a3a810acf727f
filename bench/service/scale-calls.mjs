import { emailOf, idOf, nameOf, TEAM, USER } from "./fill.mjs";

/**
 * The measured calls. `grows`: scans all rows, so its cost grows with them. A search may, if an
 * index contains all it reads.
 */
export const CALLS = [
  { name: "users: a page", path: () => "/users?limit=50", most: "times" },
  { name: "users: a page, newest first", path: () => "/users?limit=50&desc=true", most: "times" },
  {
    name: "users: a page in the middle",
    path: ({ users }) => `/users?limit=50&cursor=${idOf(USER, users / 2)}`,
    most: "times",
  },
  {
    name: "users: an exact id",
    path: ({ users }) => `/users?limit=50&query=${idOf(USER, users / 2)}`,
    most: "times",
  },
  {
    name: "users: an exact address",
    path: ({ users }) => `/users?limit=50&query=${encodeURIComponent(emailOf(users / 2))}`,
    most: "times",
  },
  {
    name: "users: part of a unique name",
    path: ({ users }) => `/users?limit=50&query=${encodeURIComponent(nameOf(users - 1).slice(2))}`,
    grows: true,
    most: "millis",
  },
  {
    name: "users: part of a common name",
    path: () => "/users?limit=50&query=lovelace",
    grows: true,
    most: "millis",
  },
  {
    name: "users: part of an unknown name",
    path: () => "/users?limit=50&query=zzyzx",
    grows: true,
    most: "millis",
  },
  {
    name: "users of a team",
    path: () => `/users?limit=50&team_id=${idOf(TEAM, 7)}`,
    most: "times",
  },
  { name: "one user", path: () => `/users/${idOf(USER, 7)}`, most: "times" },
  { name: "teams of a user", path: () => `/teams?user_id=${idOf(USER, 7)}`, most: "times" },
  { name: "one team", path: () => `/teams/${idOf(TEAM, 7)}`, most: "times" },
  {
    name: "members of a team",
    path: () => `/team-member-profiles?team_id=${idOf(TEAM, 7)}`,
    most: "times",
  },
  {
    name: "teams as their members see them",
    path: () => `/team-member-profiles?user_id=${idOf(USER, 7)}`,
    most: "times",
  },
  {
    name: "permissions in a team",
    path: () => `/team-permissions?team_id=${idOf(TEAM, 7)}`,
    most: "times",
  },
  {
    name: "permissions of a user in teams",
    path: () => `/team-permissions?user_id=${idOf(USER, 7)}&recursive=true`,
    most: "times",
  },
  {
    name: "permissions of a user in the project",
    path: () => `/project-permissions?user_id=${idOf(USER, 7)}`,
    most: "times",
  },
  {
    name: "invitations to a team",
    path: () => `/team-invitations?team_id=${idOf(TEAM, 7)}`,
    most: "times",
  },
  {
    name: "addresses of a user",
    path: () => `/contact-channels?user_id=${idOf(USER, 7)}`,
    most: "times",
  },
  {
    name: "sessions of a user",
    path: () => `/auth/sessions?user_id=${idOf(USER, 7)}`,
    most: "times",
  },
  { name: "sent mails", path: () => "/internal/emails", level: "admin", most: "times" },
  { name: "keys of the project", path: () => "/internal/api-keys", level: "admin", most: "times" },
  { name: "all teams", path: () => "/teams", grows: true, times: 3 },
  { name: "metrics", path: () => "/internal/metrics", level: "admin", grows: true, times: 3 },
];
