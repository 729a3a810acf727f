import { anonymous, KnownErrors } from "@stackkit/next/protocol/internal";
import { ANONYMOUS_NAME } from "../auth/join.js";
import { limit } from "../auth/limits/rate-limit.js";
import { createSession } from "../auth/sessions/sessions.js";
import { insertUser } from "../db/queries/users/users.js";
import { transact } from "../db/transact.js";
import { defineRoute } from "../http/route.js";
import { preferredLanguage } from "../mail/locales/index.js";

export const anonymousRoutes = [
  defineRoute(anonymous.signUp, async ({ context, info, project }) => {
    if (!project.config.anonymousSignUpEnabled) throw new KnownErrors.AnonymousAccountsNotEnabled();
    await limit(context, info, "anonymousSignUp");
    return transact(context.db, async (tx) => {
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
