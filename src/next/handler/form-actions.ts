import { screenOf } from "../../screens/pages/routes.js";
import type { ScreenActions } from "../../screens/pages/screen-props.js";
import type { RouteName } from "../../screens/screen-table.js";
import { FORM_HANDLERS } from "./answer-form.js";
import type { FormTicket } from "./form-ticket.js";

/**
 * Next makes this function a server action, and encrypts the name and the ticket in its closure.
 * The previous state comes from the browser and is ignored: the form contains everything.
 */
const formAction = (name: keyof ScreenActions, ticket: FormTicket) => {
  return async (_state: unknown, form: FormData) => {
    "use server";
    return FORM_HANDLERS[name](ticket, form);
  };
};

/** Server actions that make a page's forms work before JavaScript has loaded. */
export function formActions(route: RouteName, ticket: FormTicket): ScreenActions | undefined {
  const { actions } = screenOf(route);
  return actions.length === 0
    ? undefined
    : Object.fromEntries(actions.map((name) => [name, formAction(name, ticket)]));
}
