import { KnownErrors, operations } from "@stackkit/next/protocol";
import { FAILED, MAILED_CODE, SEND, type Step, type Stories, typed } from "../story";
import { refusing } from "../wire";

const { contactChannels, oneTimeCodes, passwords } = operations;

const LONG_EMAIL =
  "an.address.without.a.break.that.goes.on.and.on.and.on@subdomain.of.a.long.domain.example";

const ACCOUNT = {
  id: "00000000-0000-4000-8000-000000000001",
  created_at_millis: Date.UTC(2026, 10, 3),
  device: "Chrome, Windows",
  city_name: "Berlin",
  country_code: "DE",
  teams: 1,
  has_password: true,
};
const OTHER = {
  ...ACCOUNT,
  id: "00000000-0000-4000-8000-000000000002",
  created_at_millis: Date.UTC(2026, 8, 21),
  device: null,
  city_name: null,
  country_code: null,
  teams: 0,
};
const asks = (email: string, has_password = true) =>
  new KnownErrors.AccountChoiceRequired({
    email,
    can_sign_up: true,
    accounts: [ACCOUNT, OTHER].map((account) => ({ ...account, has_password })),
  });

const CHOICE: Step = { see: ".stk-choices" };
const TYPED: Step = { type: "482913", into: "[name=code]" };

export const FIRST_PROOF: Stories = {
  "verify-waiting-wrong": {
    title: "Waiting, wrong digits",
    page: "email-verification",
    person: "bare",
    replies: [refusing(contactChannels.verify, new KnownErrors.VerificationCodeNotFound())],
    play: [{ see: "[name=code]" }, TYPED, FAILED],
  },
  "choose-account": {
    title: "Which account a link opens",
    page: "magic-link-callback",
    query: { code: MAILED_CODE },
    replies: [refusing(oneTimeCodes.signIn, asks("maya@example.com"))],
    play: [SEND, CHOICE],
  },
  "choose-account-long": {
    title: "Which account a link opens, none with a password",
    page: "magic-link-callback",
    query: { code: MAILED_CODE },
    replies: [refusing(oneTimeCodes.signIn, asks(LONG_EMAIL, false))],
    play: [SEND, CHOICE],
  },
  "choose-account-reset": {
    title: "Which account a reset opens",
    page: "password-reset",
    query: { code: MAILED_CODE },
    replies: [refusing(passwords.reset, asks("maya@example.com"))],
    play: [typed.password(), typed.passwordAgain(), SEND, CHOICE],
  },
};
