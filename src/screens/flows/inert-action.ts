import type { FlowAction, FlowState } from "../../ui/form/flow.js";

const stay = async <Data>(state: FlowState<Data>): Promise<FlowState<Data>> => state;

/** The action of a form; does nothing in a preview. */
export const inertAction = <Data>(
  isMock: boolean,
  action: FlowAction<Data> | undefined,
): FlowAction<Data> | undefined => (isMock ? stay : action);
