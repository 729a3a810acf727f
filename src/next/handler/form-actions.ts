import type { RouteName } from "../../screens/pages/routes.js";
import type { ScreenActions } from "../../screens/pages/screen-props.js";
import * as forms from "./answer-form.js";
import type { FormTicket } from "./form-ticket.js";

// Next turns each function below with the directive into a server action, and encrypts the ticket
// in its closure. The previous state comes from the browser and is ignored: the form contains
// everything.
type Make<Name extends keyof ScreenActions> = (
  ticket: FormTicket,
) => NonNullable<ScreenActions[Name]>;

const signIn: Make<"signIn"> = (ticket) => async (_state: unknown, form: FormData) => {
  "use server";
  return forms.signIn(ticket, form);
};
const signUp: Make<"signUp"> = (ticket) => async (_state: unknown, form: FormData) => {
  "use server";
  return forms.signUp(ticket, form);
};
const magicLink: Make<"magicLink"> = (ticket) => async (_state: unknown, form: FormData) => {
  "use server";
  return forms.magicLink(ticket, form);
};
const magicLinkCallback: Make<"magicLinkCallback"> =
  (ticket) => async (_state: unknown, form: FormData) => {
    "use server";
    return forms.magicLinkCallback(ticket, form);
  };
const oauth: Make<"oauth"> = (ticket) => async (_state: unknown, form: FormData) => {
  "use server";
  return forms.oauth(ticket, form);
};
const forgotPassword: Make<"forgotPassword"> =
  (ticket) => async (_state: unknown, form: FormData) => {
    "use server";
    return forms.forgotPassword(ticket, form);
  };
const passwordReset: Make<"passwordReset"> =
  (ticket) => async (_state: unknown, form: FormData) => {
    "use server";
    return forms.passwordReset(ticket, form);
  };
const emailVerification: Make<"emailVerification"> =
  (ticket) => async (_state: unknown, form: FormData) => {
    "use server";
    return forms.emailVerification(ticket, form);
  };
const teamInvitation: Make<"teamInvitation"> =
  (ticket) => async (_state: unknown, form: FormData) => {
    "use server";
    return forms.teamInvitation(ticket, form);
  };
const cliAuthConfirm: Make<"cliAuthConfirm"> =
  (ticket) => async (_state: unknown, form: FormData) => {
    "use server";
    return forms.cliAuthConfirm(ticket, form);
  };
const signOut: Make<"signOut"> = (ticket) => async (_state: unknown, form: FormData) => {
  "use server";
  return forms.signOut(ticket, form);
};

/** The actions that the forms of each page need. A page carries no others. */
const ACTIONS_BY_PAGE: { readonly [Route in RouteName]?: (ticket: FormTicket) => ScreenActions } = {
  "sign-in": (ticket) => ({
    signIn: signIn(ticket),
    magicLink: magicLink(ticket),
    oauth: oauth(ticket),
  }),
  "sign-up": (ticket) => ({
    signUp: signUp(ticket),
    magicLink: magicLink(ticket),
    oauth: oauth(ticket),
  }),
  "forgot-password": (ticket) => ({ forgotPassword: forgotPassword(ticket) }),
  "password-reset": (ticket) => ({ passwordReset: passwordReset(ticket) }),
  "email-verification": (ticket) => ({ emailVerification: emailVerification(ticket) }),
  "magic-link-callback": (ticket) => ({ magicLinkCallback: magicLinkCallback(ticket) }),
  "team-invitation": (ticket) => ({ teamInvitation: teamInvitation(ticket) }),
  "cli-auth-confirm": (ticket) => ({ cliAuthConfirm: cliAuthConfirm(ticket) }),
  "sign-out": (ticket) => ({ signOut: signOut(ticket) }),
};

/** Server actions that make a page's forms work before JavaScript has loaded. */
export const formActions = (route: RouteName, ticket: FormTicket): ScreenActions | undefined =>
  ACTIONS_BY_PAGE[route]?.(ticket);
