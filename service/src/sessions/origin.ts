import type { SessionActor } from "@stackkit/next/protocol/internal";
import { sql } from "kysely";
import { hashOf } from "../core/random.js";
import { HOUR } from "../core/time.js";
import type { Database } from "../db/database.js";
import { prepared } from "../db/prepared.js";
import type { Context } from "../http/context.js";
import { deviceOf } from "../http/device.js";
import type { Geolocation } from "../http/geolocation.js";
import { isSentByServer, type RequestInfo } from "../http/request-info.js";
import { MAX_DEVICES_PER_USER, saveDevice } from "../limits/known-devices.js";
import { saveNetwork } from "../limits/known-networks.js";
import { clientNetwork, networkHashOf } from "../limits/rate-limit.js";
import { findProject } from "../projects/projects.js";
import { writeNotice } from "../users/notice.js";
import { MAX_SESSIONS_PER_USER, trimSessions } from "./table.js";

/** A session that was opened, and the request that did it. */
export interface Opened {
  readonly projectId: string;
  readonly userId: string;
  readonly info: RequestInfo;
  readonly isImpersonation?: boolean | undefined;
  /** Who acts besides the user. Their devices are not the user's. */
  readonly actor?: SessionActor | undefined;
  /** Made by a server for a user whose browser did not send the request. */
  readonly isWithoutBrowser?: boolean | undefined;
  /** Its owner has just typed a mailed code for it, and needs no notice. */
  readonly isConfirmed?: boolean | undefined;
}

/** What to look up for an account. An empty text matches nothing. */
interface Origin {
  readonly projectId: string;
  readonly userId: string;
  readonly deviceId: string;
  readonly networkHash: string;
  readonly kind: string;
}

interface KnownOrigin {
  /** When the browser was last seen. */
  readonly device_seen_at: number | null;
  readonly network_seen_at: number | null;
  readonly kind: string | null;
  readonly any_kind: string | null;
  /** The browser that would be one too many with a further one. */
  readonly last_device: string | null;
  readonly surplus_session: string | null;
}

/** One statement, since each sign-in asks for all of it, and most then have nothing to write. */
const readKnown = prepared<Origin, KnownOrigin>((db, slot) =>
  db.selectNoFrom((build) => {
    const isUsers = sql<boolean>`"project_id" = ${slot("projectId")} and "user_id" = ${slot("userId")}`;
    const ofUser = {
      devices: build.selectFrom("device_ids").where(isUsers),
      networks: build.selectFrom("known_networks").where(isUsers),
      kinds: build.selectFrom("known_devices").where(isUsers),
      sessions: build.selectFrom("sessions").where(isUsers),
    };
    return [
      ofUser.devices
        .select("last_seen_at")
        .where("device_id", "=", slot("deviceId"))
        .as("device_seen_at"),
      ofUser.networks
        .select("last_seen_at")
        .where("network_hash", "=", slot("networkHash"))
        .as("network_seen_at"),
      ofUser.kinds.select("device").where("device", "=", slot("kind")).as("kind"),
      ofUser.kinds.select("device").limit(ONE).as("any_kind"),
      ofUser.devices
        .select("device_id")
        .limit(ONE)
        .offset(sql.lit(MAX_DEVICES_PER_USER - 1))
        .as("last_device"),
      ofUser.sessions
        .select("id")
        .limit(ONE)
        .offset(sql.lit(MAX_SESSIONS_PER_USER))
        .as("surplus_session"),
    ];
  }),
);
const ONE = sql.lit(1);

/** A browser or network that was seen so recently is not written again. */
const SEEN_AGAIN_MILLIS = HOUR;

/**
 * Records where a session comes from, in its transaction, which has locked the user's row, and
 * notifies of a new device: the account knows neither the browser, by its token, nor both its kind
 * and its network. Unidentified devices count as one kind per network. Ends the session that is one
 * too many.
 */
export async function noteOrigin(
  context: Context,
  db: Database,
  opened: Opened & { readonly deviceId: string },
  location: Geolocation,
): Promise<void> {
  const { projectId, userId, info, deviceId } = opened;
  const networkHash = networkHashOf(info);
  const kind = kindOf(info, location);
  const [known] = await readKnown(db, {
    projectId,
    userId,
    deviceId,
    networkHash: networkHash ?? "",
    kind: kind ?? "",
  });
  if (!known) return;
  if (known.surplus_session !== null) await trimSessions(db, projectId, userId);
  if (opened.isImpersonation || opened.actor) return;
  const at = context.clock.now();
  const isRecent = (seenAt: number | null) => seenAt !== null && at - seenAt < SEEN_AGAIN_MILLIS;
  if (networkHash !== undefined && !isRecent(known.network_seen_at))
    await saveNetwork(db, { projectId, userId, networkHash, at });
  if (!opened.isWithoutBrowser)
    await saveDevice(db, context, info, {
      projectId,
      userId,
      deviceId,
      isRecent: isRecent(known.device_seen_at),
      isOneTooMany: known.device_seen_at === null && known.last_device !== null,
    });
  if (kind === undefined) return;
  if (known.kind === null) await saveKind(db, { projectId, userId, device: kind, at });
  // Without a network, as on this machine, the kind alone counts.
  const isNetworkKnown = networkHash === undefined || known.network_seen_at !== null;
  const isKnown = known.device_seen_at !== null || (known.kind !== null && isNetworkKnown);
  if (isKnown || known.any_kind === null || opened.isConfirmed) return;
  const project = await findProject(db, projectId);
  if (project) await writeNotice(context, db, { project, userId, type: "new_device", info });
}

/** A readable kind of device: "Chrome, macOS, CH". Undefined for servers. */
function kindOf(info: RequestInfo, { userAgent, geoInfo }: Geolocation): string | undefined {
  if (userAgent === null && isSentByServer(info)) return undefined;
  const kind = deviceOf(userAgent) ?? unknownDevice(info);
  return geoInfo?.countryCode ? `${kind}, ${geoInfo.countryCode}` : kind;
}

const unknownDevice = (info: RequestInfo): string => `unknown ${hashOf(clientNetwork(info) ?? "")}`;

async function saveKind(
  db: Database,
  {
    projectId,
    userId,
    device,
    at,
  }: Pick<Opened, "projectId" | "userId"> & { device: string; at: number },
): Promise<void> {
  await db
    .insertInto("known_devices")
    .values({ project_id: projectId, user_id: userId, device, first_seen_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
