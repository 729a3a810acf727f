import {
  createContext,
  startTransition,
  use,
  useActionState,
  useEffect,
  useRef,
  useState,
} from "react";
import { type FlowAction, type FlowState, failed, next, stay } from "./flow.js";

/**
 * The state and submission of a form. Every form of the kit uses one, and so can a form in your
 * app.
 */
export interface Flow<Data = undefined> {
  /** The displayed state. */
  readonly state: FlowState<Data>;
  /** Submitting, or done and about to leave the page. */
  readonly busy: boolean;
  /** Number of submissions; a repeated response is announced again. */
  readonly sent: number;
  /**
   * Submits a form, or values by field name. The next step is not shown before `ready`, which loads
   * its code.
   */
  submit(values: FormData | Readonly<Record<string, string>>, ready?: Promise<unknown>): void;
  /** Returns to the first step. */
  restart(values?: Readonly<Record<string, string>>): void;
  /** The `action` of a `<form>` with a server action: it works before JavaScript has loaded. */
  readonly action: ((form: FormData) => void) | undefined;
}

/**
 * Whether server actions are only a fallback until JavaScript has loaded. Then the browser app does
 * the work: one hop less, and the service sees the browser's own address.
 */
export const StandInContext = createContext(false);

const IDLE: FlowState<never> = { status: "idle" };

const formOf = (values: FormData | Readonly<Record<string, string>>): FormData => {
  if (values instanceof FormData) return values;
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

/** Redirects and not-found responses are thrown as errors that Next handles. */
const isNavigation = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  "digest" in error &&
  String(error.digest).startsWith("NEXT_");

/**
 * Runs `work` on each submission, or `action` if one is given and is not only a fallback. A failure
 * becomes part of the state: nothing is thrown into the page, and typed values stay. `resume` reads
 * the step of a page that was reloaded.
 */
export function useFlow<Data = undefined>(
  work: FlowAction<Data>,
  action?: FlowAction<Data>,
  resume?: () => Data | false,
): Flow<Data> {
  const [posted, post] = useActionState<FlowState<Data>, FormData>(action ?? stay<Data>, IDLE);
  const [answer, setAnswer] = useState<FlowState<Data>>();
  const [sent, setSent] = useState(0);
  const [atWork, setAtWork] = useState(false);
  const [navigation, setNavigation] = useState<unknown>();
  const running = useRef(false);
  const standsIn = use(StandInContext);
  const state = answer ?? posted;
  // Next handles redirects thrown during a render.
  if (navigation !== undefined) throw navigation;

  // Not in a transition: React would delay every other transition of the page, navigations
  // included, until the work is done.
  const run = async (form: FormData, ready: Promise<unknown> | undefined) => {
    try {
      const next = await (standsIn && !state.onServer ? work : (action ?? work))(state, form);
      if (next.data !== undefined) await ready;
      setAnswer(next);
    } catch (error) {
      if (isNavigation(error)) setNavigation(error);
      else setAnswer(failed(error, state));
    } finally {
      running.current = false;
      setAtWork(false);
      setSent((count) => count + 1);
    }
  };
  const submit: Flow<Data>["submit"] = (values, ready) => {
    if (running.current) return;
    running.current = true;
    setAtWork(true);
    const form = formOf(values);
    void run(form, ready);
  };
  // A page restored from the back-forward cache may still be busy, for example after leaving for a
  // provider.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens.
  useEffect(() => {
    const kept = !state.data && resume?.();
    // The address stays until the code of the step has loaded.
    if (kept) startTransition(() => setAnswer(next(kept)));
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      running.current = false;
      setAtWork(false);
      setAnswer((last) => (last?.status === "done" ? { status: "idle" } : last));
    };
    addEventListener("pageshow", returned);
    return () => removeEventListener("pageshow", returned);
  }, []);

  const restart: Flow<Data>["restart"] = (values) => setAnswer({ status: "idle", values });

  return {
    state,
    busy: atWork || state.status === "done",
    sent,
    submit,
    restart,
    action: action === undefined ? undefined : post,
  };
}
