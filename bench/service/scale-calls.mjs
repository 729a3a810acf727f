import { at, emailOf, idOf, nameOf, TEAM, USER } from "./fill.mjs";

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
  ...[200, 20_000].map((number) => ({
    name: `users: page ${number}`,
    path: ({ users }) => `/users?limit=50&cursor=${idOf(USER, (number * 50 - 50) % users)}`,
    most: "page",
  })),
  ...["last_active_at", "display_name"]
    .flatMap((order) => [
      { name: `users: a page by ${order}`, path: () => `/users?limit=50&order_by=${order}` },
      {
        name: `users: a page by ${order}, in the middle`,
        path: ({ users }) =>
          `/users?limit=50&order_by=${order}&desc=true&cursor=${encodeURIComponent(
            `${order === "display_name" ? nameOf(users / 2).toLowerCase() : at(users / 2)}~${idOf(USER, users / 2)}`,
          )}`,
      },
    ])
    .map((call) => ({ ...call, most: "page" })),
  ...[
    ["verified", "verified=true"],
    ["not verified, by name", "verified=false&order_by=display_name"],
    ["with a password alone, newest first", "only_method=password&desc=true"],
    ["with a passkey", "method=passkey&desc=true"],
    ["with a passkey, by activity", "method=passkey&order_by=last_active_at"],
    ["with a second factor", "second_factor=true"],
    ["with a second factor, by name", "second_factor=true&order_by=display_name"],
    ["with no method and a second factor", "only_method=code&second_factor=true"],
    ["with an account at GitHub, by name", "provider_id=github&order_by=display_name"],
    ["with an account at no provider", "provider_id=nowhere&order_by=display_name"],
    ["anonymous and verified, by activity", "anonymous=true&verified=true&order_by=last_active_at"],
    [
      "active in an hour, by sign-up",
      `active_after_millis=${at(1000)}&active_before_millis=${at(4600)}`,
    ],
    [
      "signed up in the first half, by activity",
      `signed_up_before_millis=${at(500_000)}&order_by=last_active_at`,
    ],
  ].map(([name, query]) => ({
    name: `users: ${name}`,
    path: () => `/users?limit=50&${query}`,
    grows: true,
    most: "millis",
  })),
  ...[
    ["the beginning of an address", () => emailOf(123_456).slice(0, 13)],
    ["the beginning of many addresses", () => "person."],
    ["the beginning of a last name", () => "lovelace 1"],
    ["the beginning of many last names", () => "lovelace"],
    ["the beginning of no name", () => "zzyzx"],
  ].map(([name, text]) => ({
    name: `users: ${name}`,
    path: () => `/users?limit=50&match=prefix&query=${encodeURIComponent(text())}`,
    grows: true,
    most: "millis",
  })),
  ...[
    ["counted, about", ""],
    ["counted exactly", "exact=true"],
    ["with a second factor, counted", "second_factor=true"],
    ["with a password alone, counted exactly", "only_method=password&exact=true"],
  ].map(([name, query]) => ({
    name: `users: ${name}`,
    path: () => `/internal/users/count?${query}`,
    level: "admin",
    grows: true,
    most: "millis",
  })),
  {
    name: "users of a team",
    path: () => `/users?limit=50&team_id=${idOf(TEAM, 7)}`,
    most: "times",
  },
  { name: "one user", path: () => `/users/${idOf(USER, 7)}`, most: "times" },
  { name: "teams of a user", path: () => `/teams?user_id=${idOf(USER, 7)}`, most: "times" },
  { name: "teams: a page", path: () => "/teams?limit=50", most: "page" },
  {
    name: "teams: a page in the middle, newest first",
    path: ({ teams }) =>
      `/teams?limit=50&desc=true&cursor=${at(teams / 2)}~${idOf(TEAM, teams / 2)}`,
    most: "page",
  },
  ...[
    ["a common word", () => "team"],
    ["two words, of one team", ({ teams }) => `${teams - 1} team`],
    ["an unknown word", () => "zzyzx"],
    ["an exact id", ({ teams }) => idOf(TEAM, teams / 2)],
  ].map(([name, text]) => ({
    name: `teams: ${name}`,
    path: (size) => `/teams?limit=50&query=${encodeURIComponent(text(size))}`,
    grows: true,
    most: "words",
  })),
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
  {
    name: "why a user cannot sign in",
    path: ({ users }) =>
      `/internal/users/diagnose?identifier=${encodeURIComponent(emailOf(users / 2))}`,
    level: "admin",
    // Its events and mails are not filled in: PostgreSQL scans empty tables.
    grows: true,
    most: "page",
  },
  { name: "sent mails", path: () => "/internal/emails", level: "admin", most: "times" },
  { name: "keys of the project", path: () => "/internal/api-keys", level: "admin", most: "times" },
  { name: "all teams", path: () => "/teams", grows: true, times: 3 },
  { name: "metrics", path: () => "/internal/metrics", level: "admin", grows: true, times: 3 },
];
