import { API_PATH, fillPath, oauth } from "@stackkit/next/protocol/internal";
import type { Adapter, AdapterPayload } from "oidc-provider";
import { systemClock } from "../core/clock.js";
import type { Database } from "../db/database.js";
import {
  consumeEmulatorRecord,
  deleteEmulatorGrant,
  deleteEmulatorRecord,
  type EmulatorRecord,
  findEmulatorRecord,
  saveEmulatorRecord,
} from "./records.js";

const CLIENT_ID = /^[\w.-]{1,100}$/;

/**
 * Stores the provider's state in the service's database, so that several instances share sign-ins.
 */
export const createAdapter =
  (db: Database, providerId: string, origin: string) =>
  (name: string): Adapter => {
    const model = `${providerId}:${name}`;
    return {
      async upsert(id, payload, expiresIn) {
        const expiresAt =
          expiresIn === undefined ? undefined : systemClock.now() + expiresIn * 1000;
        await saveEmulatorRecord(db, {
          model,
          id,
          payload,
          grantId: payload.grantId,
          uid: payload.uid,
          expiresAt,
        });
      },
      find: async (id) =>
        name === "Client"
          ? clientOf(providerId, origin, id)
          : living(await findEmulatorRecord(db, model, { id })),
      findByUid: async (uid) => living(await findEmulatorRecord(db, model, { uid })),
      findByUserCode: async () => undefined,
      consume: (id) => consumeEmulatorRecord(db, model, id, systemClock.now()),
      destroy: (id) => deleteEmulatorRecord(db, model, id),
      revokeByGrantId: (grantId) => deleteEmulatorGrant(db, grantId),
    };
  };

function living(record: EmulatorRecord | undefined): AdapterPayload | undefined {
  if (!record || (record.expiresAt ?? Number.POSITIVE_INFINITY) <= systemClock.now())
    return undefined;
  return {
    ...(record.payload as AdapterPayload),
    ...(record.consumedAt === undefined ? {} : { consumed: Math.floor(record.consumedAt / 1000) }),
  };
}

/** Accepts any client: its secret is its id, its redirect URI this service. */
const clientOf = (providerId: string, origin: string, id: string): AdapterPayload | undefined =>
  CLIENT_ID.test(id)
    ? {
        client_id: id,
        client_secret: id,
        redirect_uris: [
          origin + API_PATH + fillPath(oauth.callback.path, { provider_id: providerId }),
        ],
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        token_endpoint_auth_method: "client_secret_post",
      }
    : undefined;
