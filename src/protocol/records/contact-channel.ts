import * as z from "zod/mini";
import {
  code,
  codeOrDigits,
  email,
  lenientEmail,
  password,
  url,
  userId,
  uuid,
} from "../encoding/scalars.js";
import { get, list, one, patch, post, remove, success } from "../operations/operation.js";
import { changesOf, draftOf, field, optionalField } from "../operations/shape.js";
import { column, type RecordType, record } from "./record.js";
import { codeChecked, VERIFICATION_CODE_ERRORS } from "./verification-code.js";

const contactChannelColumns = {
  /** The id of the contact channel. */
  id: column("id", z.string()),
  /** The user whose address it is. */
  userId: column("user_id", z.string(), { create: "client", input: userId }),
  /** The email address. */
  value: column("value", z.string(), { update: "client", input: lenientEmail }),
  /** Always `"email"`. */
  type: column("type", z.literal("email", "must be email"), { update: "client" }),
  /** Whether the address can be used to sign in. */
  usedForAuth: column("used_for_auth", z.boolean(), { update: "client" }),
  /** Whether the user has proved that they own the address. */
  isVerified: column("is_verified", z.boolean(), { update: "server" }),
  /** Whether it is the user's main address. There is at most one. */
  isPrimary: column("is_primary", z.boolean(), { update: "client" }),
};
/** The columns of a contact channel. */
export interface ContactChannelRecord extends RecordType<typeof contactChannelColumns> {}
/** An address of a user. */
export const contactChannel: ContactChannelRecord = record(
  "contact-channel",
  contactChannelColumns,
);

/** What a verification link refers to. Only our own service discloses it. */
const verificationChecked = record("verification-checked", {
  ...codeChecked.columns,
  email: column("email", z.optional(z.string())),
  /** Whether the request comes from the account, or from a browser that it knows. */
  isOwn: column("is_own", z.optional(z.boolean())),
  hasPassword: column("has_password", z.optional(z.boolean())),
});

const TAKEN = "CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE";
const FRESH = "FRESH_SESSION_REQUIRED";
const PAUSED = "PROTECTION_PAUSED";
const NO_SELF = "CANNOT_GET_OWN_USER_WITHOUT_USER";

/** Calls about a user's addresses. */
export const contactChannels = {
  list: get("/contact-channels", {
    access: "client",
    query: {
      userId: optionalField("user_id", userId),
      contactChannelId: optionalField("contact_channel_id", uuid),
    },
    returns: list(contactChannel),
    errors: [NO_SELF],
  }),
  create: post("/contact-channels", {
    access: "client",
    body: draftOf(contactChannel, "userId", "value", "type", "usedForAuth"),
    returns: one(contactChannel),
    status: 201,
    errors: [TAKEN, NO_SELF, "USER_NOT_FOUND", FRESH, PAUSED],
    touches: ["contact-channel", "user"],
  }),
  read: get("/contact-channels/{user_id}/{contact_channel_id}", {
    access: "client",
    returns: one(contactChannel),
    errors: [NO_SELF],
  }),
  update: patch("/contact-channels/{user_id}/{contact_channel_id}", {
    access: "client",
    body: changesOf(contactChannel),
    returns: one(contactChannel),
    errors: [TAKEN, NO_SELF, "EMAIL_NOT_VERIFIED", FRESH, PAUSED],
    touches: ["contact-channel", "user"],
  }),
  delete: remove("/contact-channels/{user_id}/{contact_channel_id}", {
    access: "client",
    returns: success,
    errors: [NO_SELF, FRESH, PAUSED],
    touches: ["contact-channel", "user"],
  }),
  sendVerificationCode: post(
    "/contact-channels/{user_id}/{contact_channel_id}/send-verification-code",
    {
      access: "client",
      loose: true,
      body: { callbackUrl: field("callback_url", url) },
      returns: success,
      errors: [
        "EMAIL_ALREADY_VERIFIED",
        NO_SELF,
        "USER_ID_DOES_NOT_EXIST",
        "REDIRECT_URL_NOT_WHITELISTED",
      ],
      expected: ["EMAIL_ALREADY_VERIFIED"],
    },
  ),
  /** The older call, which identifies the channel by its address. */
  sendPrimaryVerificationCode: post("/contact-channels/send-verification-code", {
    access: "client",
    loose: true,
    needsUser: "SCHEMA_ERROR",
    body: { email: field("email", email), callbackUrl: field("callback_url", url) },
    returns: success,
    errors: [
      "EMAIL_IS_NOT_PRIMARY_EMAIL",
      "EMAIL_ALREADY_VERIFIED",
      "REDIRECT_URL_NOT_WHITELISTED",
    ],
    expected: ["EMAIL_ALREADY_VERIFIED"],
  }),
  checkVerification: post("/contact-channels/verify/check-code", {
    access: "client",
    loose: true,
    body: { code: field("code", code) },
    returns: one(verificationChecked),
    errors: VERIFICATION_CODE_ERRORS,
    expected: VERIFICATION_CODE_ERRORS,
  }),
  verify: post("/contact-channels/verify", {
    access: "client",
    loose: true,
    body: {
      /** Of a link; or its six digits, in a session of the account. */
      code: field("code", codeOrDigits),
      /** The account's password, instead of a session or a known browser. */
      password: optionalField("password", password),
      /** The reader of the mail did not sign up: the address leaves the account. */
      isRejected: optionalField("is_rejected", z.boolean()),
    },
    returns: success,
    errors: [
      ...VERIFICATION_CODE_ERRORS,
      TAKEN,
      "USER_AUTHENTICATION_REQUIRED",
      "EMAIL_PASSWORD_MISMATCH",
      "EMAIL_ALREADY_VERIFIED",
    ],
    expected: VERIFICATION_CODE_ERRORS,
    touches: ["contact-channel", "user"],
  }),
};
