import { randomUUID } from "node:crypto";
import { hash as bcryptHash } from "@node-rs/bcrypt";
import {
  contactChannels,
  HEADERS,
  oneTimeCodes,
  passwords,
  secondFactor,
} from "@stackkit/next/protocol/internal";
import { expect, it } from "vitest";
import { importUsers } from "../../../service/src/accounts/import-users.js";
import type { Project } from "../../../service/src/db/tables/project-config.js";
import { findProject } from "../../../service/src/projects/projects.js";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { codeIn, mailTo } from "../../support/mailbox.js";
import { serveTestProject, TestClock } from "../../support/service.js";
import { Visitor } from "../../support/visitor.js";
import { describeSuite } from "../support.js";

const PASSWORD = "correct horse battery";
const KIT = { "x-stack-client-version": "js @stackkit/next@2.8.1" };

const clock = new TestClock();
const project = serveTestProject(
  { oauthProviders: [{ id: "google", enabled: true, type: "shared" }] },
  { clock },
);

type Headers = Readonly<Record<string, string>>;
const post = (path: string, body: unknown, headers: Headers = {}, token?: string) =>
  project.call("POST", path, { body, headers, token });
const mailed = async (email: string, kind: string) => codeIn(await mailTo(project, email, kind));

/** Somebody who signed up with a password on a laptop, whose browser is known from then on. */
async function makeLaptop(client: Headers) {
  const email = newEmail();
  const body = { email, password: PASSWORD, verification_callback_url: CALLBACK };
  const { body: made, headers } = await post(passwords.signUp.path, body, client);
  const device = headers.get(HEADERS.deviceToken) as string;
  return {
    email,
    userId: made.user_id as string,
    token: made.access_token as string,
    laptop: { ...client, [HEADERS.deviceToken]: device },
  };
}
type Person = Awaited<ReturnType<typeof makeLaptop>>;

/** Somebody who comes with an import from another service, where they had this password. */
async function importPerson({ isVerified, email = newEmail() }: ImportWishes): Promise<Person> {
  const { db } = project.service.context;
  const userId = randomUUID();
  const draft = {
    id: userId,
    signedUpAt: new Date(clock.now()),
    lastActiveAt: new Date(clock.now()),
    addresses: [{ value: email, isVerified }],
    oauthAccounts: [],
    passwordHash: await bcryptHash(PASSWORD, 4),
  };
  const own = (await findProject(db, project.id)) as Project;
  expect(await importUsers(db, own, [draft], clock.now(), false)).toEqual(["imported"]);
  return { email, userId, token: "", laptop: { [HEADERS.deviceToken]: "" } };
}

interface ImportWishes {
  readonly isVerified: boolean;
  readonly email?: string;
}

async function signInByCode({ email }: Person, headers: Headers = {}, choice: object = {}) {
  await post(oneTimeCodes.send.path, { email, callback_url: CALLBACK }, headers);
  const code = await mailed(email, "magic_link");
  const answer = await post(oneTimeCodes.signIn.path, { code, ...choice }, headers);
  expect(answer.status).toBe(200);
}

async function reset({ email }: Person, password: string, headers: Headers = {}) {
  await post(passwords.sendResetCode.path, { email, callback_url: CALLBACK }, headers);
  const code = await mailed(email, "password_reset");
  expect((await post(passwords.reset.path, { code, password }, headers)).status).toBe(200);
}

/**
 * Signs in with a password, and with the mailed code if asked. Returns who it is, and the codes.
 */
async function signInByPassword({ email }: Person, password = PASSWORD) {
  const first = await post(passwords.signIn.path, { email, password });
  if (first.status === 200) return { userId: first.body.user_id, codes: 0 };
  expect(first.code).toBe("MULTI_FACTOR_AUTHENTICATION_REQUIRED");
  const { subject } = await mailTo(project, email, "confirm_sign_in");
  const totp = /\d{6}/.exec(subject)?.[0];
  const code = first.body.details.attempt_code;
  const second = await post(secondFactor.signIn.path, { type: "totp", totp, code });
  return { userId: second.body.user_id, codes: 1 };
}

interface Road {
  readonly name: string;
  readonly client?: Headers;
  /** Default: somebody who signed up on a laptop. */
  readonly make?: () => Promise<Person>;
  readonly walk: (person: Person) => Promise<unknown>;
  /** The codes that the next sign-in by password asks for. */
  readonly codes: number;
  readonly password?: string;
}

