import { HEADERS, KEY_HEADERS, operations } from "@stackkit/next/protocol";

export const PROJECT = "2f0c3a52-6c0e-4b1e-9a53-0c6f4f1d7b10";
export const KEYS = { client: "pck_bench", server: "ssk_bench", admin: "sak_bench" };
export const PASSWORD = "correct horse battery";
export const SECRET = "a secret for measuring";

/** The measured project: every sign-in method that needs no provider. */
export const CONFIGURED = {
  id: PROJECT,
  displayName: "Bench",
  keys: KEYS,
  config: {
    magicLinkEnabled: true,
    passkeyEnabled: true,
    anonymousSignUpEnabled: true,
    clientTeamCreationEnabled: true,
  },
};

/** The headers of a call at a level. */
export const headersOf = (level, { token, refreshToken } = {}) => ({
  [HEADERS.projectId]: PROJECT,
  [HEADERS.accessType]: level,
  [KEY_HEADERS[level]]: KEYS[level],
  ...(token && { [HEADERS.accessToken]: token }),
  ...(refreshToken && { [HEADERS.refreshToken]: refreshToken }),
});

/** Calls a running service, and throws on errors. `send` is `fetch` or a service's own. */
export async function call(send, base, method, path, { level = "client", body, ...tokens } = {}) {
  const headers = {
    ...headersOf(level, tokens),
    ...(body && { "content-type": "application/json" }),
  };
  const answer = await send(
    new Request(`${base}/api/v1${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return answer.headers.get("content-type")?.startsWith("application/json")
    ? JSON.parse(text)
    : text;
}

/** Signs users up, and returns their tokens. */
export async function signUpMany(send, base, count) {
  const people = [];
  for (let i = 0; i < count; i++) {
    const email = `bench-${i}-${crypto.randomUUID()}@example.com`;
    const { user_id, access_token, refresh_token } = await call(
      send,
      base,
      "POST",
      operations.passwords.signUp.path,
      {
        body: {
          email,
          password: PASSWORD,
          verification_callback_url: "http://localhost:3000/verify",
        },
      },
    );
    people.push({ id: user_id, email, token: access_token, refreshToken: refresh_token });
  }
  return people;
}
