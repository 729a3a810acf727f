import { type ReactNode, useState } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { providerName } from "../../../protocol/provider-name.js";
import { Badge } from "../../../ui/badge.js";
import { Button } from "../../../ui/button.js";
import { ProviderMark } from "../../../ui/provider-mark/provider-mark.js";
import { ConfirmDialog } from "../confirm-dialog.js";
import type { Change } from "../use-change.js";

interface ConnectedRowProps {
  id: string;
  email: string | null;
  /** The account has no other way to sign in. */
  isLastWayIn: boolean;
  disconnect: () => Promise<void>;
  run: (change: Change) => Promise<boolean>;
}

/** An account at a provider that signs in, and a way to disconnect it. */
export function ConnectedRow({
  id,
  email,
  isLastWayIn,
  disconnect,
  run,
}: ConnectedRowProps): ReactNode {
  const t = useMessages("account");
  const [asking, setAsking] = useState(false);
  const provider = providerName(id);
  return (
    <li className="stk-list-row">
      <ProviderMark id={id} />
      <div className="stk-list-words">
        <span className="stk-list-name">{provider}</span>
        {email ? <bdi className="stk-hint">{email}</bdi> : null}
        {isLastWayIn ? <span className="stk-hint">{t("emails.lastWayIn")}</span> : null}
      </div>
      <Badge kind="good">{t("auth.accountIsConnected")}</Badge>
      {isLastWayIn ? null : (
        <Button
          look="quiet"
          aria-label={t("auth.accountDisconnect", { provider })}
          onClick={() => setAsking(true)}
        >
          {t("auth.accountDisconnectShort")}
        </Button>
      )}
      {asking ? (
        <ConfirmDialog
          title={t("auth.accountDisconnect", { provider })}
          text={t("auth.accountDisconnectText")}
          confirm={t("auth.accountDisconnectShort")}
          work={async () =>
            void run({ work: disconnect, done: t("auth.accountDisconnected", { provider }) })
          }
          onClose={() => setAsking(false)}
        />
      ) : null}
    </li>
  );
}
