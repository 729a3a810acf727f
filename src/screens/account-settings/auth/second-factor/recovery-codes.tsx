import { type ReactNode, useState } from "react";
import { useMessages } from "../../../../messages/use-messages.js";
import { Button } from "../../../../ui/button.js";
import { Notice } from "../../../../ui/feedback/notice.js";
import type { Account } from "../../../provider/account.js";
import { ConfirmDialog } from "../../confirm-dialog.js";
import { useChange } from "../../use-change.js";
import { NewCodes } from "./code-list.js";

/** The number of recovery codes that are left, and a way to replace them. */
export function RecoveryCodes({ account }: { account: Account }): ReactNode {
  const t = useMessages("account");
  const count = account.useRecoveryCodeCount();
  const { run, busy, region } = useChange();
  const [asking, setAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  if (count === null) return null;
  const create = () =>
    void run({ work: async () => setCodes(await account.createRecoveryCodes()) });
  const close = () => setCodes(undefined);
  return (
    <>
      <ul className="stk-list">
        <li className="stk-list-row">
          <div className="stk-list-words">
            <span className="stk-list-name">{t("auth.recoveryTitle")}</span>
            {count > 0 ? (
              <span className="stk-hint">{t("auth.recoveryLeft", { count })}</span>
            ) : null}
          </div>
          <Button
            pending={busy}
            aria-haspopup="dialog"
            onClick={() => (count > 0 ? setAsking(true) : create())}
          >
            {t("auth.recoveryCreate")}
          </Button>
        </li>
      </ul>
      {count > 0 ? null : <Notice kind="error" text={t("auth.recoveryNone")} />}
      {region}
      {asking ? (
        <ConfirmDialog
          title={t("auth.recoveryCreateTitle")}
          text={t("auth.recoveryCreateText")}
          confirm={t("auth.recoveryCreate")}
          work={async () => create()}
          onClose={() => setAsking(false)}
        />
      ) : null}
      {codes ? <NewCodes account={account} codes={codes} onDone={close} /> : null}
    </>
  );
}
