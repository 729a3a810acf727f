/** Guards of `service/src/codes/`. @type {readonly import("../guards.mjs").Guard[]} */
export const CODES_GUARDS = [
  {
    name: "Mails and codes go only to trusted callback addresses",
    file: "service/src/codes/callback-url.ts",
    guard: "if (!trustsCallback(call, url))",
    without: "if (false && !trustsCallback(call, url))",
    test: "tests/service/sign-in/one-time-code.test.ts",
  },
  {
    name: "A mailed code is spent once",
    file: "service/src/codes/verification-codes.ts",
    guard: "if (!(await markCodeUsed(tx, code.projectId, code.id, clock.now()))) throw",
    without:
      'if (!(await markCodeUsed(tx, code.projectId, code.id, clock.now())) && code.id === "") throw',
    test: "tests/hardening/exactly-once/sign-in.test.ts",
  },
  {
    name: "A mailed code expires",
    file: "service/src/codes/verification-codes.ts",
    guard: "if (found.expires_at <= now) throw",
    without: "if (found.expires_at <= 0) throw",
    test: "tests/service/sign-in/one-time-code.test.ts",
  },
  {
    name: "Guesses at mailed codes count over the whole project",
    file: "service/src/codes/verification-codes.ts",
    guard: "if (!found && tried.some(hasStoredDigits)) await countGuess(context, projectId);",
    without: "if (!found && tried.length > 9) await countGuess(context, projectId);",
    test: "tests/hardening/limits/networks.test.ts",
  },
  {
    name: "Guesses at the digits of sign-ups count over the whole project",
    file: "service/src/codes/verification-codes.ts",
    guard: "if (otp !== undefined) await countGuess(context, projectId);",
    without: "",
    test: "tests/hardening/limits/networks.test.ts",
  },
  {
    name: "A reset of the password leaves the owner's links working",
    file: "service/src/codes/table.ts",
    guard: '.where("kind", "!=", "protection")',
    without: "",
    test: "tests/hardening/abuse/takeover.test.ts",
  },
];
