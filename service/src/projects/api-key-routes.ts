import { apiKeys, KnownErrors, type Level } from "@stackkit/next/protocol/internal";
import { lockRow } from "../db/lock-row.js";
import { inputOf } from "../db/mapping.js";
import { keyFields } from "../db/mappings/api-key.js";
import { requireRoom } from "../db/require-room.js";
import { transact } from "../db/transact.js";
import { defineRoute } from "../http/route.js";
import {
  type ApiKey,
  findApiKey,
  insertApiKey,
  listApiKeys,
  newKey,
  revokeApiKey,
  updateApiKey,
} from "./api-keys.js";

const MAX_KEYS_PER_PROJECT = 10_000;

const found = (key: ApiKey | undefined): ApiKey => {
  if (!key) throw new KnownErrors.ApiKeyNotFound();
  return key;
};

/** Key sets: list, read, create, change. */
export const apiKeyRoutes = [
  defineRoute(apiKeys.list, ({ context, project }) => listApiKeys(context.db, project.id)),

  defineRoute(apiKeys.create, async ({ context, project, body }) => {
    const keys: Partial<Record<Level, string>> = {
      ...(body.hasPublishableClientKey && { client: newKey("client") }),
      ...(body.hasSecretServerKey && { server: newKey("server") }),
      ...(body.hasSuperSecretAdminKey && { admin: newKey("admin") }),
    };
    const createdAt = context.clock.now();
    const { expiresAt } = body;
    const fields = inputOf(keyFields, body);
    const id = await transact(context, async (tx) => {
      await lockRow(tx, "projects", { id: project.id });
      await requireRoom(tx, {
        table: "api_keys",
        owner: { project_id: project.id },
        most: MAX_KEYS_PER_PROJECT,
        what: "keys of a project",
      });
      return insertApiKey(tx, {
        ...fields,
        projectId: project.id,
        createdAt,
        expiresAt: expiresAt.getTime(),
        keys,
      });
    });
    return {
      ...fields,
      id,
      createdAt: new Date(createdAt),
      expiresAt,
      publishableClientKey: keys.client,
      secretServerKey: keys.server,
      superSecretAdminKey: keys.admin,
    };
  }),

  defineRoute(apiKeys.read, async ({ context, project, params }) =>
    found(await findApiKey(context.db, project.id, params.api_key_id)),
  ),

  defineRoute(apiKeys.update, async ({ context, project, params, body }) => {
    const id = params.api_key_id;
    found(await findApiKey(context.db, project.id, id));
    await transact(context, async (tx) => {
      await updateApiKey(tx, project.id, id, inputOf(keyFields, body));
      if (body.revoked) await revokeApiKey(tx, project.id, id, context.clock.now());
    });
    return found(await findApiKey(context.db, project.id, id));
  }),
];
