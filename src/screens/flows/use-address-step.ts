import { useEffect, useLayoutEffect, useState } from "react";
import { type FlowAction, read } from "../../ui/form/flow.js";
import { type Flow, useFlow } from "../../ui/form/use-flow.js";
import { FIELDS } from "../forms/field-names.js";
import type { TotpStep } from "./totp-step.js";

/** Marks the history entry of the second step. */
const STEP_KEY = "stackStep";

const isSecondStep = (state: unknown): boolean =>
  typeof state === "object" && state !== null && STEP_KEY in state;

interface AddressStep {
  /** The form of the address. */
  readonly flow: Flow<TotpStep>;
  /** Whether the step after the address is shown, if there is an address. */
  readonly isOpen: boolean;
  /** Returns to the address. */
  back(): void;
}

/**
 * A form that takes an address and sends it nowhere. The step after it is an entry of the browser's
 * history. Before JavaScript has loaded, `action` carries the address to the next page. `onLeave` is
 * called on the way back.
 */
export function useAddressStep(
  action: FlowAction<TotpStep> | undefined,
  onLeave: () => void,
): AddressStep {
  const [isOpen, setOpen] = useState(true);
  const flow = useFlow<TotpStep>(
    async (_, form) => ({
      status: "idle",
      values: { [FIELDS.email]: read(form, FIELDS.email).trim() },
    }),
    action,
  );
  const { sent, state } = flow;
  const isTaken = sent > 0 && state.status === "idle";
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press opens the step again.
  useLayoutEffect(() => {
    if (!isTaken) return;
    setOpen(true);
    // The entry survives a reload, which shows the address again.
    if (!isSecondStep(history.state)) history.pushState({ ...history.state, [STEP_KEY]: true }, "");
  }, [sent, isTaken]);
  useEffect(() => {
    const follow = (event: PopStateEvent) => {
      setOpen(isSecondStep(event.state));
      onLeave();
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  });
  const back = () => {
    setOpen(false);
    onLeave();
    if (isSecondStep(history.state)) history.back();
  };
  return { flow, isOpen, back };
}
