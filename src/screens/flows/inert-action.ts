import { type FlowAction, stay } from "../../ui/form/flow.js";

/** The action of a form; does nothing in a preview. */
export const inertAction = <Data>(
  isMock: boolean,
  action: FlowAction<Data> | undefined,
): FlowAction<Data> | undefined => (isMock ? stay : action);
