import { StackClientApp } from "@stackkit/next";
import { expect, it } from "vitest";
import { failureText, readFailure } from "../../src/messages/failure.js";
import { CALLBACK, newEmail } from "../support/addresses.js";
import { en } from "../support/english.js";
import { serveTestProject } from "../support/service.js";

const WORDS = "Ask your company for an invitation.";

const project = serveTestProject(
  { signUpBlockList: ["blocked.example"] },
  { port: 0, beforeSignUp: async () => ({ refuse: WORDS }) },
);

async function textFor(email: string): Promise<string> {
  const app = new StackClientApp({
    tokenStore: "memory",
    ...project.clientOptions,
    redirectMethod: "none",
  });
  const error = await app
    .signUpWithCredential({
      email,
      password: "correct horse battery",
      verificationCallbackUrl: CALLBACK,
      noRedirect: true,
    })
    .then((result) => (result.status === "error" ? result.error : undefined))
    .catch((thrown: unknown) => thrown);
  return failureText(readFailure(error), { ...en.core, ...en.errors }, "en");
}

it("a form shows the app's words, and that an address is not allowed", async () => {
  expect(await textFor(newEmail())).toBe(WORDS);
  expect(await textFor("ann@blocked.example")).toBe(en.errors["errors.EMAIL_NOT_ALLOWED"]);
});
