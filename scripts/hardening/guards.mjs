/**
 * A check in the sources. Removing it must fail a test.
 * @typedef {object} Guard
 * @property {string} name what it prevents, for the report
 * @property {string} file the source that holds it
 * @property {string} guard its code, which occurs once in the file
 * @property {string} without the code in its place
 * @property {string} test the test file that fails without it
 */

/** @type {readonly Guard[]} */
export const GUARDS = [
  {
    name: "Mails and codes go only to trusted callback addresses",
    file: "service/src/codes/callback-url.ts",
    guard: "if (!trustsCallback(call, url))",
    without: "if (false && !trustsCallback(call, url))",
    test: "tests/service/sign-in/one-time-code.test.ts",
  },
  {
    name: "A client names only itself",
    file: "service/src/http/own-user.ts",
    guard: "if (isServer(call) || isOwn(call, userId)) return;",
    without: "if (isServer(call) || userId !== undefined) return;",
    test: "tests/service/users/contact-channel.test.ts",
  },
  {
    name: "A token of another project proves nothing here",
    file: "service/src/api/identify.ts",
    guard: "if (reading.token.projectId !== projectId) {",
    without: 'if (reading.token.projectId === "") {',
    test: "tests/service/http/foreign.test.ts",
  },
  {
    name: "Owners administer their own projects only",
    file: "service/src/api/identify.ts",
    guard: "if (!managed.includes(projectId)) throw",
    without: "if (managed.length > 1000) throw",
    test: "tests/service/projects/owned-projects.test.ts",
  },
  {
    name: "An ended session's access token is refused",
    file: "service/src/api/identify.ts",
    guard: "if (holder && !holder.sessionLives) return",
    without: "if (holder && false) return",
    test: "tests/service/sign-in/session.test.ts",
  },
  {
    name: "A step of an authenticator app is accepted once",
    file: "service/src/credentials/second-factor.ts",
    guard: "if (!(await claimTotpStep(tx, projectId, userId, step))) throw",
    without: "if (!(await claimTotpStep(tx, projectId, userId, step)) && step < 0) throw",
    test: "tests/hardening/exactly-once/sign-in.test.ts",
  },
  {
    name: "A recovery code is accepted once",
    file: "service/src/credentials/recovery-codes.ts",
    guard: "if (!(await takeRecoveryCode(tx, projectId, userId, hash)))",
    without: 'if (!(await takeRecoveryCode(tx, projectId, userId, hash)) && hash === "")',
    test: "tests/hardening/exactly-once/sign-in.test.ts",
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
    name: "Passkeys work on trusted sites only",
    file: "service/src/sign-in/passkeys/passkey-origin.ts",
    guard: "if (!allowed) throw",
    without: 'if (!allowed && origin === "") throw',
    test: "tests/service/sign-in/passkey.test.ts",
  },
  {
    name: "Members act in a team only with the permission",
    file: "service/src/permissions/require-team-permission.ts",
    guard: "if (direct.includes(permission)) return;",
    without: "return;",
    test: "tests/service/teams/team.test.ts",
  },
  {
    name: "The mailbox and the emulator answer local names only",
    file: "service/src/http/local-guard.ts",
    guard: "if (!hasLocalName(info, settings))",
    without: "if (false && !hasLocalName(info, settings))",
    test: "tests/service/mail/mailbox.test.ts",
  },
  {
    name: "The mailbox and the emulator answer local peers only",
    file: "service/src/http/local-guard.ts",
    guard: "if (!hasLocalAddresses(info, settings))",
    without: "if (false && !hasLocalAddresses(info, settings))",
    test: "tests/hardening/abuse/development.test.ts",
  },
  {
    name: "A service with a public address is in production",
    file: "service/src/settings/production.ts",
    guard: "if (!isLocalHost(hostname, localNetworks))",
    without: 'if (hostname === "")',
    test: "tests/hardening/abuse/development.test.ts",
  },
  {
    name: "Production refuses secrets that can be guessed",
    file: "service/src/settings/strength.ts",
    guard: "if (secret !== undefined && !isStrongSecret(secret))",
    without: 'if (secret === "x")',
    test: "tests/hardening/abuse/weak-secrets.test.ts",
  },
  {
    name: "A reset mail is made after the answer",
    file: "service/src/sign-in/passwords/reset-routes.ts",
    guard: "await info.whenAnswered();",
    without: "",
    test: "tests/hardening/abuse/after-the-answer.test.ts",
  },
  {
    name: "Redirects stay on trusted origins",
    file: "src/app/navigation/trusted-url.ts",
    guard: "return trustedOrigins.includes(url.origin) ? url.href : null;",
    without: "return url.href;",
    test: "tests/app/trusted-url.test.ts",
  },
  {
    name: "A path never turns into another host",
    file: "src/app/navigation/trusted-url.ts",
    guard:
      '!url.pathname.startsWith("//") && new URL(relative(url), url.origin).origin === url.origin',
    without: 'url.origin !== ""',
    test: "tests/app/trusted-url.test.ts",
  },
  {
    name: "The first proof of an address removes what a stranger added",
    file: "service/src/accounts/addresses/prove-address.ts",
    guard: "if (isReclaimed) await reclaimAccount",
    without: "if (isReclaimed && isFromAccount) await reclaimAccount",
    test: "tests/hardening/abuse/pre-hijacking.test.ts",
  },
  {
    name: "A link ticket is good for one browser",
    file: "service/src/sign-in/oauth/link-ticket.ts",
    guard: "|| data.codeChallenge !== codeChallenge) throw",
    without: '|| (data.codeChallenge !== codeChallenge && codeChallenge === "")) throw',
    test: "tests/hardening/abuse/link-csrf.test.ts",
  },
  {
    name: "Protection changes need a fresh sign-in",
    file: "service/src/sessions/fresh-session.ts",
    guard: "if (!isFresh && project.config.freshSignInRequired && !session.isAnonymous)",
    without: "if (!isFresh && now < 0)",
    test: "tests/hardening/abuse/fresh-session.test.ts",
  },
  {
    name: "A session that ended changes no protection",
    file: "service/src/sessions/fresh-session.ts",
    guard: "if (!session) throw",
    without: "if (!session) return; else if (now < 0) throw",
    test: "tests/hardening/abuse/fresh-session.sqlite.test.ts",
  },
  {
    name: "Common passwords are refused",
    file: "service/src/credentials/passwords/password-rules.ts",
    guard: "if (isCommon(typed) || isGuessed) throw",
    without: "if (isGuessed) throw",
    test: "tests/hardening/abuse/common-passwords.test.ts",
  },
  {
    name: "An imported hash costs a sign-in no more than the bound",
    file: "service/src/credentials/passwords/imported-hash.ts",
    guard: 'return isBounded && SCHEMES[hash.scheme].isAffordable(hash) ? undefined : "costly";',
    without: 'return isBounded || hash.key.length > 0 ? undefined : "costly";',
    test: "tests/service/sign-in/imported-hash.test.ts",
  },
  {
    name: "An imported hash is too long to match another password",
    file: "service/src/credentials/passwords/imported-hash.ts",
    guard: 'if (hash.key.length < MIN_KEY_BYTES) return "weak";',
    without: 'if (hash.key.length < 0) return "weak";',
    test: "tests/service/sign-in/imported-hash.test.ts",
  },
  {
    name: "An import takes no address that an account has",
    file: "service/src/accounts/import-users.ts",
    guard: "if (draft.addresses.some(({ value }) => addresses.has(canonicalEmail(value))))",
    without: 'if (draft.addresses.some(({ value }) => value === "" && addresses.has(value)))',
    test: "tests/service/commands/user-import-rejections.test.ts",
  },
  {
    name: "A reset mail of a service in an app is made after the answer",
    file: "service/src/next/open-service.ts",
    guard: "if (!waitAfter(async () => resolve())) setImmediate(resolve);",
    without: "setImmediate(resolve);",
    test: "tests/service/in-app/in-app-service.test.ts",
  },
  {
    name: "A picture has no more pixels than its viewers have room for",
    file: "service/src/http/client-image.ts",
    guard: "if ((picturePixels(bytes) ?? 0) > MAX_PICTURE_EDGE ** 2)",
    without: "if (bytes.length < 0)",
    test: "tests/hardening/abuse/pictures.test.ts",
  },
  {
    name: "All networks of one customer count together",
    file: "service/src/limits/network.ts",
    guard: "  { bits: 56, factor: 4 },",
    without: "  { bits: 56, factor: 400 },",
    test: "tests/hardening/limits/networks.test.ts",
  },
  {
    name: "One customer leaves others half of an account's total",
    file: "service/src/limits/rate-limit.ts",
    guard: "Math.min(perAccount * network.factor, everywhere / 2)",
    without: "perAccount * network.factor * 100",
    test: "tests/hardening/limits/networks.test.ts",
  },
  {
    name: "A refused request uses up nothing that others share",
    file: "service/src/limits/rate-limit.ts",
    guard: "await countInWindows(context.db, countsOf(windows), -1);",
    without: "",
    test: "tests/hardening/limits/networks.test.ts",
  },
  {
    name: "An address gets a bounded number of mails a day",
    file: "service/src/limits/rate-limit.ts",
    guard:
      "if (wait === undefined || !(await isKnown(context.db, info, project, email))) return wait;",
    without: "if (wait !== undefined) return undefined;",
    test: "tests/hardening/limits/networks.test.ts",
  },
  {
    name: "Guesses at mailed codes count over the whole project",
    file: "service/src/codes/verification-codes.ts",
    guard: "if (!found && tried.some(hasStoredDigits)) await countGuess(context, projectId);",
    without: "if (!found && tried.length > 9) await countGuess(context, projectId);",
    test: "tests/hardening/limits/networks.test.ts",
  },
];
