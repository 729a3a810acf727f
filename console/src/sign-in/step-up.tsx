import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import { hasCode } from "../api/problem.js";
import { Dialog } from "../ui/dialog.js";
import { Proof } from "./proof.js";

interface StepUp {
  /** Runs a call; if it needs a fresh sign-in, asks for one in place and runs it again. */
  readonly withFreshSignIn: <T>(run: () => Promise<T>) => Promise<T>;
}

const StepUpContext = createContext<StepUp | undefined>(undefined);

/** Asks for a fresh sign-in where a call needs one. */
export function useStepUp(): StepUp {
  const stepUp = useContext(StepUpContext);
  if (!stepUp) throw new Error("This needs a step-up around it.");
  return stepUp;
}

/** Around everything that may need a fresh sign-in. */
export function StepUpProvider({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<{ settle: (isFresh: boolean) => void }>();
  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) =>
        setAsked({
          settle: (isFresh) => {
            setAsked(undefined);
            resolve(isFresh);
          },
        }),
      ),
    [],
  );
  const value = useMemo(
    (): StepUp => ({
      withFreshSignIn: async (run) => {
        try {
          return await run();
        } catch (error) {
          if (!hasCode(error, "FRESH_SESSION_REQUIRED") || !(await ask())) throw error;
          return await run();
        }
      },
    }),
    [ask],
  );
  return (
    <StepUpContext value={value}>
      {children}
      {asked && (
        <Dialog title="Is it still you?" onClose={() => asked.settle(false)}>
          <div className="stack">
            <p>This change needs a sign-in within the last ten minutes.</p>
            <Proof onProved={() => asked.settle(true)} />
          </div>
        </Dialog>
      )}
    </StepUpContext>
  );
}
