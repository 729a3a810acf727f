import { useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from "react";
import { hasCode, Problem } from "../api/problem.js";
import { Dialog } from "../ui/dialog.js";
import { announce } from "../ui/toast.js";
import { Proof } from "./proof.js";
import { SessionContext } from "./session.js";
import { readSession, resetReads } from "./session-api.js";

interface StepUp {
  /** Runs a call; if it needs a sign-in, asks for one in place and runs it again. */
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
  const client = useQueryClient();
  const before = useContext(SessionContext)?.administrator.id;
  const [asked, setAsked] = useState<{ isOver: boolean; settle: (isFresh: boolean) => void }>();
  const answer = useRef<Promise<boolean>>(undefined);
  // Several calls at once wait for one sign-in.
  const ask = useCallback((isOver: boolean) => {
    answer.current ??= new Promise<boolean>((resolve) =>
      setAsked({
        isOver,
        settle: (isFresh) => {
          answer.current = undefined;
          setAsked(undefined);
          resolve(isFresh);
        },
      }),
    );
    return answer.current;
  }, []);
  const value = useMemo(
    (): StepUp => ({
      withFreshSignIn: async (run) => {
        try {
          return await run();
        } catch (error) {
          const isOver = error instanceof Problem && error.kind === "signed-out";
          if (!isOver && !hasCode(error, "FRESH_SESSION_REQUIRED")) throw error;
          if (!(await ask(isOver))) throw error;
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
            <p>
              {asked.isOver
                ? "Your session has ended. Sign in, and the change is made."
                : "This change needs a sign-in within the last ten minutes."}
            </p>
            <Proof
              onCancel={() => asked.settle(false)}
              onProved={async () => {
                const other = await readOther(before);
                if (other !== undefined)
                  announce(`You’re now signed in as ${other}. The change wasn’t made.`);
                asked.settle(other === undefined);
                if (other !== undefined) void resetReads(client);
                else if (asked.isOver) void client.invalidateQueries();
              }}
            />
          </div>
        </Dialog>
      )}
    </StepUpContext>
  );
}

/** The name of the administrator who is signed in, if it is another one than before. */
async function readOther(before: string | undefined): Promise<string | undefined> {
  const session = await readSession();
  if (session.state !== "signed-in") return undefined;
  const { id, display_name: name, primary_email: email } = session.administrator;
  return id === before ? undefined : (name ?? email ?? id);
}
