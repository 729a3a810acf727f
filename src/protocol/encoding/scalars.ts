import * as z from "zod/mini";
import { RANDOM_STRING_LENGTH } from "../limits/calls.js";
import { OTP_LENGTH, PASSWORD_LENGTH } from "../limits/forms.js";
import { MAX_EMAIL_LENGTH, MAX_IMAGE_URL_LENGTH, MAX_NAME_LENGTH } from "../limits/limits.js";
import { isEmail, isStorableText } from "./text.js";

/** Maximum items of any array in a body. */
const MAX_ITEMS = 100;

const MAX_URL_LENGTH = 8192;

/** Maximum characters of any text without a lower limit. */
const MAX_TEXT_LENGTH = 4096;

/** RFC 4226 requires at least 128 bits. */
const TOTP_SECRET_BYTES_ALLOWED = { least: 16, most: 64 } as const;

/** Text that every database can store. Users of this schema add the length limit. */
const unbounded = z
  .string()
  .check(z.refine(isStorableText, "must be text without NUL characters or lone surrogates"));

/** A limit that the error message names. */
export const maxLength = (most: number) =>
  z.maxLength(most, `must have at most ${most} characters`);

/** Text that every database can store, of at most so many characters. */
export const textUpTo = (most: number) => unbounded.check(maxLength(most));

/** Text that every database can store. */
export const text = unbounded.check(maxLength(MAX_TEXT_LENGTH));

/** A text of at least one character, within the bound of texts. */
export const nonEmptyText = text.check(z.minLength(1, "must not be empty"));

/** Names of people, teams and projects. */
export const name = unbounded.check(maxLength(MAX_NAME_LENGTH));

/** A name of at least one character, within the bound of names. */
export const nonEmptyName = name.check(z.minLength(1, "must not be empty"));

/** A list of a bounded length. */
export const items = <S extends z.ZodMiniType>(schema: S) =>
  z.array(schema).check(z.maxLength(MAX_ITEMS, `must have at most ${MAX_ITEMS} items`));

/** A UUID of any version. */
export const uuid = z.guid("must be a UUID");

/** A user's id, or `me` for the signed-in user. */
export const userId = z.union([uuid, z.literal("me")], "must be a UUID or me");

const isStrictEmail = (value: string): boolean =>
  isEmail(value) && !value.startsWith(".") && /\.[^.]{2,}$/.test(value.split("@")[1] ?? "");

/** An email address that a server may accept: `a@localhost` passes. Quoted local parts do not. */
export const lenientEmail = unbounded.check(
  maxLength(MAX_EMAIL_LENGTH),
  z.refine(isEmail, "must be a valid e-mail address"),
);

/** An email address of a public domain. */
export const email = unbounded.check(
  maxLength(MAX_EMAIL_LENGTH),
  z.refine(isStrictEmail, "must be a valid e-mail address"),
);

const isUrl = z.refine<string>(
  (value) => URL.canParse(value) && !/\s/.test(value),
  "must be an absolute URL",
);

/** An absolute URL. */
export const url = unbounded.check(maxLength(MAX_URL_LENGTH), isUrl);

/** An absolute http or https URL. */
export const webUrl = text.check(
  z.refine(
    (value) => /^https?:\/\//.test(value) && URL.canParse(value),
    "must be an http or https URL",
  ),
);

/** A picture: a URL, or the picture itself as a `data:` URL. */
export const imageUrl = unbounded.check(maxLength(MAX_IMAGE_URL_LENGTH), isUrl);

/** A password on the wire. The service checks its length and has specific errors for that. */
export const password = unbounded.check(z.maxLength(PASSWORD_LENGTH.most * 100, "is far too long"));

/** A code from a mail, or an attempt code. Case-insensitive. */
export const code = text.check(
  z.length(RANDOM_STRING_LENGTH, `must have exactly ${RANDOM_STRING_LENGTH} characters`),
);

/** A code of a link, or the six digits of its mail. */
export const codeOrDigits = text.check(
  z.refine(
    ({ length }) => length === RANDOM_STRING_LENGTH || length === OTP_LENGTH,
    `must have exactly ${RANDOM_STRING_LENGTH} characters`,
  ),
);

/** Milliseconds since the epoch on the wire, a `Date` for the developer. */
export const millis = z.codec(z.number(), z.date(), {
  decode: (value) => new Date(value),
  encode: (date) => date.getTime(),
});

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** The secret of an authenticator app: bytes for the developer, base 64 on the wire. */
export const totpSecret = z.codec(
  z.string().check(
    z.refine((value) => BASE64.test(value), "must be base64"),
    // Four characters encode three bytes, padding included.
    z.minLength(
      Math.ceil(TOTP_SECRET_BYTES_ALLOWED.least / 3) * 4,
      `must have at least ${TOTP_SECRET_BYTES_ALLOWED.least} bytes`,
    ),
    z.maxLength(
      Math.ceil(TOTP_SECRET_BYTES_ALLOWED.most / 3) * 4,
      `must have at most ${TOTP_SECRET_BYTES_ALLOWED.most} bytes`,
    ),
  ),
  z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  {
    decode: (value) => Uint8Array.from(atob(value), (character) => character.charCodeAt(0)),
    encode: (bytes) => btoa(String.fromCharCode(...bytes)),
  },
);

/** A whole number of at least one, as text in a query. */
export const queryCount = z.codec(
  z.string().check(z.maxLength(9), z.regex(/^[1-9]\d*$/, "must be a whole number of at least 1")),
  z.number(),
  {
    decode: Number,
    encode: String,
  },
);

/** Yes or no, as text in a query. */
export const queryFlag = z.codec(z.enum(["true", "false"], "must be true or false"), z.boolean(), {
  decode: (value) => value === "true",
  encode: (value): "true" | "false" => (value ? "true" : "false"),
});

/** A time as text in a query: milliseconds since 1970 on the wire, a `Date` for the developer. */
export const queryMillis = z.codec(
  z
    .string()
    .check(
      z.maxLength(15, "must be a time in milliseconds since 1970"),
      z.regex(/^\d+$/, "must be a time in milliseconds since 1970"),
    ),
  z.date(),
  {
    decode: (value) => new Date(Number(value)),
    encode: (date) => String(date.getTime()),
  },
);
