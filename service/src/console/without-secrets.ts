const SECRETS: ReadonlySet<string> = new Set(["client_secret", "password", "secret"]);

/** An answer without the secrets of providers, of the mail server and of webhooks. */
export const withoutSecrets = (answer: string): string =>
  answer.startsWith("{")
    ? JSON.stringify(JSON.parse(answer, (name, value) => (SECRETS.has(name) ? undefined : value)))
    : answer;
