"use client";

import { type ReactNode, useState } from "react";
import { Button, type ButtonLook } from "./button.js";
import { Card, Frame } from "./card.js";

interface MessageCardProps {
  title: string;
  children?: ReactNode;
  fullPage?: boolean;
  primaryButtonText?: string;
  primaryAction?: () => unknown;
  secondaryButtonText?: string;
  secondaryAction?: () => unknown;
}

/** A button that works until its action is over. */
function ActionButton({ look, words, action }: { look: ButtonLook; words: string; action: (() => unknown) | undefined }): ReactNode {
  const [working, setWorking] = useState(false);
  const act = async () => {
    setWorking(true);
    try {
      await action?.();
    } finally {
      setWorking(false);
    }
  };
  return (
    <Button look={look} pending={working} onClick={() => void act()}>
      {words}
    </Button>
  );
}

/** A card that says one thing and offers up to two ways on. */
export function MessageCard({ title, children, fullPage = false, primaryButtonText, primaryAction, secondaryButtonText, secondaryAction }: MessageCardProps): ReactNode {
  return (
    <Frame fullPage={fullPage}>
      <Card title={title}>
        {children ? <div className="stk-text">{children}</div> : null}
        {primaryButtonText || secondaryButtonText ? (
          <div className="stk-actions">
            {primaryButtonText ? <ActionButton look="primary" words={primaryButtonText} action={primaryAction} /> : null}
            {secondaryButtonText ? <ActionButton look="secondary" words={secondaryButtonText} action={secondaryAction} /> : null}
          </div>
        ) : null}
      </Card>
    </Frame>
  );
}
