import { afterEach, expect, it } from "vitest";
import { newEmail } from "../../support/addresses.js";
import { startTestProject, type TestProject } from "../../support/service.js";

let project: TestProject;
afterEach(() => project?.service.stop());

/** A project that counts what a call does before its answer. */
async function startCounted() {
  const statements: string[] = [];
  project = await startTestProject(
    {},
    { rateLimits: true, onStatement: ({ sql }) => statements.push(sql) },
    1,
  );
  const { passwordHasher } = project.service.context;
  let comparisons = 0;
  const { verify } = passwordHasher;
  const counted: typeof verify = (...given) => {
    comparisons++;
    return verify(...given);
  };
  Object.assign(passwordHasher, { verify: counted });
  return async (email: string, password = "a wrong password") => {
    statements.length = 0;
    comparisons = 0;
    const { body, code } = await project.signIn({ email, password });
    return { code, body, comparisons, statements: [...statements] };
  };
}

it("a wrong password does the same work for a known and an unknown address", async () => {
  const workOf = await startCounted();
  const claimed = await project.signUp();
  const proved = await project.signUp();
  await project.markVerified(proved.userId);
  const withoutPassword = newEmail();
  await project.call("POST", "/users", {
    level: "server",
    body: {
      primary_email: withoutPassword,
      primary_email_verified: true,
      primary_email_auth_enabled: true,
    },
  });
  // The first call prepares statements.
  await workOf(newEmail());
  const unknown = await workOf(newEmail());
  expect(unknown).toMatchObject({ code: "EMAIL_PASSWORD_MISMATCH", comparisons: 1 });
  expect(await workOf(claimed.email)).toEqual(unknown);
  expect(await workOf(proved.email)).toEqual(unknown);
  // Looks for a password that waits for its confirmation, one indexed read.
  const bare = await workOf(withoutPassword);
  expect(bare).toMatchObject({ code: unknown.code, body: unknown.body, comparisons: 1 });
  expect(bare.statements.length - unknown.statements.length).toBeLessThanOrEqual(1);
});

it("a right password does more, so the test can tell", async () => {
  const workOf = await startCounted();
  const { email, password } = await project.signUp();
  const wrong = await workOf(email);
  const right = await workOf(email, password);
  expect(right.statements.length).toBeGreaterThan(wrong.statements.length);
});
