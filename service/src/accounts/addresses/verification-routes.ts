import { contactChannels } from "@stackkit/next/protocol/internal";
import { checkCode, lookAtCode, spendCode } from "../../codes/verification-codes.js";
import { transact } from "../../db/transact.js";
import { defineRoute } from "../../http/route.js";
import { limit } from "../../limits/rate-limit.js";
import { sendsSession } from "../../sessions/same-browser.js";
import { listChannels } from "../../users/contact-channels.js";
import { addressEvents, announceProtection } from "../../users/protection.js";
import { announceUser } from "../../users/user-rows.js";
import { isFromAccount } from "./known-browser.js";
import { proveAddress, requireSignUpAddress } from "./prove-address.js";

/** Verifying a contact channel by a mailed code. */
export const contactChannelVerificationRoutes = [
  defineRoute(contactChannels.checkVerification, async ({ context, info, project, body }) => {
    await lookAtCode(context, info, project.id, "email_verification", body.code);
    return { isCodeValid: true };
  }),

  defineRoute(contactChannels.verify, async (call) => {
    const { context, info, project, body } = call;
    await limit(context, info, "code");
    const code = await checkCode(context, project.id, "email_verification", body.code);
    const userId = code.subject;
    const isOwn = await isFromAccount(call, userId);
    await transact(context, async (tx) => {
      if (!isOwn && sendsSession(info))
        await requireSignUpAddress(tx, project.id, userId, code.data.email);
      await spendCode(tx, context, code);
      const addresses = await listChannels(tx, project.id, { userId });
      await proveAddress(tx, context, {
        project,
        userId,
        email: code.data.email,
        isFromAccount: isOwn,
        info,
      });
      await announceUser(tx, context, project.id, "user.updated", userId);
      // The account's first proof is no news to anyone else.
      if (!addresses.some(({ isVerified }) => isVerified)) return;
      const events = addressEvents(addresses, await listChannels(tx, project.id, { userId }));
      await announceProtection(tx, call, userId, events);
    });
  }),
];
