import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import { Frame } from "../../ui/card.js";

/** The frames on this page that can show the second factor, innermost last. */
export const signInFrames = new Set<(step: ReactNode) => void>();

/** The frame of a page that signs in: the second factor takes the place of its card. */
export function SignInFrame({ children, ...frame }: ComponentProps<typeof Frame>): ReactNode {
  const [step, show] = useState<ReactNode>(null);
  useEffect(() => {
    signInFrames.add(show);
    return () => void signInFrames.delete(show);
  }, []);
  return (
    <Frame {...frame}>
      {step}
      {/* Stays mounted: its form waits for the answer, and keeps what was typed. */}
      <div className="stk-waiting-card" hidden={step !== null}>
        {children}
      </div>
    </Frame>
  );
}
