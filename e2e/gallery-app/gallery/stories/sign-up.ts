import { KnownErrors, operations } from "@stackkit/next/protocol";
import { FAILED, PENDING, SEND, type Stories, typed } from "../story";
import { refusing, waiting } from "../wire";

const { passwords } = operations;

const SIGN_UP = [typed.email(), typed.password(), SEND];

export const SIGN_UP_AND_OUT: Stories = {
  "sign-up": { title: "Every method", page: "sign-up", project: "everything" },
  "sign-up-password": { title: "Password only", page: "sign-up", project: "password" },
  "sign-up-name": { title: "With a name", page: "sign-up", project: "named" },
  "sign-up-twice": {
    title: "Password with repetition",
    page: "sign-up",
    project: "password",
    props: { confirmPassword: true },
  },
  "sign-up-empty": {
    title: "Empty form",
    page: "sign-up",
    project: "password",
    play: [SEND, FAILED],
  },
  "sign-up-taken": {
    title: "Address in use",
    page: "sign-up",
    project: "password",
    replies: [
      refusing(
        passwords.signUp,
        new KnownErrors.UserWithEmailAlreadyExists({ email: "maya@example.com" }),
      ),
    ],
    play: [...SIGN_UP, FAILED],
  },
  "sign-up-leaked": {
    title: "Password of a data leak",
    page: "sign-up",
    project: "password",
    replies: [refusing(passwords.signUp, new KnownErrors.PasswordTooCommon())],
    play: [...SIGN_UP, FAILED],
  },
  "sign-up-pending": {
    title: "In progress",
    page: "sign-up",
    project: "password",
    replies: [waiting(passwords.signUp)],
    play: [...SIGN_UP, PENDING],
  },
  "sign-up-typed": {
    title: "Rule of the password met",
    page: "sign-up",
    project: "password",
    play: [typed.email(), typed.password(), { see: ".stk-hint [aria-live]" }],
  },
  "sign-up-easy": {
    title: "Password that is easy to guess",
    page: "sign-up",
    project: "password",
    play: [typed.email(), typed.password("maya2026!"), { see: "[data-easy]" }],
  },
  "sign-up-closed": { title: "Closed", page: "sign-up", project: "closed" },
  "sign-out": { title: "Signed out", page: "sign-out" },
  "sign-out-confirm": {
    title: "Confirmation",
    page: "sign-out",
    person: "someone",
    props: { automatic: false },
  },
};
