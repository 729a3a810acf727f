import { canonicalEmail } from "@stackkit/next/protocol/internal";
import type { Project } from "../config/project-config.js";
import { NOTICE_WINDOW_MILLIS, NOTICES_OF_A_KIND_AT_MOST } from "../core/limits.js";
import { hashOf } from "../core/random.js";
import type { Database } from "../db/database.js";
import { findCredentials, findVerifiedEmail } from "../db/queries/sign-in/credentials.js";
import { countInWindows } from "../db/queries/sign-in/rate-limits.js";
import { deviceOf } from "../http/request/device.js";
import { locationOf } from "../http/request/geolocation.js";
import type { RequestInfo } from "../http/request/request-info.js";
import type { Context } from "../runtime/context.js";
import { languageOf } from "./locales/index.js";
import type { NoticeType } from "./mail.js";

export interface Notice {
  readonly project: Project;
  readonly userId: string;
  readonly type: NoticeType;
  /** The request with the change. Servers' requests have no location. */
  readonly info?: RequestInfo | undefined;
  /**
   * The recipient. Default: a verified address of the user. Address changes go to the old one, if
   * verified.
   */
  readonly to?: string | undefined;
  /** The new value, for notices that show it. */
  readonly detail?: string | undefined;
}

/**
 * Queues a notice after the response, in the user's language. Users without a verified address get
 * none.
 */
export const queueNotice = (context: Context, notice: Notice): void =>
  context.background.run(`notice ${notice.type}`, () => writeNotice(context, context.db, notice));

/** Queues a notice in the transaction of the change. */
export async function writeNotice(
  context: Context,
  db: Database,
  { project, userId, type, info, to, detail }: Notice,
): Promise<void> {
  const user = await findCredentials(db, project.id, userId);
  const address = to ?? (await findVerifiedEmail(db, project.id, userId));
  if (!user || address === undefined || !(await mayNotify(context, db, project.id, type, address)))
    return;
  const variables = {
    userDisplayName: user.displayName ?? "",
    when: timeIn(languageOf(user.locale), context.clock.now()),
    where: info ? describeLocation(info) : "",
    detail: detail ?? "",
  };
  await context.mail.queue({ project, type, to: address, locale: user.locale, variables }, db);
}

/** Limits each kind separately, so that a flood of one hides no other. */
async function mayNotify(
  { settings, clock }: Context,
  db: Database,
  projectId: string,
  type: NoticeType,
  address: string,
): Promise<boolean> {
  if (!settings.rateLimits) return true;
  const now = clock.now();
  const windowStart = now - (now % NOTICE_WINDOW_MILLIS);
  const key = hashOf(["notice", type, projectId, canonicalEmail(address)].join("\n"));
  const counts = await countInWindows(db, [
    { key, windowStart, expiresAt: windowStart + NOTICE_WINDOW_MILLIS },
  ]);
  return (counts.get(key) ?? 0) <= NOTICES_OF_A_KIND_AT_MOST;
}

const timeIn = (language: string, at: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" })
    .format(at)
    .concat(" UTC");

/** "Chrome, macOS, 203.0.113.7, Zurich, CH", as far as known. */
function describeLocation(info: RequestInfo): string {
  const { geoInfo, userAgent } = locationOf(info);
  const device = userAgent === null ? "" : deviceOf(userAgent);
  return [device, geoInfo?.ip, geoInfo?.cityName, geoInfo?.countryCode]
    .filter((part) => part !== undefined && part !== null && part !== "")
    .join(", ");
}
