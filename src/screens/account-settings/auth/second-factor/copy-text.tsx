import type { ReactNode } from "react";
import { useMessages } from "../../../../messages/use-messages.js";
import { Button } from "../../../../ui/button.js";
import { useLiveRegion } from "../../../../ui/feedback/live-region.js";
import { CopyIcon } from "../../../../ui/icons.js";

/** A text to copy, by a button or by hand. A dialog about it alone needs no label. */
export function CopyText({
  label,
  text,
  shown,
  onCopied,
}: {
  label?: string;
  text: string;
  shown: string;
  onCopied?: () => void;
}): ReactNode {
  const t = useMessages("account");
  const { say, region } = useLiveRegion();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    say(t("action.copied"));
    onCopied?.();
  };
  return (
    <div className="stk-copy">
      {label ? <span className="stk-label">{label}</span> : null}
      <div className="stk-copy-row">
        <code className="stk-mono" dir="ltr">
          {shown}
        </code>
        {/* Without clipboard access, the text stays visible for copying by hand. */}
        <Button icon={<CopyIcon />} onClick={() => void copy().catch(() => {})}>
          {t("action.copy")}
        </Button>
      </div>
      {region}
    </div>
  );
}
