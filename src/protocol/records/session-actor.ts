import * as z from "zod/mini";
import { maxLength, nonEmptyText, text } from "../encoding/scalars.js";
import { asSchema, type Value } from "../encoding/schema.js";

/** An actor's id travels in each access token. */
const MAX_ACTOR_ID_LENGTH = 64;
/** The longest reason of an actor. */
export const MAX_REASON_LENGTH = 200;
const VISIBLE = /^[\x21-\x7e]*$/;

const type = z.enum(["admin", "agent", "key"], "must be admin, agent or key");

const sessionActor = z.object({
  /** An administrator, a program that acts for the user, or an API key. */
  type,
  /** The id that the app's server gave them. */
  id: z.string(),
  /** Why, as they said. Long ones are shortened. */
  reason: z.nullable(z.string()),
});

/** Who acts in a session besides its user, if anyone. */
export const optionalActor = asSchema(z.optional(sessionActor));
/** The same on a user; null if the user acts alone. */
export const actorOrNull = asSchema(z._default(z.nullable(sessionActor), null));

/** Who acts in a session besides its user: an administrator, an agent or an API key. */
export type SessionActor = NonNullable<Value<typeof actorOrNull>>;

/** The actor of a new session. Administrators give a reason. */
export const newSessionActor = asSchema(
  z
    .strictObject({
      type,
      id: nonEmptyText.check(
        maxLength(MAX_ACTOR_ID_LENGTH),
        z.refine((id) => VISIBLE.test(id), "must be ASCII without spaces"),
      ),
      reason: z.optional(text.check(maxLength(MAX_REASON_LENGTH))),
    })
    .check(
      z.refine(
        (actor) => actor.type !== "admin" || (actor.reason ?? "").trim() !== "",
        "needs a reason if an administrator acts",
      ),
    ),
);
