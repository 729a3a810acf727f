"use client";

import { type MouseEvent, type ReactNode, useState } from "react";
import { Button, ButtonLink, type ButtonLook } from "../button.js";
import { Card, Frame } from "../card.js";
import { useOutcomeInTitle } from "../page-title.js";
import { useTakeFocus } from "./use-take-focus.js";

/** Props of {@link MessageCard}. */
export interface MessageCardProps {
  /** The heading. */
  title: string;
  /** The message. */
  children?: ReactNode;
  /** Centres the card on a page of its own. */
  fullPage?: boolean;
  /** The primary button's text. Without one, there is no such button. */
  primaryButtonText?: string;
  /** Called on a press. The button is busy until a returned promise settles. */
  primaryAction?: () => unknown;
  /**
   * Address of the primary button: a link works before JavaScript has loaded. A press runs the
   * action, if there is one.
   */
  primaryHref?: string;
  /** The secondary button's text. Without one, there is no such button. */
  secondaryButtonText?: string;
  /** Called on a press, as `primaryAction`. */
  secondaryAction?: () => unknown;
  /** Address of the secondary button, as `primaryHref`. */
  secondaryHref?: string;
}

interface WayProps {
  look: ButtonLook;
  words: string;
  action: (() => unknown) | undefined;
  href: string | undefined;
}

/** A link, or a button that is busy until its action ends. */
function Way({ look, words, action, href }: WayProps): ReactNode {
  const [working, setWorking] = useState(false);
  const act = async () => {
    setWorking(true);
    try {
      await action?.();
    } finally {
      setWorking(false);
    }
  };
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    void action?.();
  };
  if (href !== undefined) {
    return (
      <ButtonLink look={look} href={href} onClick={action && follow}>
        {words}
      </ButtonLink>
    );
  }
  return (
    <Button look={look} pending={working} onClick={() => void act()}>
      {words}
    </Button>
  );
}

/** A card with one message and up to two next steps. */
export function MessageCard({
  title,
  children,
  fullPage = false,
  primaryButtonText,
  primaryAction,
  primaryHref,
  ...secondary
}: MessageCardProps): ReactNode {
  const takeFocus = useTakeFocus();
  useOutcomeInTitle(title);
  const { secondaryButtonText, secondaryAction, secondaryHref } = secondary;
  return (
    <Frame fullPage={fullPage}>
      <Card title={title} ref={takeFocus}>
        {children ? <div className="stk-text">{children}</div> : null}
        {primaryButtonText || secondaryButtonText ? (
          <div className="stk-actions">
            {primaryButtonText ? (
              <Way
                look="primary"
                words={primaryButtonText}
                action={primaryAction}
                href={primaryHref}
              />
            ) : null}
            {secondaryButtonText ? (
              <Way
                look="secondary"
                words={secondaryButtonText}
                action={secondaryAction}
                href={secondaryHref}
              />
            ) : null}
          </div>
        ) : null}
      </Card>
    </Frame>
  );
}
