import type { PEOPLE } from "./people";
import type { PROJECTS } from "./projects";
import type { Reply } from "./wire";

/**
 * Something that a person does on the way to a state that has no address. Elements are named by
 * CSS, for the words are in any language.
 */
export type Step =
  | { readonly type: string; readonly into: string }
  | { readonly press: string }
  | { readonly see: string };

/** One screen in one state. */
export interface Scene {
  readonly title: string;
  /** A path under the handler, or the name of a component. */
  readonly page: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Who is signed in. */
  readonly person?: keyof typeof PEOPLE;
  readonly project?: keyof typeof PROJECTS;
  /** Further props of the page. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** Responses that differ from the defaults. */
  readonly replies?: readonly Reply[];
  readonly play?: readonly Step[];
}

export type Scenes = Readonly<Record<string, Scene>>;

export const MAILED_CODE = "0".repeat(45);

/** What a person types. */
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

/** Sends the main form of a page. */
export const SEND: Step = { press: "form [data-look=primary][type=submit]" };
export const FAILED: Step = { see: "[aria-invalid=true], [role=alert] .stk-notice" };
export const PENDING: Step = { see: "[data-pending]" };
