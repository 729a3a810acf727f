import { HOUR } from "../core/time.js";
import type { Context } from "../http/context.js";

/** Lifetime of a token for the webhooks page. */
const WEBHOOK_PORTAL_LIFE_MILLIS = HOUR;

type Keeper = Pick<Context, "vault" | "clock">;

/** Issues a token that shows a project's webhooks for a limited time. */
export const issuePortalToken = ({ vault, clock }: Keeper, projectId: string): string =>
  vault.seal(
    JSON.stringify({ webhooksOf: projectId, until: clock.now() + WEBHOOK_PORTAL_LIFE_MILLIS }),
  );

/** The project of a portal token; `undefined` if the token is invalid or expired. */
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
