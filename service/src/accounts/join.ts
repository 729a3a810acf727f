import type { Database } from "../db/database.js";
import type { Project } from "../db/tables/project-config.js";
import type { Caller } from "../http/caller.js";
import type { Context } from "../http/context.js";
import type { RequestInfo } from "../http/request-info.js";
import { preferredLanguage } from "../mail/locales/index.js";
import { endSessions } from "../sessions/sessions.js";
import { findCredentials } from "../users/credentials.js";
import { lockUser } from "../users/user-rows.js";
import { updateUser } from "./change-user.js";
import { insertUser } from "./create-user.js";
import { requireSignUp } from "./sign-up-rules.js";
import { suspendWaysIn } from "./suspended/suspend-account.js";

/** The display name of anonymous users. */
export const ANONYMOUS_NAME = "Anonymous user";

/** A person without an account, as a mailed code, provider or invitation describes them. */
export interface Newcomer {
  readonly email: string;
  readonly verified: boolean;
  readonly displayName?: string | undefined;
  readonly passwordHash?: string | undefined;
  readonly otpAuthEnabled?: boolean | undefined;
  readonly info: RequestInfo;
  /** The user of the request's access token. */
  readonly caller: Pick<Caller, "userId" | "sessionActor">;
}

/** The account of a sign-up, with the language of its mails. */
export interface Joined {
  readonly userId: string;
  readonly locale: string | null;
}

/**
 * Creates the account of a sign-up. An anonymous user keeps their account, id and data, while its
 * earlier sessions end and its earlier ways in are suspended. Throws `USER_EMAIL_ALREADY_EXISTS`.
 */
export async function joinProject(
  tx: Database,
  context: Context,
  project: Project,
  joining: Newcomer,
): Promise<Joined> {
  const { email, verified, displayName, passwordHash, otpAuthEnabled, info, caller } = joining;
  requireSignUp(context, project, info, {
    email,
    isEmailVerified: verified,
    displayName: displayName ?? null,
    providerId: null,
  });
  const locale = preferredLanguage(info.headers.get("accept-language"));
  const anonymous = await anonymousUser(tx, project.id, caller);
  if (!anonymous) {
    const userId = await insertUser(tx, context, project, {
      email: { value: email, verified, usedForAuth: true },
      displayName,
      passwordHash,
      otpAuthEnabled,
      locale,
    });
    return { userId, locale: locale ?? null };
  }
  await endSessions(tx, project.id, anonymous.userId);
  await suspendWaysIn(tx, context, project.id, anonymous.userId);
  await updateUser(tx, context, project.id, anonymous.userId, {
    isAnonymous: false,
    displayName: displayName ?? (anonymous.displayName === ANONYMOUS_NAME ? null : undefined),
    primaryEmail: { value: email, verified, usedForAuth: true },
    passwordHash,
    otpAuthEnabled,
    locale: locale ?? undefined,
  });
  return { userId: anonymous.userId, locale: locale ?? anonymous.locale };
}

/** The anonymous user who signs up. Who acts in their session signs up for themselves. */
async function anonymousUser(
  tx: Database,
  projectId: string,
  { userId, sessionActor }: Newcomer["caller"],
) {
  if (userId === undefined || sessionActor) return undefined;
  await lockUser(tx, projectId, userId);
  const user = await findCredentials(tx, projectId, userId);
  return user?.isAnonymous ? user : undefined;
}
