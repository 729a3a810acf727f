import { objections } from "@stackkit/next/protocol/internal";
import { undoChanges } from "../accounts/undo-changes.js";
import { checkCode, spendCode } from "../codes/verification-codes.js";
import { transact } from "../db/transact.js";
import { defineRoute } from "../http/route.js";
import { limit } from "../limits/rate-limit.js";
import { handlerUrlOf } from "../projects/handler-url.js";
import { lockUser } from "../users/user-rows.js";
import { queueResetMail } from "./passwords/reset-routes.js";

/** The page of the handler that takes a new password. */
const RESET_PAGE = "password-reset";

/** "This wasn't me": the link in notices about an account's protection. */
export const objectionRoutes = [
  defineRoute(objections.create, async ({ context, info, project, body }) => {
    await limit(context, info, "code");
    const code = await checkCode(context, project.id, "protection", body.code);
    const userId = code.subject;
    const isResetSent = await transact(context, async (tx) => {
      await lockUser(tx, project.id, userId);
      await spendCode(tx, context, code);
      const oldest = await undoChanges(tx, context, project, userId);
      const callbackUrl = handlerUrlOf({ context, project, info }, RESET_PAGE);
      if (!oldest?.usedForAuth || !project.config.credentialEnabled || callbackUrl === "")
        return false;
      await queueResetMail(tx, context, project, { userId, email: oldest.value, callbackUrl });
      return true;
    });
    return { isResetSent };
  }),
];
