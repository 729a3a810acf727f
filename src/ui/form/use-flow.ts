import { createContext, use, useActionState, useEffect, useRef, useState } from "react";
import { type FlowAction, type FlowState, failed } from "./flow.js";

/** A flow of a form: what it shows and how it is sent. Every form of the kit runs on one, and so may a form of the app's own. */
export interface Flow<Data = undefined> {
  /** What the form shows. */
  readonly state: FlowState<Data>;
  /** At work, or done and about to leave the page. */
  readonly busy: boolean;
  /** How often it was sent; an answer that comes twice is said twice. */
  readonly sent: number;
  /** Sends a form, or values by field name. A next step is not shown before `ready`: what it needs may be loading meanwhile. */
  submit(values: FormData | Readonly<Record<string, string>>, ready?: Promise<unknown>): void;
  /** Back to the first step. */
  restart(values?: Readonly<Record<string, string>>): void;
  /** Goes on a `<form action>` where a server action was given: it then works before JavaScript has loaded. */
  readonly action: ((form: FormData) => void) | undefined;
}

/**
 * Whether server actions only stand in until JavaScript has loaded. Then the app in the browser does the work itself: one hop less, and
 * the service sees the browser's own address.
 */
export const StandInContext = createContext(false);

const IDLE: FlowState<never> = { status: "idle" };

/** Stands in where there is no server action; nothing calls it. */
const unused = async <Data>(state: FlowState<Data>): Promise<FlowState<Data>> => state;

const formOf = (values: FormData | Readonly<Record<string, string>>): FormData => {
  if (values instanceof FormData) return values;
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

/** Redirects and not-found answers travel as errors; they are Next's to handle. */
const isNavigation = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  "digest" in error &&
  String(error.digest).startsWith("NEXT_");

/**
 * Runs `work` on each send, or `action` where one is given and does not only stand in, and `before` it in either case. What fails becomes the state's failure: nothing is
 * thrown into the page, and what was typed stays.
 */
export function useFlow<Data = undefined>(
  work: FlowAction<Data>,
  action?: FlowAction<Data>,
  before?: (form: FormData) => void,
): Flow<Data> {
  const [posted, post] = useActionState<FlowState<Data>, FormData>(action ?? unused<Data>, IDLE);
  const [answer, setAnswer] = useState<FlowState<Data>>();
  const [sent, setSent] = useState(0);
  const [atWork, setAtWork] = useState(false);
  const [navigation, setNavigation] = useState<unknown>();
  const running = useRef(false);
  const standsIn = use(StandInContext);
  const state = answer ?? posted;
  // Next takes redirects out of the render.
  if (navigation !== undefined) throw navigation;

  // Not in a transition: React holds back every other transition of the page, navigations included, while one of them works.
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
    before?.(form);
    void run(form, ready);
  };
  // Whoever comes back by the browser's way back may find the page as they left it: at work, for a provider that was left again.
  useEffect(() => {
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
