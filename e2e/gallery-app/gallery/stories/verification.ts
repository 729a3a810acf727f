import { KnownErrors, operations } from "@stackkit/next/protocol";
import { FAILED, PENDING, SEND, type Stories } from "../story";
import { answering, breaking, type Reply, refusing, waiting } from "../wire";
import { CODE, PRESSED, states } from "./mailed-links";

const { contactChannels } = operations;

/** A link in a browser that the account does not know. */
const elsewhere = (hasPassword: boolean): Reply =>
  answering(contactChannels.checkVerification, {
    isCodeValid: true,
    email: "maya@example.com",
    isOwn: false,
    hasPassword,
  });

export const VERIFICATION: Stories = {
  "email-verification": { title: "Verify an address", page: "email-verification", query: CODE },
  "email-verification-pending": {
    title: "In progress",
    page: "email-verification",
    query: CODE,
    replies: [waiting(contactChannels.verify)],
    play: [SEND, PENDING],
  },
  "email-verification-done": {
    title: "Verified",
    page: "email-verification",
    query: CODE,
    play: PRESSED,
  },
  "email-verification-already": {
    title: "Already verified",
    page: "email-verification",
    query: CODE,
    replies: [refusing(contactChannels.verify, new KnownErrors.EmailAlreadyVerified())],
    play: PRESSED,
  },
  "email-verification-failed": {
    title: "Unknown failure",
    page: "email-verification",
    query: CODE,
    replies: [breaking(contactChannels.verify)],
    play: [SEND, FAILED],
  },
  "email-verification-waiting": {
    title: "After the sign-up",
    page: "email-verification",
    person: "bare",
    play: [{ see: "input.stk-code-input" }],
  },
  "email-verification-change": {
    title: "After the sign-up, another address",
    page: "email-verification",
    person: "bare",
    play: [{ press: ".stk-row a" }, { see: "[name=email]" }],
  },
  "email-verification-unmailed": {
    title: "After the sign-up, without a mail server",
    page: "email-verification",
    person: "bare",
    project: "unmailed",
    play: [{ see: ".stk-above-card" }],
  },
  "email-verification-elsewhere": {
    title: "Link on another device",
    page: "email-verification",
    query: CODE,
    replies: [elsewhere(true)],
    play: [{ see: ".stk-shown-code" }],
  },
  "email-verification-elsewhere-code": {
    title: "Link on another device, no password",
    page: "email-verification",
    query: CODE,
    replies: [elsewhere(false)],
    play: [{ see: ".stk-shown-code" }],
  },
  "email-verification-other-account": {
    title: "Link of another account",
    page: "email-verification",
    query: CODE,
    person: "longNamed",
    replies: [elsewhere(true)],
    play: [{ see: ".stk-shown-code" }],
  },
  "email-verification-rejected": {
    title: "Address removed",
    page: "email-verification",
    query: CODE,
    replies: [elsewhere(true)],
    play: [
      { see: ".stk-shown-code" },
      { press: ".stk-details [type=submit]" },
      { see: ".stk-card:not(:has(form))" },
    ],
  },
  "email-verification-broken": { title: "Incomplete link", page: "email-verification" },
  ...states("email-verification", (problem) => refusing(contactChannels.verify, problem), {
    play: PRESSED,
  }),
};
