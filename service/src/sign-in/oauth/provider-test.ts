import {
  API_PATH,
  fillPath,
  OAUTH_OUTER_LIFE_MILLIS,
  oauth,
} from "@stackkit/next/protocol/internal";
import { generateRandomCodeVerifier, generateRandomState } from "oauth4webapi";
import { PlainError } from "../../core/plain-error.js";
import { hashOf } from "../../core/random.js";
import type { Database } from "../../db/database.js";
import type { Project } from "../../db/tables/project-config.js";
import type { Context } from "../../http/context.js";
import type { RequestInfo } from "../../http/request-info.js";
import { openProvider } from "./open-provider.js";
import type { Profile } from "./profile.js";
import { type AuthorizationRequest, authorizationUrl, redeemCallback } from "./provider-client.js";
import { explainFailure, type ProviderFailure } from "./provider-failure.js";
import { findOAuthRequest, insertOAuthRequest, takeOAuthRequest } from "./table.js";

/** States of tests begin with it, so that their callbacks sign no one in. */
const STATE_PREFIX = "console-test-";

/** The console's view that shows the answer, and the session that may see it. */
export interface ProviderTester {
  readonly sessionId: string;
  readonly returnTo: string;
}

type Stored = ProviderTester & Omit<AuthorizationRequest, "state">;

/** What a test ends with: what the provider said of the account, or why it failed. */
export type ProviderTestResult =
  | { readonly profile: Profile; readonly failure?: undefined }
  | { readonly failure: ProviderFailure; readonly profile?: undefined };

/** Whether a callback's state is that of a test. */
export const isTestState = (state: string): boolean => state.startsWith(STATE_PREFIX);

/** The project with the provider on: a test comes before people see its button. */
const withProvider = (project: Project, id: string): Project => ({
  ...project,
  config: {
    ...project.config,
    oauthProviders: project.config.oauthProviders.map((provider) =>
      provider.id === id ? { ...provider, enabled: true } : provider,
    ),
  },
});

const overError = () =>
  new PlainError(400, "This test is over, or was started elsewhere. Start it again.");

/**
 * Starts a sign-in at a provider that makes no user and no session. Resolves to the provider's
 * address, with `save` to run in the transaction that audits it.
 */
export async function startProviderTest(
  context: Context,
  info: RequestInfo,
  { project, providerId }: { readonly project: Project; readonly providerId: string },
  tester: ProviderTester,
): Promise<
  | {
      readonly location: string;
      readonly save: (tx: Database) => Promise<void>;
      readonly failure?: undefined;
    }
  | { readonly failure: ProviderFailure }
> {
  try {
    const provider = await openProvider(
      context,
      withProvider(project, providerId),
      providerId,
      info.origin,
    );
    const state = STATE_PREFIX + generateRandomState();
    const codeVerifier = generateRandomCodeVerifier();
    const callbackUrl =
      info.origin + API_PATH + fillPath(oauth.callback.path, { provider_id: providerId });
    const request = { callbackUrl, state, codeVerifier };
    const location = await authorizationUrl(provider, request, provider.row.scopes);
    const stored: Stored = { ...tester, callbackUrl, codeVerifier };
    const now = context.clock.now();
    return {
      location: location.href,
      save: (tx) =>
        insertOAuthRequest(tx, {
          stateHash: hashOf(state),
          projectId: project.id,
          providerId,
          request: context.vault.seal(JSON.stringify(stored)),
          createdAt: now,
          expiresAt: now + OAUTH_OUTER_LIFE_MILLIS,
        }),
    };
  } catch (error) {
    return { failure: explainFailure(error) };
  }
}

/**
 * Hands a provider's callback to the console's view, in the fragment, which no log and no other
 * site sees. The code is worth nothing without the administrator's session.
 */
export async function relayProviderTest(
  { db, vault }: Pick<Context, "db" | "vault">,
  params: URLSearchParams,
): Promise<Response> {
  const found = await findOAuthRequest(db, hashOf(params.get("state") ?? ""));
  if (!found) throw overError();
  const { returnTo } = JSON.parse(vault.open(found.request)) as Stored;
  return new Response(null, {
    status: 303,
    headers: { location: `${returnTo}#${params}`, "referrer-policy": "no-referrer" },
  });
}

/**
 * Redeems a callback for the session that started the test, once. Throws a plain 400 for any
 * other.
 */
export async function finishProviderTest(
  context: Context,
  info: RequestInfo,
  { project, providerId }: { readonly project: Project; readonly providerId: string },
  sessionId: string,
  params: URLSearchParams,
): Promise<ProviderTestResult> {
  const state = params.get("state") ?? "";
  const taken = isTestState(state) ? await takeOAuthRequest(context.db, hashOf(state)) : undefined;
  if (!taken || taken.expiresAt <= context.clock.now()) throw overError();
  const stored = JSON.parse(context.vault.open(taken.request)) as Stored;
  const isOwn =
    taken.projectId === project.id &&
    taken.providerId === providerId &&
    stored.sessionId === sessionId;
  if (!isOwn) throw overError();
  try {
    const tested = withProvider(project, providerId);
    const provider = await openProvider(context, tested, providerId, info.origin);
    return { profile: (await redeemCallback(provider, { ...stored, state }, params)).profile };
  } catch (error) {
    return { failure: explainFailure(error) };
  }
}
