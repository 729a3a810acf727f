import { anonymous, KnownErrors } from "@stackkit/next/protocol";
import { ANONYMOUS_NAME } from "../auth/join.js";
import { limit } from "../auth/rate-limit.js";
import { createSession } from "../auth/sessions.js";
import { insertUser } from "../db/queries/users/users.js";
import { transact } from "../db/transact.js";
import { answer } from "../http/handle-operation.js";
import { preferredLanguage } from "../mail/locales/index.js";

export const anonymousRoutes = [
  answer(anonymous.signUp, async ({ context, facts, project }) => {
    if (!project.config.anonymousSignUpEnabled) throw new KnownErrors.AnonymousAccountsNotEnabled();
    await limit(context, facts, "anonymousSignUp");
    return transact(context.db, async (tx) => {
      const locale = preferredLanguage(facts.headers.get("accept-language"));
      const userId = await insertUser(tx, context, project, {
        displayName: ANONYMOUS_NAME,
        isAnonymous: true,
        locale,
      });
      const { accessToken, refreshToken } = await createSession(context, tx, {
        projectId: project.id,
        userId,
        facts,
      });
      return { accessToken, refreshToken, userId };
    });
  }),
];
