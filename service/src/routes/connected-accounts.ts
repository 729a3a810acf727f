import { connectedAccounts, KnownErrors } from "@stackkit/next/protocol";
import { type Ask, answer } from "../answer.js";
import { findUser } from "../db/queries/users.js";
import { PlainError } from "../plain-error.js";

type TokenAsk = Pick<Ask, "context" | "facts" | "project"> & { readonly body: { readonly scope?: string | undefined } };

async function tokenFor({ context, facts, project, body }: TokenAsk, userId: string, providerId: string) {
  const { connectedToken } = await import("../auth/oauth/with-providers.js");
  return { accessToken: await connectedToken(context, project, { userId, providerId, scopes: (body.scope ?? "").split(" ").filter(Boolean), origin: facts.origin }) };
}

export const connectedAccountRoutes = [
  answer(connectedAccounts.accessToken, async (ask) => {
    const { context, project, level, caller, params } = ask;
    const userId = params.user_id;
    if (level === "client") {
      if (caller.userId === undefined) throw new KnownErrors.CannotGetOwnUserWithoutUser();
      if (caller.userId !== userId) throw new PlainError(403, "A client may ask only for the connected accounts of the signed-in user.");
    } else if (!(await findUser(context.db, project.id, userId))) throw new KnownErrors.UserNotFound();
    return tokenFor(ask, userId, params.provider_id);
  }),

  answer(connectedAccounts.ownAccessToken, (ask) => tokenFor(ask, ask.caller.userId as string, ask.params.provider_id)),
];
