import { canonicalEmail, contactChannels, KnownErrors } from "@stackkit/next/protocol";
import { requireTrustedCallback } from "../auth/callback-url.js";
import { requireFreshForAddresses } from "../auth/fresh-session.js";
import { proveAddress, requireSignUpAddress } from "../auth/prove-address.js";
import { limit } from "../auth/rate-limit.js";
import { isBrowserOfUser, sendsSession } from "../auth/same-browser.js";
import { checkCode, lookAtCode, spendCode } from "../auth/verification-codes.js";
import { sendVerificationMail } from "../auth/verification-mail.js";
import { PlainError } from "../core/plain-error.js";
import type { Database } from "../db/database.js";
import { findCredentials } from "../db/queries/sign-in/credentials.js";
import {
  type ContactChannel,
  deleteChannel,
  findChannel,
  findPrimaryChannel,
  insertChannel,
  listAllChannels,
  type Refusals,
  updateChannel,
} from "../db/queries/users/contact-channels.js";
import { announceUser, lockUser } from "../db/queries/users/user-rows.js";
import { transact } from "../db/transact.js";
import { type Ask, answer } from "../http/handle-operation.js";
import { isServer, requireOwn } from "../http/request/own-user.js";
import { queueNotice } from "../mail/notice.js";

type Asked = Pick<Ask, "context" | "project" | "facts" | "level">;

const OWN_ONLY = "A client reaches only the contact channels of the signed-in user.";
const notFound = (status: 400 | 404) => new PlainError(status, "There is no such contact channel.");

/** `told` is what the error says of the address that somebody else signs in with. */
const refusals = (ask: Asked, told: string | null): Refusals => ({
  own: () => new PlainError(400, "The user has this contact channel already."),
  taken: () =>
    new KnownErrors.ContactChannelAlreadyUsedForAuthBySomeoneElse({
      type: "email",
      contact_channel_value: told,
    }),
  isStrict: isServer(ask),
});

/** Runs a change of a user's channels: one at a time, and told as a change of the user where their primary address shows it. */
async function changing<T extends Pick<ContactChannel, "isPrimary">>(
  { context, project }: Asked,
  userId: string,
  change: (tx: Database) => Promise<{ before?: ContactChannel; after: T }>,
  unknown: () => Error,
): Promise<T> {
  return transact(context.db, async (tx) => {
    if (!(await lockUser(tx, project.id, userId))) throw unknown();
    const { before, after } = await change(tx);
    if (before?.isPrimary || after.isPrimary)
      await announceUser(tx, context, project.id, "user.updated", userId);
    return after;
  });
}

/** Tells the owner of a verified address with which one could sign in that it is no longer the account's. */
function tellOldAddress(ask: Asked, before: ContactChannel): void {
  if (!before.usedForAuth || !before.isVerified) return;
  queueNotice(ask.context, {
    project: ask.project,
    userId: before.userId,
    type: "email_changed",
    to: before.value,
    facts: isServer(ask) ? undefined : ask.facts,
  });
}

/** Counts the addresses that a client names for a user. */
async function limitAddresses(ask: Asked, userId: string): Promise<void> {
  if (!isServer(ask)) await limit(ask.context, ask.facts, "address", userId);
}

async function sendCode(
  { context, project, facts }: Asked,
  channel: ContactChannel,
  callbackUrl: string,
): Promise<void> {
  if (channel.isVerified) throw new KnownErrors.EmailAlreadyVerified();
  requireTrustedCallback(project, callbackUrl);
  await limit(context, facts, "mail", channel.value);
  const user = await findCredentials(context.db, project.id, channel.userId);
  const { displayName = null, locale = null } = user ?? {};
  await sendVerificationMail(context, project, {
    userId: channel.userId,
    email: channel.value,
    channelId: channel.id,
    callbackUrl,
    displayName,
    locale,
  });
}

