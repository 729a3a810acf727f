import { canonicalEmail, type Locale, providerName } from "@stackkit/next/protocol/internal";
import { hashOf } from "../core/random.js";
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
import { findCredentials, findVerifiedEmail } from "./credentials.js";

/** Notices of one kind per address and window. */
export const MAX_NOTICES_PER_KIND = 8;

const NOTICE_WINDOW_MILLIS = 15 * 60 * 1000;

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
  /** The id of the provider, for notices about connected accounts. */
  readonly providerId?: string | undefined;
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
  { project, userId, type, info, to, detail, providerId }: Notice,
): Promise<void> {
  const user = await findCredentials(db, project.id, userId);
  const address = to ?? (await findVerifiedEmail(db, project.id, userId));
  if (!user || address === undefined || !(await mayNotify(context, db, project.id, type, address)))
    return;
  const language = languageOf(user.locale);
  const variables = {
    userDisplayName: user.displayName ?? "",
    when: timeIn(language, context.clock.now()),
    where: info ? describeLocation(info, language) : "",
    detail: detail ?? "",
    provider: providerId === undefined ? "" : providerName(providerId),
    secureUrl: secureUrlOf(project),
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
  return (counts.get(key) ?? 0) <= MAX_NOTICES_PER_KIND;
}

const timeIn = (language: Locale, at: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" })
    .format(at)
    .concat(" UTC");

/**
 * Where a reader secures the account: the page that resets the password, which ends all sessions,
 * or the account settings. Empty for a project without a domain.
 */
function secureUrlOf({ config }: Project): string {
  const known = config.domains.find(({ domain }) => URL.canParse(domain) && !domain.includes("*"));
  if (!known) return "";
  const page = config.credentialEnabled ? "forgot-password" : "account-settings";
  return new URL(`${known.handlerPath.replace(/\/$/, "")}/${page}`, known.domain).href;
}

/** "Chrome on macOS · Zurich, Switzerland · 203.0.113.7", as far as known. */
function describeLocation(info: RequestInfo, language: Locale): string {
  const { geoInfo, userAgent } = locationOf(info);
  const country = geoInfo?.countryCode ? countryName(geoInfo.countryCode, language) : undefined;
  const place = [geoInfo?.cityName, country].filter(Boolean).join(", ");
  return [userAgent && describeDevice(userAgent, language), place, geoInfo?.ip]
    .filter(Boolean)
    .join(" · ");
}

function describeDevice(userAgent: string, language: Locale): string {
  const { browser, system } = partsOfDevice(userAgent);
  if (browser === undefined || system === undefined) return browser ?? system ?? "";
  return fill(wordsIn(language).device, { browser, system });
}

/** A country's name; undefined for an invalid code. */
function countryName(code: string, language: Locale): string | undefined {
  try {
    return new Intl.DisplayNames(language, { type: "region", fallback: "none" }).of(code);
  } catch {
    return undefined;
  }
}
