import { isKnownError, operations, SHARED_OAUTH_PROVIDERS } from "@stackkit/next/protocol";
import { createCaller } from "./demo/call.mjs";
import {
  boardOf,
  MEMBERS,
  OWNER_EMAIL,
  PERMISSIONS,
  PROJECT_NAME,
  TEAMS,
} from "./demo/content.mjs";

export { DEMO_CREDENTIALS } from "./demo/content.mjs";

/**
 * @import { Level } from "@stackkit/next/protocol"
 * @typedef {Record<Level, string>} Keys
 * @typedef {{ id: string, keys: Keys }} SeededProject
 * @typedef {{ url: string, fetch?: (request: Request) => Promise<Response>, internalKeys: Keys, known?: SeededProject | undefined, now?: number }} Seeding
 * @typedef {ReturnType<typeof createCaller<"admin">>} AdminCall
 */

/**
 * The project's description once seeding is complete. From then on, its data belongs to the user.
 */
const FILLED = "The project of the example app.";
const KEY_LIFE_MILLIS = 10 * 365 * 24 * 60 * 60 * 1000;
const OWNER_SESSION_MILLIS = 10 * 60 * 1000;

/**
 * Seeds a service with the demo: a project and its owner, permissions, users, teams and boards.
 * Safe to call at each start: it never changes a seeded project, and completes an interrupted one.
 * `known` is the result of an earlier call: if its keys are still valid, no new ones are created.
 * @param {Seeding} seeding
 * @returns {Promise<SeededProject>}
 */
export async function seed({
  url,
  fetch = globalThis.fetch,
  internalKeys,
  known,
  now = Date.now(),
}) {
  const at = { url, fetch };
  const project =
    known && (await opens(at, known)) ? known : await openProject(at, internalKeys, now);
  const admin = createCaller({
    ...at,
    projectId: project.id,
    level: "admin",
    proof: { key: project.keys.admin },
  });
  const { description } = await admin(operations.projects.currentAsAdmin);
  if (description === FILLED) return project;
  await definePermissions(admin);
  const userIds = await createMembers(admin);
  await createTeams(admin, userIds, now);
  await admin(operations.projects.update, { body: { description: FILLED } });
  return project;
}

/** @param {Pick<Required<Seeding>, "url" | "fetch">} at @param {SeededProject} project */
async function opens(at, { id, keys }) {
  try {
    await createCaller({ ...at, projectId: id, level: "admin", proof: { key: keys.admin } })(
      operations.projects.currentAsAdmin,
    );
    return true;
  } catch (error) {
    // A different database from the one that the keys belong to.
    if (isKnownError(error)) return false;
    throw error;
  }
}

/**
 * Finds or creates the project as its owner, and creates keys for it.
 * @param {Pick<Required<Seeding>, "url" | "fetch">} at
 * @param {Keys} internalKeys
 * @param {number} now
 * @returns {Promise<SeededProject>}
 */
async function openProject(at, internalKeys, now) {
  const internal = { ...at, projectId: "internal" };
  const server = createCaller({
    ...internal,
    level: "server",
    proof: { key: internalKeys.server },
  });
  const owner =
    (await findUser(server, OWNER_EMAIL)) ??
    (await server(operations.users.create, {
      body: { primaryEmail: OWNER_EMAIL, primaryEmailVerified: true, displayName: "Demo owner" },
    }));
  const { accessToken } = await server(operations.sessions.create, {
    body: { userId: owner.id, expiresInMillis: OWNER_SESSION_MILLIS },
  });

  const asOwner = createCaller({
    ...internal,
    level: "client",
    proof: { key: internalKeys.client, accessToken },
  });
  const owned = await asOwner(operations.projects.listOwned);
  const project =
    owned.find(({ displayName }) => displayName === PROJECT_NAME) ??
    (await asOwner(operations.projects.create, {
      body: {
        displayName: PROJECT_NAME,
        config: {
          allowLocalhost: true,
          magicLinkEnabled: true,
          passkeyEnabled: true,
          clientTeamCreationEnabled: true,
          clientUserDeletionEnabled: true,
          // The service's emulator replaces these providers offline, and its page says so.
          oauthProviders: SHARED_OAUTH_PROVIDERS.map((id) => ({
            id,
            enabled: true,
            type: "shared",
          })),
        },
      },
    }));

  const admin = createCaller({
    ...at,
    projectId: project.id,
    level: "admin",
    proof: { ownerAccessToken: accessToken },
  });
  const made = await admin(operations.apiKeys.create, {
    body: {
      description: "Demo",
      expiresAt: new Date(now + KEY_LIFE_MILLIS),
      hasPublishableClientKey: true,
      hasSecretServerKey: true,
      hasSuperSecretAdminKey: true,
    },
  });
  const { publishableClientKey, secretServerKey, superSecretAdminKey } = made;
  if (!publishableClientKey || !secretServerKey || !superSecretAdminKey)
    throw new Error("The service made an API key without all of its three parts.");
  return {
    id: project.id,
    keys: { client: publishableClientKey, server: secretServerKey, admin: superSecretAdminKey },
  };
}

/** @param {ReturnType<typeof createCaller<"server">> | AdminCall} call @param {string} email */
async function findUser(call, email) {
  const { items } = await call(operations.userLists.list, { query: { query: email } });
  return items.find(({ primaryEmail }) => primaryEmail === email);
}

/** @param {AdminCall} admin */
async function definePermissions(admin) {
  const defined = await admin(operations.teamPermissionDefinitions.list);
  for (const permission of PERMISSIONS) {
    if (!defined.some(({ id }) => id === permission.id))
      await admin(operations.teamPermissionDefinitions.create, { body: permission });
  }
}

/**
 * @param {AdminCall} admin @returns {Promise<Map<string, string>>} the id of each member by address
 */
async function createMembers(admin) {
  /** @type {Map<string, string>} */
  const ids = new Map();
  for (const { email, displayName, password, isVerified } of MEMBERS) {
    const found = await findUser(admin, email);
    const { id } =
      found ??
      (await admin(operations.users.create, {
        body: {
          primaryEmail: email,
          primaryEmailVerified: isVerified,
          primaryEmailAuthEnabled: true,
          displayName,
          password,
        },
      }));
    ids.set(email, id);
  }
  return ids;
}

/** @param {AdminCall} admin @param {Map<string, string>} userIds @param {number} now */
async function createTeams(admin, userIds, now) {
  const existing = await admin(operations.teams.list);
  for (const team of TEAMS) {
    const { displayName } = team;
    const { id } =
      existing.find((found) => found.displayName === displayName) ??
      (await admin(operations.teams.create, {
        body: { displayName, serverMetadata: { board: boardOf(team, now) } },
      }));
    const { items: present } = await admin(operations.userLists.list, { query: { teamId: id } });
    for (const { email, permissions } of team.members) {
      const params = { team_id: id, user_id: /** @type {string} */ (userIds.get(email)) };
      if (!present.some((user) => user.id === params.user_id))
        await admin(operations.teams.addMember, { params });
      if (team.isSelected)
        await admin(operations.users.update, { params, body: { selectedTeamId: id } });
      for (const permission_id of permissions)
        await admin(operations.permissions.grantInTeam, { params: { ...params, permission_id } });
    }
  }
}
