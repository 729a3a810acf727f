/** Guards of `service/src/sign-in/`. @type {readonly import("../guards.mjs").Guard[]} */
export const SIGN_IN_GUARDS = [
  {
    name: "A disconnected provider account leaves no code behind",
    file: "service/src/sign-in/oauth/table.ts",
    guard: '.deleteFrom("authorization_codes")',
    without: '.deleteFrom("oauth_tokens")',
    test: "tests/hardening/abuse/disconnect.test.ts",
  },
  {
    name: "Where there is a passkey, nothing less opens the console",
    file: "service/src/sign-in/first-factor.ts",
    guard: "if (!signIn.isByPasskey) await requireFactor(tx, context, signIn.info, signIn);",
    without: "",
    test: "tests/hardening/abuse/console-sign-in.test.ts",
  },
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
    name: "A password on an unknown browser needs a mailed code",
    file: "service/src/sign-in/passwords/routes.ts",
    guard:
      'if ("email" in passed) throw await mailDeviceCode(call, passed, kept, isPasswordLeaked);',
    without:
      'if ("email" in passed) return signedInOrThrow(await transact(context, (tx) => ' +
      "passFirstFactor(tx, context, { projectId: project.id, userId, isNewUser: false, info })));",
    test: "tests/hardening/abuse/new-device-code.test.ts",
  },
  {
    name: "The code for a new device ends with the password",
    file: "service/src/sign-in/passwords/new-device.ts",
    guard: "if (!user?.passwordHash || hashOf(user.passwordHash) !== code.data.passwordHash)",
    without: "if (!user)",
    test: "tests/hardening/abuse/new-device-code.test.ts",
  },
  {
    name: "Codes for new devices fill no mailbox",
    file: "service/src/sign-in/passwords/new-device.ts",
    guard: 'await limitUser(context, info, "deviceCodes", project.id, userId);',
    without: "",
    test: "tests/hardening/abuse/new-device-code.test.ts",
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
  {
    name: "Removing one of several passkeys needs a fresh sign-in",
    file: "service/src/sign-in/passkeys/list-routes.ts",
    guard: "await requireFreshCaller(tx, call);",
    without: "",
    test: "tests/service/sign-in/passkeys.test.ts",
  },
  {
    name: "The last way to sign in is no passkey that can be removed",
    file: "service/src/sign-in/passkeys/list-routes.ts",
    guard: "if (!isServer(call) && !(await hasWayIn(tx, project, userId)))",
    without: 'if (!isServer(call) && userId === "")',
    test: "tests/service/sign-in/passkeys.test.ts",
  },
  {
    name: "A passkey without anyone's touch is made at a sign-in only",
    file: "service/src/sign-in/passkeys/registration-routes.ts",
    guard: 'requireUserPresence: mode !== "upgrade",',
    without: "requireUserPresence: false,",
    test: "tests/service/sign-in/passkeys.test.ts",
  },
  {
    name: "A passkey without anyone's touch is finished within a minute of the sign-in",
    file: "service/src/sign-in/passkeys/registration-routes.ts",
    guard: 'if (mode === "upgrade") await requireNewSession(tx, call, UPGRADE_FRESH_MILLIS);',
    without: "",
    test: "tests/service/sign-in/passkeys.test.ts",
  },
  {
    name: "A user renames their own passkeys only",
    file: "service/src/sign-in/passkeys/table.ts",
    guard: `.set({ name })
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)`,
    without: `.set({ name })
    .where("project_id", "=", projectId)
    .where("user_id", "!=", "")`,
    test: "tests/service/sign-in/passkeys.test.ts",
  },
  {
    name: "An objection removes a passkey that is as old as its notice",
    file: "service/src/sign-in/passkeys/registration-routes.ts",
    guard: '[{ type: "passkey_added", at }]',
    without: '[{ type: "passkey_added" }]',
    test: "tests/hardening/abuse/undo-removals.test.ts",
  },
  {
    name: "An objection removes a provider account that is as old as its notice",
    file: "service/src/sign-in/oauth/pending-link.ts",
    guard: '[{ type: "provider_connected", providerId, at }]',
    without: '[{ type: "provider_connected", providerId }]',
    test: "tests/hardening/abuse/undo-removals.test.ts",
  },
  {
    name: "The app decides on accounts of providers",
    file: "service/src/sign-in/oauth/join-account.ts",
    guard: "requireSignUp(context, project, info, {",
    without: "(() => {})({",
    test: "tests/hardening/abuse/sign-up-rules.test.ts",
  },
  {
    name: "Who acts for a user hands the session to no command-line tool",
    file: "service/src/sign-in/cli-routes.ts",
    guard: "if (session.actor !== null) throw new KnownErrors.ActorRefused();",
    without: "",
    test: "tests/hardening/abuse/acting.test.ts",
  },
  {
    name: "An access token in an address connects no provider for an actor",
    file: "service/src/sign-in/oauth/link-ticket.ts",
    guard: "if (reading.token.actor) throw new KnownErrors.ActorRefused();",
    without: "",
    test: "tests/hardening/abuse/acting.test.ts",
  },
];
