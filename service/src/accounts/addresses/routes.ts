import { canonicalEmail, contactChannels, KnownErrors } from "@stackkit/next/protocol/internal";
import { requireTrustedCallback } from "../../codes/callback-url.js";
import { sendVerificationMail } from "../../codes/verification-mail.js";
import { PlainError } from "../../core/plain-error.js";
import type { Database } from "../../db/database.js";
import { inputOf } from "../../db/mapping.js";
import { channelFields } from "../../db/mappings/contact-channel.js";
import { isServer, requireOwn } from "../../http/own-user.js";
import { defineRoute } from "../../http/route.js";
import { limit } from "../../limits/rate-limit.js";
import { requireFreshForAddresses } from "../../sessions/fresh-session.js";
import { deleteChannel, insertChannel, updateChannel } from "../../users/change-channels.js";
import {
  type ContactChannel,
  findChannel,
  findPrimaryChannel,
  hasProvedAddress,
  listAllChannels,
} from "../../users/contact-channels.js";
import { findCredentials } from "../../users/credentials.js";
import { saveBeforeChange, saveFormerAddress } from "../../users/former-addresses.js";
import { type Call, changeChannel, refusals } from "./change-channel.js";

const OWN_ONLY = "A client reaches only the contact channels of the signed-in user.";
const notFound = (status: 400 | 404) => new PlainError(status, "There is no such contact channel.");

/** Limits the addresses that a client adds to a user. */
async function limitAddresses(call: Call, userId: string): Promise<void> {
  const account = { projectId: call.project.id, id: userId };
  if (!isServer(call)) await limit(call.context, call.info, "address", account);
}

async function sendCode(call: Call, channel: ContactChannel, callbackUrl: string): Promise<void> {
  const { context, project, info } = call;
  if (channel.isVerified) throw new KnownErrors.EmailAlreadyVerified();
  requireTrustedCallback(call, callbackUrl);
  await limit(context, info, "mail", { projectId: project.id, id: channel.value });
  const user = await findCredentials(context.db, project.id, channel.userId);
  const { displayName = null, locale = null } = user ?? {};
  // A name is a stranger's words until its account has proved an address.
  const isNamed =
    isServer(call) || (await hasProvedAddress(context.db, project.id, channel.userId));
  await sendVerificationMail(call, {
    userId: channel.userId,
    email: channel.value,
    channelId: channel.id,
    callbackUrl,
    displayName: isNamed ? displayName : null,
    locale,
  });
}

/** The addresses of users: list, add, change, delete. */
export const contactChannelRoutes = [
  defineRoute(contactChannels.list, (call) => {
    const { context, project, query } = call;
    requireOwn(call, query.userId, OWN_ONLY);
    return listAllChannels(context.db, project.id, {
      userId: query.userId,
      id: query.contactChannelId,
    });
  }),

  defineRoute(contactChannels.create, async (call) => {
    const { context, project, body } = call;
    const { userId, value } = body;
    requireOwn(call, userId, OWN_ONLY);
    await limitAddresses(call, userId);
    // A client's new address is unverified, so it cannot be primary.
    const isPrimary = isServer(call) && (body.isPrimary ?? false);
    const draft = {
      ...inputOf(channelFields, body),
      userId,
      isVerified: body.isVerified ?? false,
      isPrimary,
    };
    const make = async (tx: Database) => {
      await requireFreshForAddresses(tx, call, draft);
      return {
        after: await insertChannel(
          tx,
          project.id,
          context.clock.now(),
          draft,
          refusals(call, value),
        ),
      };
    };
    return changeChannel(call, userId, make, () => new KnownErrors.UserNotFound());
  }),

  defineRoute(contactChannels.read, async (call) => {
    const { context, project, params } = call;
    requireOwn(call, params.user_id, OWN_ONLY);
    const found = await findChannel(
      context.db,
      project.id,
      params.user_id,
      params.contact_channel_id,
    );
    if (!found) throw notFound(404);
    return found;
  }),

  defineRoute(contactChannels.update, async (call) => {
    const { context, project, params, body } = call;
    requireOwn(call, params.user_id, OWN_ONLY);
    if (body.value !== undefined) await limitAddresses(call, params.user_id);
    const change = async (tx: Database) => {
      const before = await findChannel(tx, project.id, params.user_id, params.contact_channel_id);
      if (!before) throw notFound(400);
      const value = body.value ?? before.value;
      const isAnother = canonicalEmail(value) !== canonicalEmail(before.value);
      const changes = {
        ...before,
        // A new address is unverified.
        isVerified: before.isVerified && !isAnother,
        ...inputOf(channelFields, body),
      };
      await requireFreshForAddresses(tx, call, before, changes);
      if (!isServer(call) && body.isPrimary && !before.isPrimary && !changes.isVerified)
        throw new KnownErrors.EmailNotVerified();
      await saveBeforeChange(tx, project.id, before, changes, context.clock.now());
      return {
        before,
        after: await updateChannel(
          tx,
          project.id,
          call.context.clock.now(),
          before,
          changes,
          refusals(call, null),
        ),
      };
    };
    return changeChannel(call, params.user_id, change, () => notFound(400));
  }),

  defineRoute(contactChannels.delete, async (call) => {
    const { context, project, params } = call;
    requireOwn(call, params.user_id, OWN_ONLY);
    await changeChannel(
      call,
      params.user_id,
      async (tx) => {
        const channel = await findChannel(
          tx,
          project.id,
          params.user_id,
          params.contact_channel_id,
        );
        if (!channel) throw notFound(400);
        await requireFreshForAddresses(tx, call, channel);
        await saveFormerAddress(tx, project.id, channel, context.clock.now());
        await deleteChannel(tx, project.id, channel);
        return { after: channel };
      },
      () => notFound(400),
    );
  }),

  defineRoute(contactChannels.sendVerificationCode, async (call) => {
    const { context, project, params, body } = call;
    const userId = params.user_id;
    requireOwn(call, userId, "A client has codes sent only for the signed-in user.", 400);
    if (!(await findCredentials(context.db, project.id, userId)))
      throw new KnownErrors.UserIdDoesNotExist({ user_id: userId });
    const channel = await findChannel(context.db, project.id, userId, params.contact_channel_id);
    if (!channel) throw notFound(404);
    await sendCode(call, channel, body.callbackUrl);
  }),

  defineRoute(contactChannels.sendPrimaryVerificationCode, async (call) => {
    const { context, project, caller, body } = call;
    const channel =
      caller.userId === undefined
        ? undefined
        : await findPrimaryChannel(context.db, project.id, caller.userId);
    if (!channel || canonicalEmail(channel.value) !== canonicalEmail(body.email))
      throw new KnownErrors.EmailIsNotPrimaryEmail({
        email: body.email,
        primary_email: channel?.value ?? null,
      });
    await sendCode(call, channel, body.callbackUrl);
  }),
];
