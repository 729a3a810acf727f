import type { Access } from "../../access/access.js";
import type { Level } from "../../protocol/operations/level.js";
import type { Input } from "../../protocol/operations/shape.js";
import { type contactChannel, contactChannels } from "../../protocol/records/contact-channel.js";
import type { Fields } from "../../protocol/records/record.js";
import type { AppContext } from "../app-context.js";

/** What can be changed of a contact channel at level `L`. */
export type ContactChannelUpdate<L extends Level> = Input<
  (typeof contactChannels.update)["body"],
  L
>;

/** A new contact channel. `isVerified?` is for servers. */
export type ContactChannelCreation<L extends Level> = Omit<
  Input<(typeof contactChannels.create)["body"], L>,
  "userId"
>;
/**
 * A new address: `value`, `type: "email"`, `usedForAuth`, `isPrimary?`.
 * @interface
 */
export type ContactChannelCreateOptions = ContactChannelCreation<"client">;
/**
 * {@link ContactChannelCreateOptions} and `isVerified?`.
 * @interface
 */
export type ServerContactChannelCreateOptions = ContactChannelCreation<"server">;

/** The methods of an address. */
export interface ContactChannelActions<L extends Level> {
  /**
   * Emails a verification link. On a server `callbackUrl` is required. Throws
   * `EMAIL_ALREADY_VERIFIED`.
   */
  sendVerificationEmail(options?: { readonly callbackUrl?: string | undefined }): Promise<void>;
  /**
   * Updates the given fields. Throws `CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE` if
   * another account signs in with the address.
   */
  update(options: ContactChannelUpdate<L>): Promise<void>;
  /** Removes the address from the user. */
  delete(): Promise<void>;
}

/** An address of a user as level `L` sees it. */
export type ContactChannelAt<L extends Level> = Fields<typeof contactChannel, L> &
  ContactChannelActions<L>;
/**
 * One of the current user's email addresses.
 * @interface
 */
export type ContactChannel = ContactChannelAt<"client">;
/**
 * A user's email address as a server sees it: it may mark it verified.
 * @interface
 */
export type ServerContactChannel = ContactChannelAt<"server">;

/** A user's addresses. */
export const channelsOf = <L extends Level>(access: Access<L>, context: AppContext) =>
  access.query(contactChannels.list, { query: { userId: access.subject } }, (fields) =>
    createContactChannel(access, context, fields),
  );

/** Makes the object of an address. */
export function createContactChannel<L extends Level>(
  access: Access<L>,
  context: AppContext,
  fields: Fields<typeof contactChannel, L>,
): ContactChannelAt<L> {
  const params = { user_id: access.subject, contact_channel_id: fields.id };
  const actions: ContactChannelActions<L> = {
    sendVerificationEmail: async ({ callbackUrl } = {}) =>
      access.run(contactChannels.sendVerificationCode, {
        params,
        body: { callbackUrl: await context.callbackUrl("emailVerification", callbackUrl) },
      }),
    update: async (body) => void (await access.run(contactChannels.update, { params, body })),
    delete: () => access.run(contactChannels.delete, { params }),
  };
  return { ...fields, ...actions };
}
