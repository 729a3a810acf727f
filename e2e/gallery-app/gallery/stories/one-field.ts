import { operations } from "@stackkit/next/protocol";
import { FAILED, PENDING, SEND, type Step, type Stories, typed } from "../story";
import { waiting } from "../wire";

const ONE_FIELD = { layout: "one-field" };
const ADDRESS: readonly Step[] = [typed.email(), SEND, { see: "[name=password]" }];

export const SIGN_IN_BY_ONE_FIELD: Stories = {
  "sign-in-one-field": {
    title: "One field first",
    page: "sign-in",
    project: "everything",
    props: ONE_FIELD,
  },
  "sign-in-one-field-empty": {
    title: "One field, empty",
    page: "sign-in",
    project: "everything",
    props: ONE_FIELD,
    play: [SEND, FAILED],
  },
  "sign-in-one-field-ways": {
    title: "Ways after the one field",
    page: "sign-in",
    project: "everything",
    props: ONE_FIELD,
    play: ADDRESS,
  },
  "sign-in-one-field-password": {
    title: "Password after the one field",
    page: "sign-in",
    project: "password",
    props: ONE_FIELD,
    play: ADDRESS,
  },
  "sign-in-one-field-refused": {
    title: "Wrong password after the one field",
    page: "sign-in",
    project: "everything",
    props: ONE_FIELD,
    play: [...ADDRESS, typed.password(), SEND, FAILED],
  },
  "sign-in-one-field-pending": {
    title: "Password in progress after the one field",
    page: "sign-in",
    project: "everything",
    props: ONE_FIELD,
    replies: [waiting(operations.passwords.signIn)],
    play: [...ADDRESS, typed.password(), SEND, PENDING],
  },
  "sign-in-one-field-code": {
    title: "Code sent after the one field",
    page: "sign-in",
    project: "everything",
    props: ONE_FIELD,
    play: [
      ...ADDRESS,
      { press: ".stk-ways > form:first-child [type=submit]" },
      { see: "[name=nonce]" },
    ],
  },
};
