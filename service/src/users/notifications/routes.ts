import { KnownErrors, notifications } from "@stackkit/next/protocol/internal";
import { PlainError } from "../../core/plain-error.js";
import { transact } from "../../db/transact.js";
import { requireOwn } from "../../http/own-user.js";
import { defineRoute, type HandlerContext } from "../../http/route.js";
import { findCredentials } from "../credentials.js";
import { CATEGORIES, findCategory, listOff, listUsed, turnOff, turnOn } from "./categories.js";

type Call = Pick<HandlerContext, "context" | "project" | "level" | "caller"> & {
  readonly params: { readonly user_id: string };
};

/** Throws unless the caller may read and change the choices of the user in the path. */
async function requireUserOf(call: Call): Promise<void> {
  const { context, project, params } = call;
  requireOwn(call, params.user_id, "A browser may change only the mails of the signed-in user.");
  if (!(await findCredentials(context.db, project.id, params.user_id)))
    throw new KnownErrors.UserNotFound();
}

async function listPreferences({ context, project, params }: Call) {
  const off = await listOff(context.db, project.id, params.user_id);
  const used = await listUsed(context.db, project.id);
  return CATEGORIES.map(({ id, name, canDisable }) => ({
    id,
    name,
    enabled: !off.includes(id),
    canDisable,
    isUsed: used.includes(id),
  }));
}

/** The kinds of mails of the app that a user gets. */
export const notificationRoutes = [
  defineRoute(notifications.list, async (call) => {
    await requireUserOf(call);
    return listPreferences(call);
  }),

  defineRoute(notifications.update, async (call) => {
    await requireUserOf(call);
    const { context, project, params, body } = call;
    const category = findCategory(params.notification_category_id);
    if (!category) throw new PlainError(404, "There is no such category of notifications.");
    const { id, canDisable } = category;
    if (!body.enabled && !canDisable)
      throw new PlainError(400, "Transactional mails cannot be turned off: the app needs them.");
    const now = context.clock.now();
    await transact(context, async (tx) => {
      if (body.enabled) await turnOn(tx, project.id, params.user_id, id);
      else await turnOff(tx, project.id, params.user_id, id, now);
    });
    const changed = (await listPreferences(call)).find((preference) => preference.id === id);
    return changed as NonNullable<typeof changed>;
  }),
];
