import { signingKeys } from "@stackkit/next/protocol/internal";
import { PlainError } from "../core/plain-error.js";
import { lockRow } from "../db/lock-row.js";
import { transact } from "../db/transact.js";
import { defineRoute } from "../http/route.js";
import { listSigningKeys, type StoredSigningKey } from "./signing-keys.js";
import { RETIRED_KEY_SHOWN_MILLIS, ROTATION_MILLIS } from "./tokens.js";

/** The keys that sign access tokens: list, rotate, withdraw. */
export const signingKeyRoutes = [
  defineRoute(signingKeys.list, async ({ context, project }) => {
    // The first key of a project is made with its first token.
    await context.tokens.publicKeys(project.id);
    const since = context.clock.now() - RETIRED_KEY_SHOWN_MILLIS;
    return (await listSigningKeys(context.db, project.id, since)).map(show);
  }),

  defineRoute(signingKeys.rotate, ({ context, project }) =>
    transact(context, async (tx) => {
      // One at a time, so that one key is left to sign.
      await lockRow(tx, "projects", { id: project.id });
      const id = await context.tokens.rotate(project.id, tx);
      return {
        id,
        createdAt: new Date(context.clock.now()),
        retiredAt: null,
        publishedUntil: null,
      };
    }),
  ),

  defineRoute(signingKeys.withdraw, ({ context, project, params }) =>
    transact(context, async (tx) => {
      await lockRow(tx, "projects", { id: project.id });
      const now = context.clock.now();
      const keys = await listSigningKeys(tx, project.id, now - RETIRED_KEY_SHOWN_MILLIS);
      const key = keys.find(({ kid }) => kid === params.key_id);
      if (!key) throw new PlainError(404, "There is no such key, or its tokens have ended.");
      if (key.retiredAt === null)
        throw new PlainError(400, "This key signs new tokens. Rotate first, then withdraw it.");
      if (now < key.retiredAt + ROTATION_MILLIS)
        throw new PlainError(
          400,
          "Other instances may sign with this key for a minute after the rotation. Try again then.",
        );
      await context.tokens.withdraw(project.id, key.kid, tx);
    }),
  ),
];

const show = ({ kid, createdAt, retiredAt }: StoredSigningKey) => ({
  id: kid,
  createdAt: new Date(createdAt),
  retiredAt: retiredAt === null ? null : new Date(retiredAt),
  publishedUntil: retiredAt === null ? null : new Date(retiredAt + RETIRED_KEY_SHOWN_MILLIS),
});
