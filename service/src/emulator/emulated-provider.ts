import crypto from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { OidcContext } from "oidc-provider";
import { ServiceError } from "../core/service-error.js";
import type { Vault } from "../core/vault.js";
import type { Database } from "../db/database.js";
import { findAccount } from "./accounts.js";
import { createAdapter } from "./adapter.js";
import { receiveChoice, showChoice } from "./choose-account.js";
import { readEmulatorKeys } from "./keys.js";
import { problemPage } from "./page.js";

export interface EmulatedProvider {
  /** Handles a request to `path` under the issuer, which browsers see as `shownPath`. */
  receive(
    request: IncomingMessage,
    response: ServerResponse,
    at: { readonly path: string; readonly shownPath: string },
  ): Promise<void>;
}

export interface ProviderPlace {
  readonly issuer: string;
  readonly providerId: string;
  readonly origin: string;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Seconds. */
const LIFE = {
  AccessToken: HOUR,
  AuthorizationCode: MINUTE,
  Grant: 30 * DAY,
  IdToken: HOUR,
  Interaction: HOUR,
  RefreshToken: 30 * DAY,
  Session: HOUR,
} as const;
const START = /^\/auth(\/|$)/;
const CHOICE = /^\/interaction\/[\w-]+$/;

/** An OpenID provider whose sign-in page offers a choice of accounts. */
export async function createEmulatedProvider(
  { db, vault }: { readonly db: Database; readonly vault: Vault },
  { issuer, providerId, origin }: ProviderPlace,
): Promise<EmulatedProvider> {
  const { Provider, interactionPolicy } = await loadLibrary();
  const sessionCookie = `emulator-${providerId}`;
  const { jwk, cookieKey } = await readEmulatorKeys(db, vault);
  const policy = interactionPolicy.base();
  policy.remove("consent");
  // Always asks for the account, so that it can change.
  policy
    .get("login")
    .checks.add(
      new interactionPolicy.Check(
        "choose_account",
        "An account has to be chosen.",
        ({ oidc }) => !oidc.result?.login,
      ),
    );

  const provider = new Provider(issuer, {
    adapter: createAdapter(db, providerId, origin),
    jwks: { keys: [jwk] },
    cookies: {
      keys: [cookieKey],
      names: {
        session: sessionCookie,
        interaction: `emulator-${providerId}-interaction`,
        resume: `emulator-${providerId}-resume`,
      },
    },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: {
      policy,
      url: (_: unknown, interaction: { readonly uid: string }) =>
        `${issuer}/interaction/${interaction.uid}`,
    },
    pkce: { required: () => false },
    issueRefreshToken: () => true,
    ttl: LIFE,
    loadExistingGrant: grantEverything,
    findAccount: async (_: unknown, id: string) => {
      const account = await findAccount(db, providerId, id);
      return (
        account && {
          accountId: id,
          claims: () => ({
            sub: id,
            name: account.name,
            email: account.email,
            email_verified: account.isVerified,
          }),
        }
      );
    },
    renderError: (
      context: OidcContext,
      problem: { readonly error: string; readonly error_description?: string },
    ) => {
      context.type = "html";
      context.body = String(problemPage(providerId, problem.error_description ?? problem.error));
    },
  });
  provider.proxy = true;
  const callback = provider.callback();

  return {
    async receive(request, response, { path, shownPath }) {
      const choice = { db, provider, providerId };
      const [pathname = ""] = path.split("?");
      if (CHOICE.test(pathname)) {
        await (request.method === "POST"
          ? receiveChoice(choice, request, response)
          : showChoice(choice, request, response));
        return;
      }
      // No session: otherwise the library first asks the previous account to sign out.
      if (START.test(pathname)) forgetSession(request, sessionCookie);
      Object.assign(request, { originalUrl: shownPath, url: path });
      await callback(request, response);
    },
  };
}

function forgetSession(request: IncomingMessage, name: string): void {
  const pairs = (request.headers.cookie ?? "").split(/;\s*/);
  request.headers.cookie = pairs
    .filter((pair) => !pair.startsWith(`${name}=`) && !pair.startsWith(`${name}.sig=`))
    .join("; ");
}

/** Skips consent, since there is nothing to protect. */
async function grantEverything({ oidc }: OidcContext) {
  const grant = new oidc.provider.Grant({
    clientId: oidc.client.clientId,
    accountId: oidc.session.accountId,
  });
  grant.addOIDCScope(oidc.params.scope ?? "openid");
  await grant.save();
  return grant;
}

/** Throws if Node lacks what the library needs. */
export function requireNode(crypto: object, version: string): void {
  if ("hash" in crypto) return;
  throw new ServiceError(
    "emulator-needs-newer-node",
    "The provider emulator needs Node 20.12 or newer, since its library oidc-provider " +
      `does, and this is ${version}. Everything else here runs from Node 20.9 on.`,
  );
}

async function loadLibrary() {
  requireNode(crypto, process.version);
  // Polyfill for early releases of Node 20.
  URL.parse ??= (url, base) => (URL.canParse(url, base) ? new URL(url, base) : null);
  try {
    // Not bundled: builds of an app leave it out, and development finds it beside the app.
    return await import(/* webpackIgnore: true */ /* turbopackIgnore: true */ "oidc-provider");
  } catch (cause) {
    throw new ServiceError(
      "emulator-missing",
      "The provider emulator needs the package oidc-provider. Install it beside the " +
        "service (npm install --save-dev oidc-provider), or name keys of real providers as " +
        "sharedProviders in the configuration.",
      { cause },
    );
  }
}
