import { KnownErrors, operations } from "@stackkit/next/protocol";
import { MAILED_CODE, PENDING, SEND, type Stories } from "../story";
import { refusing, waiting } from "../wire";
import { PRESSED } from "./mailed-links";

const { cliLogin } = operations;
const LOGIN = { login_code: MAILED_CODE };

export const COMMAND_LINE: Stories = {
  "cli-auth-confirm": {
    title: "Confirmation",
    page: "cli-auth-confirm",
    query: LOGIN,
    person: "someone",
  },
  "cli-auth-confirm-pending": {
    title: "In progress",
    page: "cli-auth-confirm",
    query: LOGIN,
    person: "someone",
    replies: [waiting(cliLogin.complete)],
    play: [SEND, PENDING],
  },
  "cli-auth-confirm-done": {
    title: "Allowed",
    page: "cli-auth-confirm",
    query: LOGIN,
    person: "someone",
    play: PRESSED,
  },
  "cli-auth-confirm-failed": {
    title: "Unknown code",
    page: "cli-auth-confirm",
    query: LOGIN,
    person: "someone",
    replies: [
      refusing(cliLogin.complete, new KnownErrors.SchemaError({ message: "Invalid login code" })),
    ],
    play: PRESSED,
  },
  "cli-auth-confirm-signed-out": { title: "Signed out", page: "cli-auth-confirm", query: LOGIN },
  "cli-auth-confirm-broken": { title: "Incomplete link", page: "cli-auth-confirm" },
};
