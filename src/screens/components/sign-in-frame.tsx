import {
  type ComponentProps,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from "react";
import { Frame } from "../../ui/card.js";

type ShowStep = (step: ReactNode) => void;

/** The frames on this page that can show the second factor, innermost last. */
export const signInFrames = new Set<ShowStep>();

/** The frame of a page that signs in: the second factor takes the place of its card. */
export function SignInFrame({ children, ...frame }: ComponentProps<typeof Frame>): ReactNode {
  const [step, setStep] = useState<ReactNode>(null);
  const before = useRef<Element | null>(null);
  const isAsking = step !== null;
  useEffect(() => {
    const show: ShowStep = (next) => {
      if (next === null) return setStep(null);
      before.current = document.activeElement;
      // Keeps the card until the step has loaded.
      startTransition(() => setStep(next));
    };
    signInFrames.add(show);
    return () => void signInFrames.delete(show);
  }, []);
  useEffect(() => {
    if (!isAsking) return;
    return () => {
      if (before.current instanceof HTMLElement && document.activeElement === document.body)
        before.current.focus();
    };
  }, [isAsking]);
  return (
    <Frame {...frame}>
      {step}
      {/* Stays mounted: its form waits for the answer, and keeps what was typed. */}
      <div className="stk-waiting-card" hidden={isAsking}>
        {children}
      </div>
    </Frame>
  );
}
