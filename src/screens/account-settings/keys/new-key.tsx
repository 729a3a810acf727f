import { type ReactNode, useEffect, useRef, useState } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { Button } from "../../../ui/button.js";
import { Dialog } from "../../../ui/dialog.js";
import { CopyText } from "../auth/second-factor/copy-text.js";

interface NewKeyProps {
  value: string;
  onDone: () => void;
}

/** A new API key, shown only here. Asks before it closes if the key was not copied. */
export function NewKey({ value, onDone }: NewKeyProps): ReactNode {
  const t = useMessages("keys");
  const [isCopied, setCopied] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <Dialog
      open
      onClose={() => (isCopied ? onDone() : setAsking(!asking))}
      onHide={onDone}
      title={t(asking ? "keys.unsavedTitle" : "keys.newTitle")}
      text={t(asking ? "keys.unsavedText" : "keys.newText")}
    >
      {asking ? (
        <Question onBack={() => setAsking(false)} onClose={onDone} />
      ) : (
        <Value value={value} onDone={onDone} onCopied={() => setCopied(true)} />
      )}
    </Dialog>
  );
}

function Question({ onBack, onClose }: { onBack: () => void; onClose: () => void }): ReactNode {
  const t = useMessages("account");
  return (
    <div className="stk-buttons">
      <Button look="primary" autoFocus onClick={onBack}>
        {t("auth.recoveryBack")}
      </Button>
      <Button look="quiet" onClick={onClose}>
        {t("auth.recoveryCloseAnyway")}
      </Button>
    </div>
  );
}

function Value({ value, onDone, onCopied }: NewKeyProps & { onCopied: () => void }): ReactNode {
  const t = useMessages("keys");
  const place = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <div className="stk-stack" ref={place} tabIndex={-1}>
      <CopyText text={value} shown={value} onCopied={onCopied} />
      <Button look="primary" onClick={onDone}>
        {t("keys.saved")}
      </Button>
    </div>
  );
}
