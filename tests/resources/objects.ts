import { StackClientApp, stackAppInternalsSymbol } from "@stackkit/next";
import type { Level } from "@stackkit/next/protocol";
import { afterAll } from "vitest";
import { CALLBACK, newEmail } from "../support/addresses.js";
import { mailServer } from "../support/mail-server.js";
import { eventually } from "../support/mailbox.js";
import { KEYS, startTestProject, type TestProject } from "../support/service.js";
import { ORIGIN, Visitor } from "../support/visitor.js";
import type { ObjectName } from "./members.js";
import { type Apps, appsOf } from "./set-up.js";

/** One real object of each kind, as one level sees it. */
export type Objects = Readonly<Partial<Record<ObjectName, object>>>;

/** Only a provider with keys of one's own hands out its tokens. */
const OWN_KEYS = {
  enabled: true,
  type: "standard",
  clientId: "my-app",
  clientSecret: "my-app",
} as const;

/** Starts a service, and makes of every public object one at each level that has it. */
export async function collectObjects(): Promise<Readonly<Record<Level, Objects>>> {
  const internalKeys = KEYS("internal");
  const project = await startTestProject(
    { oauthProviders: [{ ...OWN_KEYS, id: "github", issuer: `${ORIGIN}/emulator/github` }] },
    { port: 0, internalKeys },
  );
  afterAll(() => project.service.stop());
  const apps = appsOf(project);
  const tokenStore = await signInByGithub(project);
  const client = await objectsOf(apps.visitor(), tokenStore);
  return {
    client: { ...client, ...(await ownersObjects(project, internalKeys.client)) },
    server: {
      ...(await objectsOf(apps.server, tokenStore)),
      ...(await serverObjects(apps.server)),
    },
    admin: {
      ...(await objectsOf(apps.admin, tokenStore)),
      ...(await serverObjects(apps.admin)),
      ...(await adminObjects(apps.admin)),
    },
  };
}

async function signInByGithub(project: TestProject) {
  const visitor = new Visitor(project);
  const { body } = await visitor.exchange(await visitor.signIn("github", { email: newEmail() }));
  return { accessToken: body.access_token as string, refreshToken: body.refresh_token as string };
}

type Store = Awaited<ReturnType<typeof signInByGithub>>;

/** What every level has: of the app, and of the current user. */
async function objectsOf(
  app: StackClientApp<true> | Apps["server"] | Apps["admin"],
  tokenStore: Store,
): Promise<Objects> {
  const user = await app.getUser({ or: "throw", tokenStore });
  const team = await user.createTeam({ displayName: "Crew" });
  await team.inviteUser({ email: "guest@example.com", callbackUrl: CALLBACK });
  const [member] = await team.listUsers();
  const project = await app.getProject();
  return {
    app,
    "app[stackAppInternalsSymbol]": app[stackAppInternalsSymbol],
    "current user": user,
    session: user.currentSession,
    "active session": (await user.getActiveSessions())[0],
    team,
    "team user": member,
    "team profile of a user": member?.teamProfile,
    "own team profile": await user.getTeamProfile(team),
    "team invitation": (await team.listInvitations())[0],
    "contact channel": (await user.listContactChannels())[0],
    "connected account": (await user.getConnectedAccount("github")) ?? undefined,
    permission: (await user.listPermissions(team))[0],
    project,
    "project settings": project.config,
  } satisfies Partial<Record<ObjectName, object | undefined>> as Objects;
}

async function ownersObjects(
  { service }: TestProject,
  publishableClientKey: string,
): Promise<Objects> {
  const app = new StackClientApp<true, "internal">({
    tokenStore: "memory",
    projectId: "internal",
    publishableClientKey,
    baseUrl: service.url,
    redirectMethod: "none",
  });
  await app.signUpWithCredential({
    email: "owner@example.com",
    password: "correct horse battery",
    verificationCallbackUrl: CALLBACK,
  });
  const owner = await app.getUser({ or: "throw" });
  return {
    "current user of the internal project": owner,
    "owned project": await owner.createProject({ displayName: "Mine" }),
  };
}

const serverObjects = async (app: Apps["server"]): Promise<Objects> => ({
  "user by id": await app.createUser({ displayName: "Ada" }),
});

async function adminObjects(app: Apps["admin"]): Promise<Objects> {
  const project = await app.getProject();
  await project.update({ config: { allowLocalhost: true } });
  await app.createProjectPermissionDefinition({
    id: "early",
    description: "First to see",
    containedPermissionIds: [],
  });
  await app.sendTestEmail({ recipientEmail: "reader@example.com", emailConfig: mailServer() });
  const key = await app.createApiKey({
    description: "CI",
    expiresAt: new Date(Date.UTC(2100, 0)),
    hasPublishableClientKey: true,
    hasSecretServerKey: true,
    hasSuperSecretAdminKey: true,
  });
  return {
    "API key, first view": key,
    "API key": (await app.listApiKeys()).find(({ id }) => id === key.id),
    "production mode error": (await project.getProductionModeErrors())[0],
    "permission definition": (await app.listProjectPermissionDefinitions())[0],
    "e-mail template": (await app.listEmailTemplates())[0],
    "sent e-mail": await eventually(async () => (await app.listSentEmails()).at(0)),
  } satisfies Partial<Record<ObjectName, object | undefined>> as Objects;
}
