import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { COOKIES, operations, refreshCookie } from "@stackkit/next/protocol";
import { signInAs } from "@stackkit/next/testing";
import { createCaller } from "../../scripts/demo/call.mjs";
import { newEmail } from "../../tests/support/addresses.js";
import { CACHED_APP_URL, CACHED_PROJECT, CACHED_PROXY_URL } from "./apps.mjs";
import { CONTROL_PATH } from "./fault-proxy.mjs";

const call = createCaller({
  url: CACHED_PROXY_URL,
  fetch,
  projectId: CACHED_PROJECT.id,
  level: "server",
  proof: { key: CACHED_PROJECT.keys.server },
});

/** A user with an account in the app with `cacheComponents`, and the session's cookies. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** The `cookie` header of a fresh session. */
  readonly cookie: string;
  /** The same after the access token has expired. */
  readonly expiredCookie: string;
}

export async function makeMember(displayName: string, teamId?: string): Promise<Member> {
  const email = newEmail();
  const password = randomUUID();
  const { id } = await call(operations.users.create, {
    body: {
      primaryEmail: email,
      primaryEmailAuthEnabled: true,
      primaryEmailVerified: true,
      password,
      displayName,
    },
  });
  if (teamId !== undefined) {
    await call(operations.teams.addMember, { params: { team_id: teamId, user_id: id } });
    await call(operations.users.update, {
      params: { user_id: id },
      body: { selectedTeamId: teamId },
    });
  }
  const { accessToken, refreshToken } = await call(operations.sessions.create, {
    body: { userId: id },
  });
  const expiredCookie = `${refreshCookie(CACHED_PROJECT.id)}=${refreshToken}`;
  const cookie = `${expiredCookie}; ${COOKIES.access}=${encodeURIComponent(JSON.stringify([refreshToken, accessToken]))}`;
  return {
    id,
    name: displayName,
    email,
    password,
    accessToken,
    refreshToken,
    cookie,
    expiredCookie,
  };
}

/** Changes a member's name outside the app, as another server or an administrator would. */
export async function renameMember({ id }: Member, displayName: string): Promise<void> {
  await call(operations.users.update, { params: { user_id: id }, body: { displayName } });
}

export async function makeTeam(displayName = "Crew"): Promise<string> {
  return (await call(operations.teams.create, { body: { displayName } })).id;
}

/** Adds a member to a further team, which they do not select. */
export async function joinTeam({ id }: Member, teamId: string): Promise<void> {
  await call(operations.teams.addMember, { params: { team_id: teamId, user_id: id } });
}

/** Signs a member in to a browser without the UI. */
export async function enterAsMember(
  { accessToken, refreshToken }: Member,
  context: BrowserContext,
): Promise<void> {
  const createSession = async () => ({ getTokens: async () => ({ accessToken, refreshToken }) });
  await signInAs(context, { createSession }, { url: CACHED_APP_URL });
}

const CONTROL_URL = CACHED_PROXY_URL + CONTROL_PATH;
const change = async (method: "POST" | "DELETE", body: object): Promise<void> =>
  void (await fetch(CONTROL_URL, { method, body: JSON.stringify(body) }));
const tokensOf = ({ id, refreshToken }: Member): string[] => [id, refreshToken];

/** The fault proxy between app and service, for one member's calls. */
export const faultProxy = {
  /** The recorded calls for a member, or those without a user. */
  async callsAbout(member: Member | null): Promise<string[]> {
    const calls = (await (await fetch(CONTROL_URL)).json()) as { text: string; about: string }[];
    const wanted = member === null ? [""] : tokensOf(member);
    return calls.filter(({ about }) => wanted.includes(about)).map(({ text }) => text);
  },
  breakAt: (member: Member, path: string) =>
    change("POST", { path, status: 503, about: tokensOf(member) }),
  holdBack: (member: Member, path: string) => change("POST", { path, about: tokensOf(member) }),
  removeFaults: (member: Member) => change("DELETE", tokensOf(member)),
};