export const contactChannelRoutes = [
  answer(contactChannels.list, (ask) => {
    const { context, project, query } = ask;
    requireOwn(ask, query.userId, OWN_ONLY);
    return listAllChannels(context.db, project.id, {
      userId: query.userId,
      id: query.contactChannelId,
    });
  }),

  answer(contactChannels.create, async (ask) => {
    const { context, project, body } = ask;
    const { userId, value, usedForAuth } = body;
    requireOwn(ask, userId, OWN_ONLY);
    await limitAddresses(ask, userId);
    // What a client adds is not verified yet, and cannot be the address that stands for the user.
    const isPrimary = isServer(ask) && (body.isPrimary ?? false);
    const draft = { userId, value, usedForAuth, isVerified: body.isVerified ?? false, isPrimary };
    const make = async (tx: Database) => {
      await requireFreshForAddresses(tx, ask, draft);
      return {
        after: await insertChannel(
          tx,
          project.id,
          context.clock.now(),
          draft,
          refusals(ask, value),
        ),
      };
    };
    return changing(ask, userId, make, () => new KnownErrors.UserNotFound());
  }),

  answer(contactChannels.read, async (ask) => {
    const { context, project, params } = ask;
    requireOwn(ask, params.user_id, OWN_ONLY);
    const found = await findChannel(
      context.db,
      project.id,
      params.user_id,
      params.contact_channel_id,
    );
    if (!found) throw notFound(404);
    return found;
  }),

  answer(contactChannels.update, async (ask) => {
    const { project, params, body } = ask;
    requireOwn(ask, params.user_id, OWN_ONLY);
    if (body.value !== undefined) await limitAddresses(ask, params.user_id);
    let left: ContactChannel | undefined;
    const change = async (tx: Database) => {
      const before = await findChannel(tx, project.id, params.user_id, params.contact_channel_id);
      if (!before) throw notFound(400);
      const value = body.value ?? before.value;
      const isAnother = canonicalEmail(value) !== canonicalEmail(before.value);
      left = isAnother ? before : undefined;
      const changes = {
        value,
        usedForAuth: body.usedForAuth ?? before.usedForAuth,
        // Nobody has proved yet that the new address is theirs.
        isVerified: body.isVerified ?? (before.isVerified && !isAnother),
        isPrimary: body.isPrimary ?? before.isPrimary,
      };
      await requireFreshForAddresses(tx, ask, before, changes);
      if (!isServer(ask) && body.isPrimary && !before.isPrimary && !changes.isVerified)
        throw new KnownErrors.EmailNotVerified();
      return {
        before,
        after: await updateChannel(tx, project.id, before, changes, refusals(ask, null)),
      };
    };
    const after = await changing(ask, params.user_id, change, () => notFound(400));
    if (left) tellOldAddress(ask, left);
    return after;
  }),

  answer(contactChannels.delete, async (ask) => {
    const { project, params } = ask;
    requireOwn(ask, params.user_id, OWN_ONLY);
    const deleted = await changing(
      ask,
      params.user_id,
      async (tx) => {
        const channel = await findChannel(
          tx,
          project.id,
          params.user_id,
          params.contact_channel_id,
        );
        if (!channel) throw notFound(400);
        await requireFreshForAddresses(tx, ask, channel);
        await deleteChannel(tx, project.id, channel);
        return { after: channel };
      },
      () => notFound(400),
    );
    tellOldAddress(ask, deleted);
  }),

  answer(contactChannels.sendVerificationCode, async (ask) => {
    const { context, project, params, body } = ask;
    const userId = params.user_id;
    requireOwn(ask, userId, "A client has codes sent only for the signed-in user.", 400);
    if (!(await findCredentials(context.db, project.id, userId)))
      throw new KnownErrors.UserIdDoesNotExist({ user_id: userId });
    const channel = await findChannel(context.db, project.id, userId, params.contact_channel_id);
    if (!channel) throw notFound(404);
    await sendCode(ask, channel, body.callbackUrl);
  }),

  answer(contactChannels.sendPrimaryVerificationCode, async (ask) => {
    const { context, project, caller, body } = ask;
    const channel =
      caller.userId === undefined
        ? undefined
        : await findPrimaryChannel(context.db, project.id, caller.userId);
    if (!channel || canonicalEmail(channel.value) !== canonicalEmail(body.email)) {
      throw new KnownErrors.EmailIsNotPrimaryEmail({
        email: body.email,
        primary_email: channel?.value ?? null,
      });
    }
    await sendCode(ask, channel, body.callbackUrl);
  }),

  answer(contactChannels.checkVerification, async ({ context, facts, project, body }) => {
    await lookAtCode(context, facts, project.id, "email_verification", body.code);
    return { isCodeValid: true };
  }),

  answer(contactChannels.verify, async (ask) => {
    const { context, facts, project, caller, body } = ask;
    await limit(context, facts, "code");
    const code = await checkCode(context, project.id, "email_verification", body.code);
    const userId = code.subject;
    const isFromAccount =
      caller.userId === userId || (await isBrowserOfUser(context, facts, project.id, userId));
    await transact(context.db, async (tx) => {
      if (!isFromAccount && sendsSession(facts))
        await requireSignUpAddress(tx, project.id, userId, code.data.email);
      await spendCode(tx, context, code);
      await proveAddress(tx, context, {
        projectId: project.id,
        userId,
        email: code.data.email,
        isFromAccount,
      });
      await announceUser(tx, context, project.id, "user.updated", userId);
    });
  }),
];
