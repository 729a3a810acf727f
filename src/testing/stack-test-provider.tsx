import { type ReactNode, useState } from "react";
import { stackAppInternalsSymbol } from "../app/apps/internals-symbol.js";
import { clientJson } from "../app/browser/client-json.js";
import { loadClientApp } from "../app/browser/loaded-client-app.js";
import { createPageApp, register } from "../app/browser/page-app.js";
import { serializeApp } from "../app/browser/serialized-app.js";
import { resolveSettings } from "../app/config/app-settings.js";
import { settled } from "../cache/settled.js";
import { CLAIMS } from "../protocol/access-token.js";
import type { UserFields } from "../resources/users/user-fields.js";
import { type ProvidedApp, StackProvider } from "../screens/provider/stack-provider.js";
import { systemClock } from "../transport/clock.js";
import { answerFrom, type GivenState, type Respond, withTeam } from "./answers.js";

/**
 * Fields of a user in a test. The others have defaults. `selectedTeamId` is the id of a given team.
 * @interface
 */
export type TestUser = Partial<Omit<UserFields<"client">, "selectedTeam">>;

/** A team in a test. */
export interface TestTeam {
  /** Default: a random UUID. */
  readonly id?: string | undefined;
  /** The name that people see. */
  readonly displayName: string;
}

/** Props of {@link StackTestProvider}. They are read once. */
export interface StackTestProviderProps {
  /** The signed-in user; null if signed out, which is the default. */
  readonly user?: TestUser | null | undefined;
  /** The user's teams. Default: none. */
  readonly teams?: readonly TestTeam[] | undefined;
  /** The user's permissions, in the project and in every team. Default: none. */
  readonly permissions?: readonly string[] | undefined;
  /** Answers further calls, or refuses some, in place of the service. */
  readonly respond?: Respond | undefined;
  /** The language of the kit's screens. Default: English. */
  readonly lang?: string | undefined;
  /** The components under test. */
  readonly children?: ReactNode;
}

const DAY_SECONDS = 86_400;

const userOf = (given: TestUser): UserFields<"client"> => ({
  id: crypto.randomUUID(),
  displayName: null,
  primaryEmail: null,
  primaryEmailVerified: false,
  profileImageUrl: null,
  signedUpAt: new Date(systemClock.now()),
  clientMetadata: null,
  clientReadOnlyMetadata: null,
  hasPassword: false,
  emailAuthEnabled: true,
  otpAuthEnabled: true,
  otpAuthRefused: false,
  passkeyAuthEnabled: false,
  isMultiFactorRequired: false,
  isAnonymous: false,
  actor: null,
  oauthProviders: [],
  selectedTeamId: null,
  selectedTeam: null,
  ...given,
});

const teamOf = ({ displayName, id = crypto.randomUUID() }: TestTeam): GivenState["teams"][0] => ({
  id,
  displayName,
  profileImageUrl: null,
  clientMetadata: null,
  clientReadOnlyMetadata: null,
});

/** An unsigned access token. Nothing verifies it. */
function tokenOf(userId: string, projectId: string): string {
  const nowSeconds = Math.floor(systemClock.now() / 1000);
  const claims = {
    [CLAIMS.user]: userId,
    [CLAIMS.project]: projectId,
    [CLAIMS.session]: userId,
    [CLAIMS.issuedAt]: nowSeconds,
    [CLAIMS.expiresAt]: nowSeconds + DAY_SECONDS,
  };
  return ["{}", JSON.stringify(claims), "{}"].map((part) => btoa(part)).join(".");
}

/** Creates an app that calls no service. */
function createTestApp({
  user: given = null,
  teams = [],
  permissions = [],
  respond,
}: StackTestProviderProps): ProvidedApp {
  const settings = resolveSettings("client", {
    tokenStore: "memory",
    projectId: crypto.randomUUID(),
    publishableClientKey: "test",
    baseUrl: "http://service.invalid",
    redirectMethod: "none",
  });
  const { projectId, tokenStore } = settings;
  const project = {
    id: projectId,
    displayName: "Test",
    config: {
      signUpEnabled: true,
      credentialEnabled: true,
      magicLinkEnabled: true,
      passkeyEnabled: true,
      clientTeamCreationEnabled: true,
      clientUserDeletionEnabled: true,
      oauthProviders: [],
    },
  };
  const state: GivenState = {
    user: given && userOf(given),
    teams: teams.map(teamOf),
    permissions,
    project,
    respond,
  };
  const user = withTeam(state);
  const json = clientJson(settings);
  const signedIn = user && { accessToken: tokenOf(user.id, projectId), refreshToken: user.id };
  register(
    createPageApp({
      projectId,
      tokenStore,
      identifier: json.uniqueIdentifier,
      serialized: serializeApp(json),
      start: async () =>
        loadClientApp({
          ...settings,
          tokenStore: signedIn ?? tokenStore,
          service: { fetch: answerFrom(state) },
        }),
    }),
  );
  const promise = settled(user);
  return {
    [stackAppInternalsSymbol]: { toClientJson: () => json, serializeUser: () => promise },
    getUser: () => promise,
  };
}

/**
 * Provides hooks and components with a given user, for tests of components. Makes no request: reads
 * of the user, the teams and the permissions have answers, as have updates of the user.
 *
 * @example
 * render(<StackTestProvider user={{ displayName: "Ada" }}><Greeting /></StackTestProvider>);
 */
export function StackTestProvider(props: StackTestProviderProps): ReactNode {
  const [app] = useState(() => createTestApp(props));
  return (
    <StackProvider app={app} user={null} lang={props.lang}>
      {props.children}
    </StackProvider>
  );
}
