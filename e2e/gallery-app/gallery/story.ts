import type { PEOPLE } from "./people";
import type { PROJECTS } from "./projects";
import type { Reply } from "./wire";

/**
 * One action on the way to a state without a URL. Selectors are CSS, since texts depend on the
 * language.
 */
export type Step =
  | { readonly type: string; readonly into: string }
  | { readonly press: string }
  | { readonly see: string };

/** One screen in one state. */
export interface Story {
  readonly title: string;
  /** A path under the handler, or the name of a component. */
  readonly page: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Opens with the parameters of a provider's callback in the URL. */
  readonly callback?: true;
  /** The signed-in user. */
  readonly person?: keyof typeof PEOPLE;
  readonly project?: keyof typeof PROJECTS;
  /** Further props of the page. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** A proposal for the signature of the screens, drawn instead of theirs. */
  readonly signature?: "focus" | "mark";
  /** Responses that differ from the defaults. */
  readonly replies?: readonly Reply[];
  readonly play?: readonly Step[];
}

export type Stories = Readonly<Record<string, Story>>;

export const MAILED_CODE = "0".repeat(45);

/** Steps that type into the fields of a form. */
export const typed = {
  email: (email = "maya@example.com"): Step => ({ type: email, into: "[name=email]" }),
  password: (password = "correct horse battery"): Step => ({
    type: password,
    into: "[name=password]",
  }),
  passwordAgain: (password = "correct horse battery"): Step => ({
    type: password,
    into: "[name=password-again]",
  }),
  code: (code: string): Step => ({ type: code, into: "[name=code]" }),
};

/** Submits the main form of a page. */
export const SEND: Step = { press: "form[novalidate] [data-look=primary][type=submit]" };
export const FAILED: Step = { see: "[aria-invalid=true], [role=alert] .stk-notice" };
export const PENDING: Step = { see: "[data-pending]" };
