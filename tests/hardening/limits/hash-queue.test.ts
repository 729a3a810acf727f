import { passwords } from "@stackkit/next/protocol/internal";
import { afterEach, expect, it } from "vitest";
import { PASSWORD_HASH_COST } from "../../../service/src/settings/read-settings.js";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { countCases, describeSuite } from "../support.js";
import { elsewhere, homeNetwork, startExposed } from "./clients.js";

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const OWN = "198.51.100.7";
const FLOOD = 256;

async function start() {
  const exposed = await startExposed({}, { passwordHashCost: PASSWORD_HASH_COST });
  const ann = { email: newEmail(), password: "correct horse battery" };
  const { status } = await exposed.call(OWN, "POST", passwords.signUp.path, {
    body: { ...ann, verification_callback_url: CALLBACK },
  });
  expect(status).toBe(200);
  const signIn = async (from: string, email: string, password: string) =>
    (await exposed.call(from, "POST", passwords.signIn.path, { body: { email, password } })).status;
  stops.push(exposed.project.service.stop);
  return { ...exposed, ann, signIn };
}

/** Fills the queue with sign-ins of unknown addresses. Resolves once it refuses some of them. */
async function flood(
  { signIn }: { signIn: (from: string, email: string, password: string) => Promise<number> },
  networkOf: (i: number) => string,
) {
  let refused = 0;
  const all = Array.from({ length: FLOOD }, async (_, i) => {
    const status = await signIn(networkOf(i), `nobody-${i}@example.com`, "wrong password");
    if (status === 503) refused++;
  });
  stops.unshift(() => Promise.all(all));
  await expect.poll(() => refused, { interval: 5 }).toBeGreaterThan(0);
}

describeSuite(
  "limits: hashes",
  "Wrong passwords from 256 networks at once, to keep right ones out",
  () => {
    it("E20: one customer's networks do not keep a right password out, from anywhere else", async () => {
      const exposed = await start();
      const { ann, signIn } = exposed;
      await flood(exposed, homeNetwork);
      countCases(FLOOD);
      for (let i = 0; i < 3; i++)
        expect(await signIn(elsewhere(i), ann.email, ann.password)).toBe(200);
    });

    it("E20: where the owner signed in before, even customers of many providers do not", async () => {
      const exposed = await start();
      const { ann, signIn } = exposed;
      await flood(exposed, elsewhere);
      countCases(FLOOD);
      for (let i = 0; i < 3; i++) expect(await signIn(OWN, ann.email, ann.password)).toBe(200);
    });
  },
);
