import { type ReactNode, useCallback, useState } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { Dialog } from "../../../ui/dialog.js";
import type { Account } from "../../provider/account.js";
import { Part } from "../part.js";
import { needsFreshSignIn, type Protect, ProtectContext } from "../protected-change.js";
import { StepUp } from "./step-up.js";

interface RefusedChange {
  /** Runs the change again and settles its promise. */
  readonly retry: () => Promise<void>;
  readonly cancel: () => void;
}

/** Named like the error of a WebAuthn dialog that was closed, which is not a failure. */
const cancelled = () => Object.assign(new Error("The sign-in was closed."), { name: "AbortError" });

/**
 * Asks for another sign-in if the service rejects a change for lack of one, then runs the change.
 */
export function StepUpScope({
  account,
  children,
}: {
  account: Account;
  children: ReactNode;
}): ReactNode {
  const t = useMessages("account");
  // Several that run at once can be refused.
  const [refused, setRefused] = useState<readonly RefusedChange[]>([]);
  const protect = useCallback<Protect>(async (work) => {
    try {
      return await work();
    } catch (error) {
      if (!needsFreshSignIn(error)) throw error;
      return new Promise((resolve, reject) => {
        const change = {
          retry: () => work().then(resolve, reject),
          cancel: () => reject(cancelled()),
        };
        setRefused((others) => [...others, change]);
      });
    }
  }, []);
  const close = () => setRefused((all) => all.filter((change) => !refused.includes(change)));
  const retry = async () => {
    for (const change of refused) await change.retry();
    close();
  };
  return (
    <ProtectContext value={protect}>
      {children}
      {refused.length > 0 ? (
        <Dialog
          open
          title={t("account.stepUpSignIn")}
          onClose={() => {
            for (const change of refused) change.cancel();
            close();
          }}
        >
          <Part skeleton={null}>
            <StepUp
              account={account}
              confirm={t("action.continue")}
              look="primary"
              isRefused
              work={retry}
            />
          </Part>
        </Dialog>
      ) : null}
    </ProtectContext>
  );
}
