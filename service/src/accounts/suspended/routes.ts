import { isMailedAttempt, KnownErrors, suspendedAccess } from "@stackkit/next/protocol/internal";
import { spendCode } from "../../codes/verification-codes.js";
import { PlainError } from "../../core/plain-error.js";
import { transact } from "../../db/transact.js";
import { defineRoute } from "../../http/route.js";
import { limit } from "../../limits/rate-limit.js";
import { findCredentials } from "../../users/credentials.js";
import { lockUser } from "../../users/user-rows.js";
import { checkConfirmation, confirmWith, mailConfirmation } from "./ask-to-confirm.js";
import { listSuspended } from "./list-suspended.js";
import { deleteSuspendedRows, listSuspendedRows } from "./table.js";

/** What was there before the address was proved: reading it, and keeping or removing all of it. */
export const suspendedAccessRoutes = [
  defineRoute(suspendedAccess.read, async ({ context, project, params }) => {
    if (!(await findCredentials(context.db, project.id, params.user_id)))
      throw new KnownErrors.UserNotFound();
    return listSuspended(context.db, project.id, params.user_id);
  }),

  defineRoute(suspendedAccess.sendCode, async ({ context, info, project, params }) => {
    const userId = params.user_id;
    if (!(await findCredentials(context.db, project.id, userId)))
      throw new KnownErrors.UserNotFound();
    if ((await listSuspendedRows(context.db, project.id, userId)).length === 0)
      throw new PlainError(404, "Nothing of this account is suspended.");
    return mailConfirmation(context, info, project, userId, { inSettings: true });
  }),

  defineRoute(suspendedAccess.resolve, async ({ context, info, project, params, body }) => {
    const userId = params.user_id;
    await limit(context, info, "code");
    if (!isMailedAttempt(body.attemptCode)) throw new KnownErrors.VerificationCodeNotFound();
    const code = await checkConfirmation(
      context,
      project.id,
      body.attemptCode,
      body.code,
      "confirmation",
    );
    // The code of another account says nothing about this one.
    if (code.subject !== userId) throw new KnownErrors.VerificationCodeNotFound();
    await transact(context, async (tx) => {
      if (body.keep) return confirmWith(tx, context, code);
      await lockUser(tx, project.id, userId);
      await spendCode(tx, context, code);
      await deleteSuspendedRows(tx, project.id, userId);
    });
  }),
];
