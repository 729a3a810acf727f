/** Guards of `service/src/sign-in/`. @type {readonly import("../guards.mjs").Guard[]} */
export const SIGN_IN_GUARDS = [
  {
    name: "Passkeys work on trusted sites only",
    file: "service/src/sign-in/passkeys/passkey-origin.ts",
    guard: "if (!allowed) throw",
    without: 'if (!allowed && origin === "") throw',
    test: "tests/service/sign-in/passkey.test.ts",
  },
  {
    name: "A reset mail is made after the answer",
    file: "service/src/sign-in/passwords/reset-routes.ts",
    guard: "await info.whenAnswered();",
    without: "",
    test: "tests/hardening/abuse/after-the-answer.test.ts",
  },
  {
    name: "A reset opens the account of the browser that asks",
    file: "service/src/sign-in/passwords/reset-routes.ts",
    guard: "(await findOwn(context.db, call, claims)) ??",
    without: "",
    test: "tests/hardening/abuse/pre-hijacking.test.ts",
  },
  {
    name: "Suspended access signs in by a mailed code only",
    file: "service/src/sign-in/passwords/routes.ts",
    guard: "if (found.isSuspended) throw",
    without: "if (false && found.isSuspended) throw",
    test: "tests/hardening/abuse/suspended.test.ts",
  },
  {
    name: "Mailed codes that were turned off open no account",
    file: "service/src/sign-in/one-time-code-routes.ts",
    guard: "if (holder.otpAuthRefused) throw",
    without: "if (false && holder.otpAuthRefused) throw",
    test: "tests/hardening/abuse/refused-codes.test.ts",
  },
  {
    name: "Mailed codes that were turned off open no unproved account",
    file: "service/src/sign-in/one-time-code-routes.ts",
    guard: "if (isRefused && chosen.isFromAccount && !choice.shown)",
    without: "if (false && isRefused && chosen.isFromAccount && !choice.shown)",
    test: "tests/hardening/abuse/refused-codes.test.ts",
  },
  {
    name: "A link ticket is good for one browser",
    file: "service/src/sign-in/oauth/link-ticket.ts",
    guard: "|| data.codeChallenge !== codeChallenge) throw",
    without: '|| (data.codeChallenge !== codeChallenge && codeChallenge === "")) throw',
    test: "tests/hardening/abuse/link-csrf.test.ts",
  },
];
