import { WEBHOOK_PORTAL_LIFE_MILLIS } from "../core/limits.js";
import type { Context } from "../runtime/context.js";

type Keeper = Pick<Context, "vault" | "clock">;

/** A token with which whoever has it may look at the webhooks of a project, for a while. */
export const issuePortalToken = ({ vault, clock }: Keeper, projectId: string): string =>
  vault.seal(
    JSON.stringify({ webhooksOf: projectId, until: clock.now() + WEBHOOK_PORTAL_LIFE_MILLIS }),
  );

/** The project whose webhooks a token opens; `undefined` where it opens none, or no longer. */
export function openedByPortalToken({ vault, clock }: Keeper, token: string): string | undefined {
  try {
    const { webhooksOf, until } = JSON.parse(vault.open(token)) as {
      webhooksOf?: unknown;
      until?: unknown;
    };
    return typeof webhooksOf === "string" && typeof until === "number" && until > clock.now()
      ? webhooksOf
      : undefined;
  } catch {
    return undefined;
  }
}
