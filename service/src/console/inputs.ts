import { MAX_EMAIL_LENGTH } from "@stackkit/next/protocol/internal";
import * as z from "zod/mini";

const MAX_TOKEN_LENGTH = 100;
const MAX_TYPED_PASSWORD = 200;

/** The token of a link. */
export const token = z.string().check(z.minLength(1), z.maxLength(MAX_TOKEN_LENGTH));

/** An address as people type it. */
export const email = z
  .string()
  .check(
    z.trim(),
    z.maxLength(MAX_EMAIL_LENGTH),
    z.regex(/^[^\s@]+@[^\s@]+$/, "is not an address"),
  );

/** A typed password, right or wrong. */
export const password = z.string().check(z.maxLength(MAX_TYPED_PASSWORD));
