import * as z from "zod/mini";
import { boundedJson } from "../encoding/json-schemas.js";
import { text as words } from "../encoding/scalars.js";
import { MAX_BODY_BYTES } from "../limits/limits.js";
import { get, one, post, text } from "../operations/operation.js";
import { field, optionalField } from "../operations/shape.js";
import { column, record } from "./record.js";

const jwk = z.looseObject({ kty: z.string(), kid: z.optional(z.string()) });

/** A project's public keys (RFC 7517). */
export const jwks = record("jwks", { keys: column("keys", z.array(jwk)) });

/** Whether a client's version is supported. */
export const versionChecked = record("version-checked", {
  upToDate: column("upToDate", z.boolean()),
  error: column("error", z.optional(z.string())),
  severe: column("severe", z.optional(z.boolean())),
});

/** The service about itself. */
export const meta = {
  root: get("/", { access: "anyone", returns: text }),
  jwks: get("/projects/{project_id}/.well-known/jwks.json", {
    access: "anyone",
    loose: true,
    returns: one(jwks),
  }),
  checkFeatureSupport: post("/check-feature-support", {
    access: "anyone",
    loose: true,
    bodyOptional: true,
    openBody: true,
    body: {
      name: optionalField("name", boundedJson(MAX_BODY_BYTES)),
      featureName: optionalField("feature_name", boundedJson(MAX_BODY_BYTES)),
    },
    returns: text,
  }),
  checkVersion: post("/check-version", {
    access: "anyone",
    loose: true,
    body: { clientVersion: field("clientVersion", words) },
    returns: one(versionChecked),
  }),
};
