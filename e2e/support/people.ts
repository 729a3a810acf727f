import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { type Input, operations } from "@stackkit/next/protocol";
import { signInAs } from "@stackkit/next/testing";
import { createCaller } from "../../scripts/demo/call.mjs";
import { readEnvFile } from "../../scripts/demo/env-file.mjs";
import { APP_URL, DIRECTORY, SERVICE_URL } from "./apps.mjs";

/** Someone who can sign in, and the team that they have chosen. */
export interface Person {
  id: string;
  email: string;
  password: string;
  name: string;
  teamId: string | null;
}

/** The service's project and one of its keys. They are there once the servers run. */
function projectWith(variable: "STACK_SECRET_SERVER_KEY" | "STACK_PUBLISHABLE_CLIENT_KEY") {
  const { STACK_PROJECT_ID: projectId, [variable]: key } = readEnvFile(join(DIRECTORY, "demo.env"));
  if (!projectId || !key)
    throw new Error(
      `No project keys in ${DIRECTORY}/demo.env. Start the servers with "node e2e/support/serve.mjs".`,
    );
  return { url: SERVICE_URL, fetch, projectId, proof: { key } };
}

/** The service as the app's own server may use it. */
export function asServer() {
  const project = projectWith("STACK_SECRET_SERVER_KEY");
  return { projectId: project.projectId, call: createCaller({ ...project, level: "server" }) };
}

/** The service as anybody may use it. */
export const asAnybody = () =>
  createCaller({ ...projectWith("STACK_PUBLISHABLE_CLIENT_KEY"), level: "client" });

/** An address that nobody had before, so that journeys never meet each other's people. */
export const newEmail = (): string => `${randomUUID()}@example.com`;

interface PersonWishes {
  name?: string;
  team?: string | null;
  /** Further fields of the user. */
  user?: Input<typeof operations.users.create.body, "server">;
}

/** A verified person with a password, and with a team of their own unless `team` is null. */
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

/** Signs a person in to a browser without the sign-in page, which has journeys of its own. */
export async function enterAs({ id }: Person, context: BrowserContext): Promise<void> {
  const { projectId, call } = asServer();
  const createSession = async () => {
    const tokens = await call(operations.sessions.create, { body: { userId: id } });
    return { getTokens: async () => tokens };
  };
  await signInAs(context, { createSession }, { projectId, url: APP_URL });
}

/** Makes a team the one that a person sees, after taking them in where they are new to it. */
export async function joinTeam(userId: string, teamId: string, isNew = true): Promise<void> {
  const { call } = asServer();
  if (isNew)
    await call(operations.teams.addMember, { params: { team_id: teamId, user_id: userId } });
  await call(operations.users.update, {
    params: { user_id: userId },
    body: { selectedTeamId: teamId },
  });
}

/** Mails an invitation to the person's team. */
export async function invite({ teamId }: Person, email: string): Promise<void> {
  await asServer().call(operations.invitations.send, {
    body: { teamId, email, callbackUrl: `${APP_URL}/handler/team-invitation` },
  });
}

/** The person as the service knows them now. */
export const readUser = ({ id }: Person) =>
  asServer().call(operations.users.read, { params: { user_id: id } });
