import { contactChannels } from "@stackkit/next/protocol/internal";
import { expect, it } from "vitest";
import { newEmail } from "../../support/addresses.js";
import { serveTestProject, TestClock } from "../../support/service.js";
import { countCases, describeSuite } from "../support.js";

const STRANGERS = 9;

const clock = new TestClock();
const project = serveTestProject({}, { clock });

const signIn = (email: string, password: string) => project.signIn({ email, password });

/** An account that is in use, and its only address. */
async function signUp(email: string, password: string) {
  const { accessToken: token } = await project.signUp(email, password);
  clock.advance(20_000);
  expect((await signIn(email, password)).status).toBe(200);
  const listed = await project.call("GET", "/contact-channels?user_id=me", { token });
  return { token, channelId: listed.body.items[0].id as string };
}
type Account = Awaited<ReturnType<typeof signUp>>;

const change = ({ token, channelId }: Account, body: object) =>
  project.call("PATCH", `/contact-channels/me/${channelId}`, { token, body });

const WAYS: readonly [
  string,
  (account: Account, value: string) => Promise<{ code?: string | undefined }>,
][] = [
  ["in place of their own", (account, value) => change(account, { value })],
  [
    "beside their own, which is the primary one no more",
    async (account, value) => {
      const body = { user_id: "me", type: "email", value, used_for_auth: true };
      await project.call("POST", contactChannels.create.path, { token: account.token, body });
      return change(account, { is_primary: false });
    },
  ],
];

describeSuite(
  "pre-hijacking",
  "Signing up with someone else's address and staying in after its owner comes",
  () => {
    it.each(WAYS)(
      "A39: strangers claim an address %s as often as by a sign-up, and never before its owner",
      async (_, claim) => {
        const strangers: Account[] = [];
        for (let i = 0; i < STRANGERS; i++)
          strangers.push(await signUp(newEmail(), `the stranger's password ${i}`));
        const email = newEmail();
        await signUp(email, "the owner's password");
        const codes: (string | undefined)[] = [];
        for (const stranger of strangers) codes.push((await claim(stranger, email)).code);
        expect((await signIn(email, "the owner's password")).status).toBe(200);
        // A network has three claims of an address, one of which is the owner's.
        const refused = "CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE";
        expect(codes.filter((code) => code !== refused)).toHaveLength(2);
        countCases(STRANGERS);
      },
    );

    it("A39: who mistyped the address at the sign-up corrects it", async () => {
      const account = await signUp(newEmail(), "the owner's password");
      const email = newEmail();
      expect((await change(account, { value: email })).body).toMatchObject({
        value: email,
        is_primary: true,
        is_verified: false,
        used_for_auth: true,
      });
      expect((await signIn(email, "the owner's password")).status).toBe(200);
    });
  },
);
