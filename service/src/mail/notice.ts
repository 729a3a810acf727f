import type { Context } from "../context.js";
import type { Database } from "../db/open.js";
import { findCredentials, findPrimaryEmail } from "../db/queries/credentials.js";
import type { Project } from "../project-config.js";
import { deviceOf } from "../request/device.js";
import type { RequestFacts } from "../request/facts.js";
import { placeOf } from "../request/place.js";
import { languageOf } from "./locales/index.js";
import type { NoticeType } from "./mail.js";

export interface Notice {
  readonly project: Project;
  readonly userId: string;
  readonly type: NoticeType;
  /** The request that made the change; a server's own call names no place. */
  readonly facts?: RequestFacts | undefined;
  /** Where it goes; the user's primary address unless named. A changed address is told to the old one. */
  readonly to?: string | undefined;
  /** What it is now, where a notice says so. */
  readonly detail?: string | undefined;
}

/** Tells a person of a change to their account, in their language, after the answer. Somebody without an address is told nothing. */
export const queueNotice = (context: Context, notice: Notice): void => context.background.run(`notice ${notice.type}`, () => writeNotice(context, context.db, notice));

/** The same in the transaction of the change: it is told if and only if it happens. */
export async function writeNotice(context: Context, db: Database, { project, userId, type, facts, to, detail }: Notice): Promise<void> {
  const user = await findCredentials(db, project.id, userId);
  const address = to ?? (await findPrimaryEmail(db, project.id, userId));
  if (!user || address === undefined) return;
  const variables = {
    userDisplayName: user.displayName ?? "",
    when: timeIn(languageOf(user.locale), context.clock.now()),
    where: facts ? placeInWords(facts) : "",
    detail: detail ?? "",
  };
  await context.mail.queue({ project, type, to: address, locale: user.locale, variables }, db);
}

const timeIn = (language: string, at: number): string => new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(at).concat(" UTC");

/** "Chrome, macOS, 203.0.113.7, Zurich, CH", as far as it is known. */
function placeInWords(facts: RequestFacts): string {
  const { geoInfo, userAgent } = placeOf(facts);
  const device = userAgent === null ? "" : deviceOf(userAgent);
  return [device, geoInfo?.ip, geoInfo?.cityName, geoInfo?.countryCode].filter((part) => part !== undefined && part !== null && part !== "").join(", ");
}
