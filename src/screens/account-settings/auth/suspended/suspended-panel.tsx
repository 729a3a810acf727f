import { type ReactNode, useEffect, useRef } from "react";
import { useMessages } from "../../../../messages/use-messages.js";
import type { SuspendedAccess } from "../../../../resources/users/suspended-access.js";
import { Form } from "../../../../ui/form/form.js";
import { FIELDS } from "../../../forms/field-names.js";
import type { Account } from "../../../provider/account.js";
import { Panel } from "../../panel.js";
import { CodeStep } from "./code-step.js";
import { SuspendedRow } from "./suspended-row.js";
import { useSettle } from "./use-settle.js";

interface SuspendedPanelProps {
  account: Account;
  access: SuspendedAccess;
  onDone: (kept: boolean) => void;
}

/** Lists what was added before the address was confirmed, and asks whether to keep it. */
export function SuspendedPanel({ account, access, onDone }: SuspendedPanelProps): ReactNode {
  const t = useMessages("account");
  const { flow, resend } = useSettle(account, onDone);
  const place = useRef<HTMLElement>(null);
  const step = flow.state.data;
  const wasAsked = useRef(false);
  useEffect(() => {
    // The button that cancelled is gone, so the focus returns to the choice.
    if (wasAsked.current && !step) place.current?.querySelector<HTMLElement>("button")?.focus();
    wasAsked.current = step !== undefined;
  }, [step]);
  const date = new Intl.DateTimeFormat(t.locale, { dateStyle: "long" });
  const { items, removedAt } = access;
  return (
    <Panel
      ref={place}
      title={t("hold.title")}
      text={removedAt ? t("hold.text", { date: date.format(removedAt) }) : undefined}
    >
      <ul className="stk-list">
        {items.map((item, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have nothing but a position.
          <SuspendedRow key={position} of={item} />
        ))}
      </ul>
      {step ? (
        <CodeStep step={step} flow={flow} resend={resend} onCancel={() => flow.restart()} />
      ) : (
        <>
          <p className="stk-text">{t("hold.choose")}</p>
          <div className="stk-buttons">
            <Form flow={flow} submit={t("hold.keep")} hidden={{ [FIELDS.keep]: "yes" }} />
            <Form flow={flow} quiet submit={t("hold.remove")} look="secondary" />
          </div>
        </>
      )}
    </Panel>
  );
}
