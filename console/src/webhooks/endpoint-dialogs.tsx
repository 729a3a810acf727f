import { operations } from "@stackkit/next/protocol";
import { useState } from "react";
import { PERIODS, startOfDays } from "../api/period.js";
import { useChange } from "../api/queries.js";
import { Button } from "../ui/button.js";
import { Copy } from "../ui/copy.js";
import { Dialog, FormDialog } from "../ui/dialog.js";
import { SelectField } from "../ui/field.js";
import { announce } from "../ui/toast.js";
import { countOf } from "../ui/words.js";
import type { Endpoint } from "./endpoints.js";

interface DialogProps {
  readonly of: Endpoint;
  readonly onClose: () => void;
}

const SECRET_BYTES = 32;

const newSecret = (): string =>
  `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(SECRET_BYTES))))}`;

/** How to change the secret so that no delivery is refused meanwhile. */
export function RollSecret({ of, onClose }: DialogProps) {
  const [secret] = useState(newSecret);
  return (
    <Dialog title="Roll the secret" onClose={onClose} wide>
      <div className="stack">
        {of.hasPreviousSecret ? (
          <p>
            Deliveries are signed by two secrets at present. Once the receiver knows the new one,
            take <code>previousSecret</code> out of the configuration.
          </p>
        ) : (
          <ol className="steps">
            <li>
              In the configuration, rename <code>secret</code> of this endpoint to{" "}
              <code>previousSecret</code>, and add this one as <code>secret</code>. Deliveries are
              signed by both from the next start.
              <Copy value={secret} label="the new secret" />
            </li>
            <li>Give the receiver the new secret.</li>
            <li>
              Take <code>previousSecret</code> out again.
            </li>
          </ol>
        )}
        <p className="muted">The new secret was made in this browser and is stored nowhere.</p>
        <div className="dialog-actions">
          <Button onClick={onClose}>Done</Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Sends again what failed, after the receiver was repaired. */
export function ResendFailed({ of, onClose }: DialogProps) {
  const resend = useChange(operations.webhookDeliveries.resendFailed);
  return (
    <FormDialog
      title="Send failed ones again"
      action="Send again"
      onClose={onClose}
      onSubmit={async (form) => {
        const since = startOfDays(Number(form.get("days")));
        const { count } = await resend.mutateAsync({ body: { url: of.url, since } });
        announce(`${countOf(count, "event")} sent again`);
      }}
    >
      <p>
        All that this endpoint did not accept go out again under the same ids, so that a receiver
        that stores them can leave out what it has.
      </p>
      <SelectField
        label="Events of the last"
        name="days"
        options={PERIODS.filter((days) => days <= 30).map(
          (days) => [String(days), `${days} days`] as const,
        )}
      />
    </FormDialog>
  );
}
