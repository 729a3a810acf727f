import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { providerName } from "../../protocol/provider-name.js";
import { Button } from "../../ui/button.js";
import { Card, Frame } from "../../ui/card.js";
import { useTakeFocus } from "../../ui/feedback/use-take-focus.js";

/** A provider that would be connected to an existing account. */
export interface AskedConnection {
  readonly provider: string;
  readonly email: string;
  readonly answer: (connects: boolean) => void;
}

/** Asks before the first sign-in with a provider connects it to an existing account. */
export function ConfirmConnection({
  provider: id,
  email,
  answer,
  fullPage,
}: AskedConnection & { fullPage: boolean | undefined }): ReactNode {
  const t = useMessages("pages");
  const focus = useTakeFocus();
  const provider = providerName(id);
  return (
    <Frame fullPage={fullPage}>
      <Card
        ref={focus}
        title={t("oauth.connectTitle", { provider })}
        text={t.rich("oauth.connectText", { provider, email: <strong>{email}</strong> })}
      >
        <div className="stk-actions">
          <Button look="primary" onClick={() => answer(true)}>
            {t("oauth.connect")}
          </Button>
          <Button look="quiet" onClick={() => answer(false)}>
            {t("action.cancel")}
          </Button>
        </div>
      </Card>
    </Frame>
  );
}
