/** What an access token says. */
export const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

/** An access token as a session reads it; its signature is nothing. */
export function accessTokenOf({
  lifeMillis,
  now,
  user = "user-1",
  issuedAt = now,
}: {
  lifeMillis: number;
  now: number;
  user?: string;
  issuedAt?: number;
}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = {
    sub: user,
    aud: "project-1",
    iss: "https://access-token.jwt-signature.stack-auth.com",
    branch_id: "main",
    refresh_token_id: "session-1",
    iat: issuedAt / 1000,
    exp: (issuedAt + lifeMillis) / 1000,
  };
  return `${part({ alg: "ES256", kid: "key-1" })}.${part(claims)}.c2lnbmF0dXJl`;
}
