import { KnownErrors, operations } from "@stackkit/next/protocol";
import { FAILED, MAILED_CODE, PENDING, SEND, type Stories } from "../story";
import { breaking, refusing, waiting } from "../wire";
import { PRESSED } from "./mailed-links";

const { objections } = operations;
const CODE = { code: MAILED_CODE };

export const OBJECTION: Stories = {
  "not-me": { title: "This wasn't me", page: "not-me", query: CODE },
  "not-me-pending": {
    title: "In progress",
    page: "not-me",
    query: CODE,
    replies: [waiting(objections.create)],
    play: [SEND, PENDING],
  },
  "not-me-done": { title: "Undone", page: "not-me", query: CODE, play: PRESSED },
  "not-me-failed": {
    title: "Unknown failure",
    page: "not-me",
    query: CODE,
    replies: [breaking(objections.create)],
    play: [SEND, FAILED],
  },
  "not-me-expired": {
    title: "Expired",
    page: "not-me",
    query: CODE,
    replies: [refusing(objections.create, new KnownErrors.VerificationCodeExpired())],
    play: PRESSED,
  },
  "not-me-broken": { title: "Incomplete link", page: "not-me" },
};
