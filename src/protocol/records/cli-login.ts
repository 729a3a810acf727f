import * as z from "zod/mini";
import { code, text } from "../encoding/scalars.js";
import { one, post, success } from "../operations/operation.js";
import { field, optionalField } from "../operations/shape.js";
import { column, record } from "./record.js";

const MAX_CLI_LOGIN_LIFE_MILLIS = 86_400_000;

const cliLife = z
  .number()
  .check(
    z.positive("must be more than 0"),
    z.maximum(MAX_CLI_LOGIN_LIFE_MILLIS, `must be at most ${MAX_CLI_LOGIN_LIFE_MILLIS}`),
  );

/** The state of a command-line sign-in, as the tool polls it. */
export const cliPolled = record("cli-polled", {
  status: column("status", z.enum(["waiting", "expired", "used", "success"])),
  refreshToken: column("refresh_token", z.optional(z.string())),
});

/** Signs in a command-line tool through the browser. */
export const cliLogin = {
  start: post("/auth/cli", {
    access: "client",
    loose: true,
    bodyOptional: true,
    body: { expiresInMillis: optionalField("expires_in_millis", cliLife) },
    returns: one(
      record("cli-login", {
        pollingCode: column("polling_code", z.string()),
        loginCode: column("login_code", z.string()),
        /** ISO 8601. */
        expiresAt: column("expires_at", z.string()),
      }),
    ),
  }),
  poll: post("/auth/cli/poll", {
    access: "client",
    loose: true,
    body: { pollingCode: field("polling_code", text) },
    returns: one(cliPolled),
    errors: ["INVALID_POLLING_CODE"],
  }),
  complete: post("/auth/cli/complete", {
    access: "client",
    loose: true,
    body: { loginCode: field("login_code", text), refreshToken: field("refresh_token", code) },
    returns: success,
    errors: ["REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED"],
  }),
};
