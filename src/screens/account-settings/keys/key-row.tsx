import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { TeamApiKey, UserApiKey } from "../../../resources/owner-key.js";
import { Badge } from "../../../ui/badge.js";
import { Time } from "../../../ui/time.js";
import { ConfirmButton } from "../confirm-dialog.js";

interface KeyRowProps {
  apiKey: UserApiKey | TeamApiKey;
  /** The name of the member who made a team's key. */
  maker: string | undefined;
  onRevoked: () => void;
}

/** An API key, without the key. */
export function KeyRow({ apiKey, maker, onRevoked }: KeyRowProps): ReactNode {
  const t = useMessages("keys");
  const { description: name, value, isPublic, scopes, createdAt, lastUsedAt, expiresAt } = apiKey;
  const problem = apiKey.whyInvalid();
  const hasEnded = problem === "expired" || problem === "manually-revoked";
  return (
    <li className="stk-list-row">
      <div className="stk-list-words">
        <span className="stk-list-name">
          <bdi title={name}>{name}</bdi>
          {problem === "expired" ? <Badge kind="warning">{t("keys.expired")}</Badge> : null}
          {problem === "manually-revoked" ? <Badge>{t("keys.ended")}</Badge> : null}
          {problem === "paused" ? <Badge kind="warning">{t("keys.paused")}</Badge> : null}
        </span>
        <span className="stk-hint stk-facts">
          <code className="stk-mono" dir="ltr">
            {`${isPublic ? "pk" : "sk"}_…${value.lastFour}`}
          </code>
          {scopes === null ? null : (
            <bdi className="stk-mono" dir="ltr">
              {scopes.join(", ")}
            </bdi>
          )}
          <span>{t.rich("keys.created", { time: <Time date={createdAt} /> })}</span>
          {maker === undefined ? null : (
            <span>{t.rich("keys.createdBy", { name: <bdi>{maker}</bdi> })}</span>
          )}
          {problem === "paused" ? <span>{t("keys.pausedText")}</span> : null}
          <span>
            {lastUsedAt
              ? t.rich("keys.lastUsed", { time: <Time date={lastUsedAt} /> })
              : t("keys.unused")}
          </span>
          {expiresAt && !hasEnded ? (
            <span>{t.rich("keys.expires", { time: <Time date={expiresAt} /> })}</span>
          ) : null}
        </span>
      </div>
      {hasEnded ? null : (
        <ConfirmButton
          look="quiet"
          label={t("keys.revokeOf", { name })}
          title={t("keys.revokeTitle", { name })}
          text={t("keys.revokeText")}
          confirm={t("keys.revoke")}
          work={() => apiKey.revoke()}
          onDone={onRevoked}
        >
          {t("keys.revoke")}
        </ConfirmButton>
      )}
    </li>
  );
}
