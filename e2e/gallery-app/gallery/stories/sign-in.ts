import { KnownErrors, operations } from "@stackkit/next/protocol";
import { FAILED, PENDING, SEND, type Step, type Stories, typed } from "../story";
import { breaking, refusing, waiting } from "../wire";

const { passwords, oauth, oneTimeCodes, projects, passkeys, recoveryCodes, secondFactor } =
  operations;

/** The second factor, in place of the card that asked for the first one. */
const STEP = ".stk-frame > .stk-card";

export const ASKS_FOR_DIGITS = refusing(
  passwords.signIn,
  new KnownErrors.MultiFactorAuthenticationRequired({ attempt_code: "0".repeat(45) }),
);
const ASKS_FOR_MAILED_DIGITS = refusing(
  passwords.signIn,
  // Attempts that a mailed code completes begin so.
  new KnownErrors.MultiFactorAuthenticationRequired({ attempt_code: `mailed${"0".repeat(39)}` }),
);
const ASKS_FOR_ACCOUNT = refusing(
  oneTimeCodes.signIn,
  new KnownErrors.AccountChoiceRequired({
    email: "maya@example.com",
    can_sign_up: true,
    accounts: [
      {
        id: "00000000-0000-4000-8000-000000000009",
        created_at_millis: Date.UTC(2026, 2, 1),
        device: "Chrome, Windows",
        city_name: "Zurich",
        country_code: "CH",
        teams: 2,
        has_password: true,
      },
    ],
  }),
);
const REQUEST_CODE = [typed.email(), SEND, { see: "[name=nonce]" }];
const ASK_FOR_DIGITS = [typed.email(), typed.password(), SEND, { see: "[name=code]" }];
const ASK_FOR_RECOVERY_CODE: readonly Step[] = [
  ...ASK_FOR_DIGITS,
  { press: `${STEP} form [data-look=link]` },
  { see: `${STEP} .stk-input` },
];
const RECOVERY_CODE = typed.code("7k3m-9fqx-2b8c-hv4n");
const CONFIRM: Step = { press: `${STEP} form [type=submit]` };