const ROADS: readonly Road[] = [
  {
    name: "laptop and phone, the code typed on the laptop",
    client: KIT,
    walk: async ({ email, token }) => {
      const code = (await mailed(email, "email_verification")).slice(0, 6);
      const { status } = await post(contactChannels.verify.path, { code }, KIT, token);
      expect(status).toBe(200);
    },
    codes: 0,
  },
  {
    name: "laptop and phone, the password typed on the phone",
    client: KIT,
    walk: async ({ email }) => {
      const code = await mailed(email, "email_verification");
      const body = { code, password: PASSWORD };
      expect((await post(contactChannels.verify.path, body, KIT)).status).toBe(200);
    },
    codes: 0,
  },
  {
    name: "laptop and phone, with an older client",
    walk: async ({ email }) => {
      const code = await mailed(email, "email_verification");
      expect((await post(contactChannels.verify.path, { code })).status).toBe(200);
    },
    codes: 1,
  },
  {
    name: "a forgotten password of an unproved account, on the laptop",
    walk: (person) => reset(person, "another password", person.laptop),
    codes: 0,
    password: "another password",
  },
  {
    name: "a forgotten password of an unproved account, elsewhere",
    walk: (person) => reset(person, "another password"),
    codes: 0,
    password: "another password",
  },
  {
    name: "a code after the password, on the laptop",
    walk: (person) => signInByCode(person, person.laptop),
    codes: 0,
  },
  {
    name: "a code after the password, elsewhere, and the account opened without it",
    walk: (person) => signInByCode(person, {}, { account: person.userId }),
    codes: 1,
  },
  {
    name: "a code after the password, elsewhere, and the account opened with it",
    walk: (person) => signInByCode(person, {}, { account: "ask", account_password: PASSWORD }),
    codes: 0,
  },
  {
    name: "a provider after the password, elsewhere",
    walk: async ({ email, userId }) => {
      const visitor = new Visitor(project);
      const answer = await visitor.signIn("google", { email });
      const { status } = await visitor.exchange(answer, { account: userId });
      expect(status).toBe(200);
    },
    codes: 1,
  },
  {
    name: "a shared computer, on which another person signed up before",
    client: KIT,
    walk: async ({ email, token, laptop }) => {
      const other = { email: newEmail(), password: PASSWORD, verification_callback_url: CALLBACK };
      await post(passwords.signUp.path, other, laptop);
      const code = await mailed(email, "email_verification");
      expect((await post(contactChannels.verify.path, { code }, laptop, token)).status).toBe(200);
    },
    codes: 0,
  },
  {
    name: "an import, then the first sign-in by the password of before",
    make: () => importPerson({ isVerified: true }),
    walk: async () => {},
    codes: 0,
  },
  {
    name: "an import, then the first sign-in by a mailed code",
    make: () => importPerson({ isVerified: true }),
    walk: (person) => signInByCode(person),
    codes: 0,
  },
  {
    name: "an import, then the first sign-in by a provider",
    make: () => importPerson({ isVerified: true }),
    walk: async ({ email, userId }) => {
      const visitor = new Visitor(project);
      const answer = await visitor.signIn("google", { email });
      const { body } = await visitor.exchange(answer);
      const me = await project.call("GET", "/users/me", { token: body.access_token });
      expect(me.body.id).toBe(userId);
    },
    codes: 0,
  },
  {
    name: "an import of somebody whose address a stranger had signed up with here",
    make: async () => {
      const { email } = await makeLaptop(KIT);
      return importPerson({ isVerified: true, email });
    },
    walk: async () => {},
    codes: 0,
  },
  {
    name: "an import with an unproved address, then a reset of the password",
    make: () => importPerson({ isVerified: false }),
    walk: (person) => reset(person, "another password"),
    codes: 0,
    password: "another password",
  },
  {
    name: "an import with an unproved address, then a mailed code",
    make: () => importPerson({ isVerified: false }),
    walk: (person) => signInByCode(person),
    codes: 1,
  },
];

describeSuite(
  "honest roads",
  "Walking the ordinary roads of an account's owner, each with nothing lost and one code at most",
  () => {
    it.each(ROADS)("A20: $name", async ({ client = {}, make, walk, codes, password }) => {
      const person = await (make ? make() : makeLaptop(client));
      await project.call("PATCH", `/users/${person.userId}`, {
        level: "server",
        body: { display_name: "Maya", client_metadata: { theme: "dark" } },
      });
      clock.advance(60_000);
      await walk(person);
      expect(await signInByPassword(person, password)).toEqual({ userId: person.userId, codes });
      const { body } = await project.call("GET", `/users/${person.userId}`, { level: "server" });
      expect(body).toMatchObject({
        primary_email: person.email,
        primary_email_verified: true,
        has_password: true,
        display_name: "Maya",
        client_metadata: { theme: "dark" },
      });
      expect(await signInByPassword(person, password)).toEqual({
        userId: person.userId,
        codes: 0,
      });
    });
  },
);
