"use client";

import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { useUser } from "../../react/use-user.js";
import { DONE } from "../../ui/form/flow.js";
import { Form } from "../../ui/form/form.js";
import { useFlow } from "../../ui/form/use-flow.js";
import { Scope } from "../../ui/theme/scope.js";

/**
 * Says that another person acts as the signed-in user, for which reason, and ends that session on
 * *Stop*. Renders nothing in people's own sessions.
 */
export function ActorBanner(): ReactNode {
  const t = useMessages("pages");
  const user = useUser();
  const flow = useFlow(async () => {
    await user?.signOut();
    return DONE;
  });
  if (!user?.actor) return null;
  const { type, reason } = user.actor;
  const name = user.displayName ?? user.primaryEmail ?? user.id;
  const text = t(type === "admin" ? "actor.admin" : "actor.agent", { name });
  return (
    <Scope className="stk-banner" role="region" aria-label={text}>
      <p className="stk-text">
        <strong>{text}</strong> {reason === null ? null : t("actor.reason", { reason })}
      </p>
      <Form flow={flow} submit={t("actor.stop")} look="secondary" />
    </Scope>
  );
}