export const SIGN_IN: Stories = {
  "sign-in": { title: "Every method", page: "sign-in", project: "everything" },
  "sign-in-password": { title: "Password only", page: "sign-in", project: "password" },
  "sign-in-tabs": {
    title: "Password first",
    page: "sign-in",
    project: "longNamed",
    props: { firstTab: "password" },
  },
  "sign-in-code": { title: "Mailed code only", page: "sign-in", project: "code" },
  "sign-in-passkey": { title: "Passkey only", page: "sign-in", project: "passkey" },
  "sign-in-providers": { title: "Providers only", page: "sign-in", project: "providers" },
  "sign-in-every-provider": { title: "Every provider", page: "sign-in", project: "everyProvider" },
  "sign-in-nothing": { title: "No method", page: "sign-in", project: "nothing" },
  "sign-in-closed": { title: "Sign-up disabled", page: "sign-in", project: "closed" },
  "sign-in-extra": {
    title: "Custom text",
    page: "sign-in",
    project: "password",
    props: { extraInfo: "By signing in you agree to the terms of the almanac." },
  },
  "sign-in-ended": {
    title: "Session ended elsewhere",
    page: "sign-in",
    project: "everything",
    query: { session_ended: "1" },
  },
  "sign-in-empty": {
    title: "Empty form",
    page: "sign-in",
    project: "password",
    play: [SEND, FAILED],
  },
  "sign-in-refused": {
    title: "Wrong password",
    page: "sign-in",
    project: "password",
    play: [typed.email(), typed.password(), SEND, FAILED],
  },
  "sign-in-failed": {
    title: "Unknown failure",
    page: "sign-in",
    project: "password",
    replies: [breaking(passwords.signIn)],
    play: [typed.email(), typed.password(), SEND, FAILED],
  },
  "sign-in-pending": {
    title: "Password in progress",
    page: "sign-in",
    project: "password",
    replies: [waiting(passwords.signIn)],
    play: [typed.email(), typed.password(), SEND, PENDING],
  },
  "sign-in-code-sent": { title: "Code sent", page: "sign-in", project: "code", play: REQUEST_CODE },
  "sign-in-code-unmailed": {
    title: "Code requested without a mail server",
    page: "sign-in",
    project: "codeUnmailed",
    play: REQUEST_CODE,
  },
  "sign-in-code-wrong": {
    title: "Wrong code",
    page: "sign-in",
    project: "code",
    play: [...REQUEST_CODE, typed.code("000000"), FAILED],
  },
  "sign-in-code-expired": {
    title: "Expired code",
    page: "sign-in",
    project: "code",
    replies: [refusing(oneTimeCodes.signIn, new KnownErrors.VerificationCodeExpired())],
    play: [...REQUEST_CODE, typed.code("000000"), FAILED],
  },
  "sign-in-code-choice": {
    title: "Several accounts of an address",
    page: "sign-in",
    project: "code",
    replies: [ASKS_FOR_ACCOUNT],
    play: [...REQUEST_CODE, typed.code("000000"), { see: "[name=account]" }],
  },
  "sign-in-code-pending": {
    title: "Code in progress",
    page: "sign-in",
    project: "code",
    replies: [waiting(oneTimeCodes.signIn)],
    play: [...REQUEST_CODE, typed.code("000000"), PENDING],
  },
  "sign-in-totp": {
    title: "Second factor required",
    page: "sign-in",
    project: "password",
    replies: [ASKS_FOR_DIGITS],
    play: ASK_FOR_DIGITS,
  },
  "sign-in-totp-wrong": {
    title: "Wrong digits",
    page: "sign-in",
    project: "password",
    replies: [ASKS_FOR_DIGITS],
    play: [...ASK_FOR_DIGITS, typed.code("000000"), FAILED],
  },
  "sign-in-totp-late": {
    title: "Digits that come too late",
    page: "sign-in",
    project: "password",
    replies: [
      ASKS_FOR_DIGITS,
      refusing(secondFactor.signIn, new KnownErrors.VerificationCodeExpired()),
    ],
    play: [...ASK_FOR_DIGITS, typed.code("000000"), FAILED],
  },
  "sign-in-recovery": {
    title: "Recovery code",
    page: "sign-in",
    project: "password",
    replies: [ASKS_FOR_DIGITS],
    play: ASK_FOR_RECOVERY_CODE,
  },
  "sign-in-recovery-wrong": {
    title: "Wrong recovery code",
    page: "sign-in",
    project: "password",
    replies: [ASKS_FOR_DIGITS],
    play: [...ASK_FOR_RECOVERY_CODE, RECOVERY_CODE, CONFIRM, FAILED],
  },
  "sign-in-recovery-pending": {
    title: "Recovery code in progress",
    page: "sign-in",
    project: "password",
    replies: [ASKS_FOR_DIGITS, waiting(recoveryCodes.signIn)],
    play: [...ASK_FOR_RECOVERY_CODE, RECOVERY_CODE, CONFIRM, PENDING],
  },
  "sign-in-totp-mailed": {
    title: "Mailed digits required",
    page: "sign-in",
    project: "password",
    replies: [ASKS_FOR_MAILED_DIGITS],
    play: ASK_FOR_DIGITS,
  },
  "sign-in-passkey-failed": {
    title: "Passkey failed",
    page: "sign-in",
    project: "passkey",
    replies: [breaking(passkeys.startSignIn)],
    play: [{ press: "form button[type=submit]" }, FAILED],
  },
  "sign-in-already": {
    title: "Already signed in",
    page: "sign-in",
    person: "longNamed",
    props: { automaticRedirect: false },
  },
  "sign-in-unreachable": {
    title: "The service is down",
    page: "sign-in",
    replies: [breaking(projects.current)],
    play: [{ see: "span[role=alert]" }],
  },
};

export const PROVIDER_CALLBACK: Stories = {
  "oauth-callback": {
    title: "In progress",
    page: "oauth-callback",
    callback: true,
    replies: [waiting(oauth.token)],
  },
  "oauth-callback-connect": {
    title: "Confirmation of a connection",
    page: "oauth-callback",
    callback: true,
    replies: [
      refusing(
        oauth.token,
        new KnownErrors.OAuthConnectionConfirmationRequired({
          provider_id: "github",
          email: "maya@example.com",
        }),
      ),
    ],
    play: [{ see: ".stk-actions [data-look=quiet]" }],
  },
  "oauth-callback-failed": {
    title: "Failed",
    page: "oauth-callback",
    callback: true,
    replies: [refusing(oauth.token, new KnownErrors.InvalidAuthorizationCode())],
    play: [FAILED],
  },
};
