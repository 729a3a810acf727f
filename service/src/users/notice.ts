import {
  canonicalEmail,
  type Locale,
  OBJECTION_PAGE,
  providerName,
} from "@stackkit/next/protocol/internal";
import { linkWithCode } from "../codes/callback-url.js";
import { hashOf } from "../core/random.js";
import { DAY, MINUTE } from "../core/time.js";
import type { Database } from "../db/database.js";
import type { Project } from "../db/tables/project-config.js";
import type { NoticeType } from "../http/context/mail.js";
import type { Context } from "../http/context.js";
import { partsOfDevice } from "../http/device.js";
import { locationOf } from "../http/geolocation.js";
import type { RequestInfo } from "../http/request-info.js";
import { countInWindows } from "../limits/counters.js";
import { fill } from "../mail/blocks/placeholders.js";
import { languageOf, wordsIn } from "../mail/locales/index.js";
import { type AppOfProject, handlerUrlOf } from "../projects/handler-url.js";
import { findCredentials, findVerifiedEmail } from "./credentials.js";

/** Notices of one kind per address and window. */
export const MAX_NOTICES_PER_KIND = 8;

const NOTICE_WINDOW_MILLIS = 15 * MINUTE;
/** A leaked password stays one at every sign-in. */
const LEAK_WINDOW_MILLIS = 30 * DAY;

export interface Notice {
  readonly project: Project;
  readonly userId: string;
  readonly type: NoticeType;
  /** The request with the change. Servers' requests have no location. */
  readonly info?: RequestInfo | undefined;
  /** In place of that of the request. */
  readonly userAgent?: string | undefined;
  /** The new value, for notices that show it. */
  readonly detail?: string | undefined;
  /** The id of the provider, for notices about connected accounts. */
  readonly providerId?: string | undefined;
  /** When it is due. Default: now. */
  readonly at?: number | undefined;
  /** The code of the link that undoes the change. */
  readonly objectionCode?: string | undefined;
}

/**
 * Queues a notice to a verified address of the user, in the transaction of the event. Users without
 * one get none.
 */
export async function writeNotice(context: Context, db: Database, notice: Notice): Promise<void> {
  const { project, userId, type } = notice;
  const to = await findVerifiedEmail(db, project.id, userId);
  if (to !== undefined && (await mayNotify(context, db, project.id, type, to)))
    await writeNoticeTo(context, db, to, notice);
}

/** Queues a notice to an address, in the user's language. */
export async function writeNoticeTo(
  context: Context,
  db: Database,
  to: string,
  { project, userId, type, info, userAgent, detail, providerId, at, objectionCode }: Notice,
): Promise<void> {
  const user = await findCredentials(db, project.id, userId);
  if (!user) return;
  const app = { context, project, info };
  const objectionUrl = objectionCode && handlerUrlOf(app, OBJECTION_PAGE);
  const variables = {
    userDisplayName: user.displayName ?? "",
    ...(await describeRequest(context, info, user.locale, userAgent)),
    detail: detail ?? "",
    provider: providerId === undefined ? "" : providerName(providerId),
    secureUrl: objectionUrl ? linkWithCode(objectionUrl, objectionCode) : secureUrlOf(app),
    sessionsUrl: sessionsUrlOf(app),
    undoes: objectionUrl ? "yes" : "",
  };
  await context.mail.queue({ project, type, to, locale: user.locale, variables, at }, db);
}

/** Limits each kind separately, so that a flood of one hides no other. */
async function mayNotify(
  { settings, clock }: Context,
  db: Database,
  projectId: string,
  type: NoticeType,
  address: string,
): Promise<boolean> {
  const isLeak = type === "password_leaked";
  if (!settings.rateLimits && !isLeak) return true;
  const now = clock.now();
  const windowMillis = isLeak ? LEAK_WINDOW_MILLIS : NOTICE_WINDOW_MILLIS;
  const windowStart = now - (now % windowMillis);
  const key = hashOf(["notice", type, projectId, canonicalEmail(address)].join("\n"));
  const counts = await countInWindows(db, [
    { key, windowStart, expiresAt: windowStart + windowMillis },
  ]);
  return (counts.get(key) ?? 0) <= (isLeak ? 1 : MAX_NOTICES_PER_KIND);
}

/** When and from where a request came, in a user's language, for mails. */
export async function describeRequest(
  { clock }: Pick<Context, "clock">,
  info: RequestInfo | undefined,
  locale: string | null,
  userAgent?: string,
): Promise<{ readonly when: string; readonly where: string }> {
  const language = languageOf(locale);
  return {
    when: timeIn(language, clock.now()),
    where: info ? await describeLocation(info, language, userAgent) : "",
  };
}

const timeIn = (language: Locale, at: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" })
    .format(at)
    .concat(" UTC");

/**
 * Where a reader secures the account: the page that resets the password, which ends all sessions,
 * or the account settings. Empty for a project without a domain.
 */
export const secureUrlOf = (app: AppOfProject): string =>
  handlerUrlOf(app, app.project.config.credentialEnabled ? "forgot-password" : "account-settings");

/** The list of the reader's sessions. Empty for a project without a domain. */
const sessionsUrlOf = (app: AppOfProject): string => {
  const settings = handlerUrlOf(app, "account-settings");
  return settings && `${settings}#sessions`;
};

/** "Chrome on macOS · Zurich, Switzerland · 203.0.113.7", as far as known. */
async function describeLocation(
  info: RequestInfo,
  language: Locale,
  other?: string,
): Promise<string> {
  const { geoInfo, userAgent: own } = locationOf(info);
  const userAgent = other ?? own;
  const country = geoInfo?.countryCode ? countryName(geoInfo.countryCode, language) : undefined;
  const place = [geoInfo?.cityName, country].filter(Boolean).join(", ");
  return [userAgent && (await describeDevice(userAgent, language)), place, geoInfo?.ip]
    .filter(Boolean)
    .join(" · ");
}

async function describeDevice(userAgent: string, language: Locale): Promise<string> {
  const { browser, system } = partsOfDevice(userAgent);
  if (browser === undefined || system === undefined) return browser ?? system ?? "";
  return fill((await wordsIn(language)).device, { browser, system });
}

/** A country's name; undefined for an invalid code. */
function countryName(code: string, language: Locale): string | undefined {
  try {
    return new Intl.DisplayNames(language, { type: "region", fallback: "none" }).of(code);
  } catch {
    return undefined;
  }
}
