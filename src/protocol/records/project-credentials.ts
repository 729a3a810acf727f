import * as z from "zod/mini";
import { renamed } from "../encoding/renamed.js";
import { name, text } from "../encoding/scalars.js";
import { MAX_MAIL_PASSWORD_LENGTH } from "../limits/limits.js";
import { SHARED_OAUTH_PROVIDERS } from "./oauth.js";

const providerKind = z.enum(
  ["shared", "standard"],
  `must be standard, or shared for one of ${SHARED_OAUTH_PROVIDERS.join(", ")}`,
);
/** A provider of a project, with its own client or the service's. */
export const provider = [
  { id: ["id", text], enabled: ["enabled", z.boolean()], type: ["type", providerKind] },
  {
    clientId: ["client_id", text],
    clientSecret: ["client_secret", text],
    facebookConfigId: ["facebook_config_id", text],
    microsoftTenantId: ["microsoft_tenant_id", text],
  },
] as const;

const port = z
  .int("must be a whole number")
  .check(z.minimum(0, "must be from 0 to 65535"), z.maximum(65535, "must be from 0 to 65535"));
/** A project's own mail server, or the service's. */
export const mailServer = [
  { type: ["type", z.enum(["shared", "standard"], "must be shared or standard")] },
  {
    host: ["host", text],
    port: ["port", port],
    username: ["username", text],
    password: ["password", text],
    senderName: ["sender_name", name],
    senderEmail: ["sender_email", text],
  },
] as const;

const isGiven = (value: unknown): boolean => value !== undefined && value !== "";
/** A key that is required under a condition, which its own schema cannot check. */
const needed = (wire: string, isMet: (value: Record<string, unknown>) => boolean) =>
  z.refine((value) => isMet(value as Record<string, unknown>), {
    path: [wire],
    error: "must be defined and not empty",
  });

/** A provider as an administrator sends it. */
export const providerChange = renamed(...provider, "refused").check(
  ...(["clientId", "clientSecret"] as const).map((name) =>
    needed(
      provider[1][name][0],
      ({ type, enabled, [name]: value }) => type === "shared" || !enabled || isGiven(value),
    ),
  ),
);

/** A mail server as an administrator sends it. */
export const mailChange = renamed(...mailServer, "refused").check(
  ...Object.entries(mailServer[1]).map(([name, [wire]]) =>
    needed(wire, ({ type, [name]: value }) => type === "shared" || isGiven(value)),
  ),
  z.refine((value) => (value.password ?? "").length <= MAX_MAIL_PASSWORD_LENGTH, {
    path: [mailServer[1].password[0]],
    error: `must have at most ${MAX_MAIL_PASSWORD_LENGTH} characters`,
  }),
);
