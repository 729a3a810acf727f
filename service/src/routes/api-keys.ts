import {
  type apiKey,
  apiKeys,
  KnownErrors,
  type Level,
  type Row,
} from "@stackkit/next/protocol/internal";
import { KEYS_OF_PROJECT_AT_MOST } from "../core/limits.js";
import {
  describeApiKey,
  findApiKey,
  insertApiKey,
  listApiKeys,
  newKey,
  revokeApiKey,
  type StoredApiKey,
} from "../db/queries/projects/api-keys.js";
import { requireRoom } from "../db/queries/projects/counts.js";
import { transact } from "../db/transact.js";
import { defineRoute } from "../http/route.js";

const endOf = (end: string | null) => (end === null ? null : { lastFour: end });

/** A stored key: only the last characters of its secrets can be shown. */
const show = (key: StoredApiKey): Row<typeof apiKey> => ({
  id: key.id,
  description: key.description,
  createdAt: new Date(key.createdAt),
  expiresAt: new Date(key.expiresAt),
  manuallyRevokedAt: key.revokedAt === null ? null : new Date(key.revokedAt),
  publishableClientKey: endOf(key.ends.client),
  secretServerKey: endOf(key.ends.server),
  superSecretAdminKey: endOf(key.ends.admin),
});

const found = (key: StoredApiKey | undefined): StoredApiKey => {
  if (!key) throw new KnownErrors.ApiKeyNotFound();
  return key;
};

export const apiKeyRoutes = [
  defineRoute(apiKeys.list, async ({ context, project }) =>
    (await listApiKeys(context.db, project.id)).map(show),
  ),

  defineRoute(apiKeys.create, async ({ context, project, body }) => {
    const keys: Partial<Record<Level, string>> = {
      ...(body.hasPublishableClientKey && { client: newKey("client") }),
      ...(body.hasSecretServerKey && { server: newKey("server") }),
      ...(body.hasSuperSecretAdminKey && { admin: newKey("admin") }),
    };
    const createdAt = context.clock.now();
    const { description, expiresAt } = body;
    await requireRoom(context.db, {
      table: "api_keys",
      owner: { project_id: project.id },
      most: KEYS_OF_PROJECT_AT_MOST,
      what: "keys of a project",
    });
    const id = await insertApiKey(context.db, {
      projectId: project.id,
      description,
      createdAt,
      expiresAt: expiresAt.getTime(),
      keys,
    });
    return {
      id,
      description,
      createdAt: new Date(createdAt),
      expiresAt,
      publishableClientKey: keys.client,
      secretServerKey: keys.server,
      superSecretAdminKey: keys.admin,
    };
  }),

  defineRoute(apiKeys.read, async ({ context, project, params }) =>
    show(found(await findApiKey(context.db, project.id, params.api_key_id))),
  ),

  defineRoute(apiKeys.update, async ({ context, project, params, body }) => {
    const id = params.api_key_id;
    found(await findApiKey(context.db, project.id, id));
    await transact(context.db, async (tx) => {
      if (body.description !== undefined)
        await describeApiKey(tx, project.id, id, body.description);
      if (body.revoked) await revokeApiKey(tx, project.id, id, context.clock.now());
    });
    return show(found(await findApiKey(context.db, project.id, id)));
  }),
];
