import { operations } from "@stackkit/next/protocol";
import { startService } from "@stackkit/service";
import { CONFIGURED, call, PASSWORD, signUpMany } from "./project.mjs";

const BASE = "http://service.test";

/**
 * Counts the statements of the most frequent calls, without those that begin and end transactions.
 */
export async function countStatements() {
  let statements = [];
  const service = await startService({
    projects: [CONFIGURED],
    rateLimits: true,
    onStatement: ({ sql }) => statements.push(sql),
  });
  const [ada] = await signUpMany(service.fetch, BASE, 1);
  const { passwords, sessions, teams, userLists, users } = operations;
  const at = (path, params = {}) => path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? "me");
  const calls = [
    ["users/me", "GET", at(users.read.path), { token: ada.token }],
    ["the project, signed out", "GET", "/projects/current", {}],
    ["token refresh", "POST", sessions.refresh.path, { refreshToken: ada.refreshToken }],
    [
      "password sign-in",
      "POST",
      passwords.signIn.path,
      { body: { email: ada.email, password: PASSWORD } },
    ],
    [
      "password sign-up",
      "POST",
      passwords.signUp.path,
      {
        body: {
          email: "new@example.com",
          password: PASSWORD,
          verification_callback_url: "http://localhost:3000/verify",
        },
      },
    ],
    ["a user, as a server", "GET", at(users.read.path, { user_id: ada.id }), { level: "server" }],
    [
      "update of users/me",
      "PATCH",
      at(users.read.path),
      { token: ada.token, body: { display_name: "Ada" } },
    ],
    ["a page of users", "GET", `${userLists.list.path}?limit=50`, { level: "server" }],
    ["teams of users/me", "GET", `${teams.list.path}?user_id=me`, { token: ada.token }],
    [
      "sessions of users/me",
      "GET",
      `${sessions.list.path}?user_id=${ada.id}`,
      { token: ada.token },
    ],
    ["sign-out", "DELETE", sessions.signOut.path, { token: ada.token }],
  ];
  // Keys are read once, then cached.
  await call(service.fetch, BASE, "GET", at(users.read.path), { token: ada.token });
  await call(service.fetch, BASE, "POST", sessions.refresh.path, {
    refreshToken: ada.refreshToken,
  });
  const counts = {};
  for (const [name, method, path, options] of calls) {
    // Work after the response belongs to the previous call.
    await new Promise((resolve) => setTimeout(resolve, 50));
    statements = [];
    await call(service.fetch, BASE, method, path, options);
    const counted = statements.filter((sql) => !/^(begin|commit|rollback)/i.test(sql));
    counts[name] = {
      reads: counted.filter((sql) => /^select/i.test(sql)).length,
      writes: counted.filter((sql) => !/^select/i.test(sql)).length,
    };
    if (process.argv.includes("--show")) console.log(`\n${name}\n${statements.join("\n")}`);
  }
  await service.stop();
  return counts;
}
