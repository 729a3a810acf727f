import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { type Input, operations } from "@stackkit/next/protocol";
import { signInAs } from "@stackkit/next/testing";
import { createCaller } from "../../scripts/demo/call.mjs";
import { readEnvFile } from "../../scripts/demo/env-file.mjs";
import { newEmail } from "../../tests/support/addresses.js";
import { APP_URL, DIRECTORY, SERVICE_URL } from "./apps.mjs";

/** A user who can sign in, and their selected team. */
export interface Person {
  id: string;
  email: string;
  password: string;
  name: string;
  teamId: string | null;
}

/** The service's project and one of its keys. Available once the servers run. */
function projectWith(variable: "STACK_SECRET_SERVER_KEY" | "STACK_PUBLISHABLE_CLIENT_KEY") {
  const { STACK_PROJECT_ID: projectId, [variable]: key } = readEnvFile(join(DIRECTORY, "demo.env"));
  if (!projectId || !key)
    throw new Error(
      `No project keys in ${DIRECTORY}/demo.env. Start the servers with "node e2e/support/serve.mjs".`,
    );
  return { url: SERVICE_URL, fetch, projectId, proof: { key } };
}

/** The service, called with the app's server key. */
export function asServer() {
  const project = projectWith("STACK_SECRET_SERVER_KEY");
  return { projectId: project.projectId, call: createCaller({ ...project, level: "server" }) };
}

/** The service, called without a server key. */
export const asAnybody = () =>
  createCaller({ ...projectWith("STACK_PUBLISHABLE_CLIENT_KEY"), level: "client" });

interface PersonWishes {
  name?: string;
  team?: string | null;
  /** Further fields of the user. */
  user?: Input<typeof operations.users.create.body, "server">;
}

/** Creates a verified user with a password and, unless `team` is null, their own team. */
export async function makePerson({
  name = "Robin Vale",
  team = "Greenhouse",
  user = {},
}: PersonWishes = {}): Promise<Person> {
  const { call } = asServer();
  const email = newEmail();
  const password = randomUUID();
  const { id } = await call(operations.users.create, {
    body: {
      primaryEmail: email,
      primaryEmailAuthEnabled: true,
      primaryEmailVerified: true,
      password,
      displayName: name,
      ...user,
    },
  });
  const person = { id, email, password, name };
  if (team === null) return { ...person, teamId: null };
  const { id: teamId } = await call(operations.teams.create, {
    body: { displayName: team, creatorUserId: id },
  });
  await joinTeam(id, teamId, false);
  return { ...person, teamId };
}

/** Signs a user in to a browser without the sign-in page, which has its own tests. */
export async function enterAs({ id }: Person, context: BrowserContext): Promise<void> {
  const { call } = asServer();
  const createSession = async () => {
    const tokens = await call(operations.sessions.create, { body: { userId: id } });
    return { getTokens: async () => tokens };
  };
  await signInAs(context, { createSession }, { url: APP_URL });
}

/** Selects a team for a user, who joins it if necessary. */
export async function joinTeam(userId: string, teamId: string, isNew = true): Promise<void> {
  const { call } = asServer();
  if (isNew)
    await call(operations.teams.addMember, { params: { team_id: teamId, user_id: userId } });
  await call(operations.users.update, {
    params: { user_id: userId },
    body: { selectedTeamId: teamId },
  });
}

/** Mails an invitation to the user's team. */
export async function invite({ teamId }: Person, email: string): Promise<void> {
  await asServer().call(operations.invitations.send, {
    body: { teamId, email, callbackUrl: `${APP_URL}/handler/team-invitation` },
  });
}

/** Reads the user from the service. */
export const readUser = ({ id }: Person) =>
  asServer().call(operations.users.read, { params: { user_id: id } });
