import { anonymous, KnownErrors } from "@stackkit/next/protocol/internal";
import { insertUser } from "../accounts/create-user.js";
import { ANONYMOUS_NAME } from "../accounts/join.js";
import { transact } from "../db/transact.js";
import { defineRoute } from "../http/route.js";
import { limit } from "../limits/rate-limit.js";
import { preferredLanguage } from "../mail/locales/index.js";
import { createSession } from "../sessions/sessions.js";

/** Sign-up without an address. */
export const anonymousRoutes = [
  defineRoute(anonymous.signUp, async ({ context, info, project }) => {
    if (!project.config.anonymousSignUpEnabled) throw new KnownErrors.AnonymousAccountsNotEnabled();
    await limit(context, info, "anonymousSignUp");
    return transact(context, async (tx) => {
      const locale = preferredLanguage(info.headers.get("accept-language"));
      const userId = await insertUser(tx, context, project, {
        displayName: ANONYMOUS_NAME,
        isAnonymous: true,
        locale,
      });
      const { accessToken, refreshToken } = await createSession(context, tx, {
        projectId: project.id,
        userId,
        info,
      });
      return { accessToken, refreshToken, userId };
    });
  }),
];
