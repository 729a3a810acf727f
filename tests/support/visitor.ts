import { createHash, randomBytes } from "node:crypto";
import { API_PATH, operations } from "@stackkit/next/protocol";
import { type Answered, KEYS, read, SERVICE_ORIGIN, type TestProject } from "./service.js";

export const ORIGIN = SERVICE_ORIGIN;
export const REDIRECT_URI = "http://localhost:3000/handler/oauth-callback";

/** Choices on the emulator's page. */
export type Choice =
  | { readonly email: string; readonly name?: string; readonly verified?: boolean }
  | "deny";

export interface StartOptions {
  readonly type?: "authenticate" | "link";
  readonly token?: string;
  readonly scope?: string;
  readonly errorUrl?: string;
  readonly redirectUri?: string;
  readonly afterUrl?: string;
  /** Query parameters in place of the usual ones; `undefined` leaves one out. */
  readonly other?: Readonly<Record<string, string | undefined>>;
}

/** A browser: it stores cookies by path and follows redirects one by one. */
export class Visitor {
  readonly #cookies = new Map<string, { value: string; path: string }>();
  readonly verifier = randomBytes(32).toString("base64url");
  readonly state = randomBytes(16).toString("base64url");

  constructor(readonly project: TestProject) {}

  cookieNames(): string[] {
    return [...this.#cookies.keys()];
  }

  async go(url: string, init: RequestInit = {}): Promise<Response> {
    const target = new URL(url, ORIGIN);
    const cookie = [...this.#cookies]
      .filter(([, { path }]) => target.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join("; ");
    const headers = new Headers(init.headers);
    if (cookie) headers.set("cookie", cookie);
    const response = await this.project.service.fetch(new Request(target, { ...init, headers }));
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    const [pair = "", ...attributes] = line.split(/;\s*/);
    const at = pair.indexOf("=");
    const named = (name: string) =>
      attributes.find((attribute) => attribute.toLowerCase().startsWith(`${name}=`))?.split("=")[1];
    const gone =
      named("max-age") === "0" || new Date(named("expires") ?? "2999-01-01") <= new Date();
    if (gone) this.#cookies.delete(pair.slice(0, at));
    else
      this.#cookies.set(pair.slice(0, at), {
        value: pair.slice(at + 1),
        path: named("path") ?? "/",
      });
  }

  authorizeUrl(
    provider: string,
    {
      type,
      token,
      scope,
      errorUrl,
      redirectUri = REDIRECT_URI,
      afterUrl,
      other = {},
    }: StartOptions = {},
  ): string {
    const params: Record<string, string | undefined> = {
      client_id: this.project.id,
      client_secret: KEYS(this.project.id).client,
      redirect_uri: redirectUri,
      scope: "legacy",
      state: this.state,
      grant_type: "authorization_code",
      code_challenge: createHash("sha256").update(this.verifier).digest("base64url"),
      code_challenge_method: "S256",
      response_type: "code",
      type,
      token,
      provider_scope: scope,
      error_redirect_url: errorUrl,
      after_callback_redirect_url: afterUrl,
      ...other,
    };
    const query = new URLSearchParams(
      Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
    return `${API_PATH}/auth/oauth/authorize/${provider}?${query}`;
  }

  /** Visits the provider and chooses there. Resolves to the URL that the provider redirects to. */
  async visit(provider: string, choice: Choice, options: StartOptions = {}): Promise<string> {
    const start = await this.go(this.authorizeUrl(provider, options));
    if (start.status !== 307)
      throw new Error(`authorize answered ${start.status}: ${await start.text()}`);
    return this.choose(start, choice);
  }

  /** Chooses at the provider that `start` leads to. Resolves to the service's callback. */
  async choose(start: Response, choice: Choice): Promise<string> {
    const page = await this.#follow(start, (url) => url.pathname.includes("/interaction/"));
    const body =
      choice === "deny"
        ? { choice: "deny" }
        : {
            name: choice.name ?? "",
            email: choice.email,
            ...(choice.verified === false ? {} : { verified: "on" }),
          };
    const chosen = await this.go(page, { method: "POST", body: new URLSearchParams(body) });
    return this.#follow(chosen, (url) => url.pathname.startsWith(API_PATH));
  }

  async #follow(response: Response, isThere: (url: URL) => boolean): Promise<string> {
    let current = response;
    for (let steps = 0; steps < 10; steps++) {
      const location = current.headers.get("location");
      if (!location) throw new Error(`no redirect: ${current.status} ${await current.text()}`);
      const url = new URL(location, ORIGIN);
      if (isThere(url)) return url.href;
      current = await this.go(url.href);
    }
    throw new Error("too many redirects");
  }

  /** The whole way to the app's own address. */
  async signIn(provider: string, choice: Choice, options: StartOptions = {}): Promise<Response> {
    return this.go(await this.visit(provider, choice, options));
  }

  /** Exchanges the code that an answer carries. */
  async exchange(
    answer: Response,
    other: Readonly<Record<string, string>> = {},
  ): Promise<Answered> {
    const code =
      new URL(answer.headers.get("location") ?? "http://nowhere.test").searchParams.get("code") ??
      "";
    const { id } = this.project;
    const body = {
      grant_type: "authorization_code",
      code,
      redirect_uri: REDIRECT_URI,
      code_verifier: this.verifier,
      client_id: id,
      client_secret: KEYS(id).client,
      ...other,
    };
    const sent = new URLSearchParams(Object.entries(body).filter(([, value]) => value !== ""));
    return read(
      await this.go(API_PATH + operations.oauth.token.path, { method: "POST", body: sent }),
    );
  }
}
