import { lazy, type ReactNode, useEffect, useRef, useState } from "react";
import { useMessages } from "../../../../messages/use-messages.js";
import type { Account } from "../../../provider/account.js";
import { Panel } from "../../panel.js";
import { Part } from "../../part.js";

const SuspendedPanel = lazy(async () => ({
  default: (await import(/* webpackChunkName: "stk-settings" */ "./suspended-panel.js"))
    .SuspendedPanel,
}));

/** What became of it. It takes the focus of the form that is gone. */
function Settled({ kept }: { kept: boolean }): ReactNode {
  const t = useMessages("account");
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Panel title={t("hold.title")}>
      <p ref={place} className="stk-text" role="status" tabIndex={-1}>
        {t(kept ? "hold.kept" : "hold.removed")}
      </p>
    </Panel>
  );
}

function Content({ account }: { account: Account }): ReactNode {
  const access = account.useSuspendedAccess();
  const [kept, settle] = useState<boolean>();
  if (kept !== undefined) return <Settled kept={kept} />;
  return access ? <SuspendedPanel account={account} access={access} onDone={settle} /> : null;
}

/** What was added before the address was confirmed. Most accounts have nothing, and see nothing. */
export function Suspended({ account }: { account: Account }): ReactNode {
  const t = useMessages("account");
  return (
    <Part panels={[1]} skeleton={null} title={t("hold.title")}>
      <Content account={account} />
    </Part>
  );
}
