import type { Access } from "../../access/access.js";
import type { Level } from "../../protocol/operations/level.js";
import type { AppContext } from "../../resources/app-context.js";
import { type Project, projectQuery } from "../../resources/projects/project.js";
import type { SignOutOptions } from "../../resources/users/own-session.js";
import type { TokenStoreChoice } from "../config/token-store-choice.js";
import { createRedirects, type Redirects, readSessionEnded } from "../navigation/redirects.js";
import { type CliActions, createCliActions } from "../sign-in/cli.js";
import { type CredentialActions, createCredentialActions } from "../sign-in/credential.js";
import { createMagicLinkActions, type MagicLinkActions } from "../sign-in/magic-link.js";
import { createMailedCodeActions, type MailedCodeActions } from "../sign-in/mailed-codes.js";
import { createOAuthActions, type OAuthActions } from "../sign-in/oauth.js";
import { createPasskeyActions, type PasskeyActions } from "../sign-in/passkey.js";
import { redirectOrSignIn } from "../sign-in/sign-in-at-once.js";
import type { SignInParts } from "../sign-in/sign-in-parts.js";
import { signOut } from "../sign-in/sign-out.js";
import { bindToRequest } from "../user/bind-to-request.js";
import { type CurrentUsers, createCurrentUsers, type ExtraMembers } from "../user/current-user.js";
import { createGetUser } from "../user/get-user.js";
import { readTokenUser, type TokenUser } from "../user/token-user.js";
import { createAppContext } from "./app-context.js";
import type { Core } from "./core.js";

/** Reads the session without the whole user. */
export interface SessionReader {
  /**
   * Reads the current user from the access token alone, without a request while it is valid.
   *
   * @deprecated Use `getUser({ from: "token" })`, which does this: other kits' `getSession()` returns
   *   a session.
   */
  getSession(options?: {
    readonly tokenStore?: TokenStoreChoice<true> | undefined;
  }): Promise<TokenUser | null>;
}

/** Reads the project of an app. */
export interface ProjectReader<P = Project> {
  /** Reads the project's name and enabled sign-in methods. */
  getProject(): Promise<P>;
  /** `getProject()` for components. */
  useProject(): P;
}

/** The actions of every app, apart from those of the current user. */
export interface AppActions
  extends Redirects,
    CredentialActions,
    MagicLinkActions,
    MailedCodeActions,
    PasskeyActions,
    OAuthActions,
    CliActions,
    SessionReader {
  /** Signs the current user out. Does nothing if signed out or anonymous. */
  signOut(options?: SignOutOptions): Promise<void>;
}

/** What a level adds to the methods of a client app. */
export interface MembersOptions<L extends Level> {
  readonly about: (access: Access<L>, userId: string) => Access<L>;
  readonly extraMembers?: ExtraMembers<L>;
}

/** The members that apps of every level share. */
export interface AppMembers<L extends Level> extends AppActions {
  readonly getUser: ReturnType<typeof createGetUser<L>>;
}

/** The parts of an app that its constructor puts together. */
export interface AppParts<L extends Level> {
  readonly members: AppMembers<L>;
  readonly users: CurrentUsers<L>;
  readonly context: AppContext;
  readonly parts: SignInParts<L>;
}

/** The methods that all apps have. */
export function createAppMembers<L extends Level>(
  core: Core<L>,
  { about, extraMembers = () => ({}) }: MembersOptions<L>,
): AppParts<L> {
  const context = createAppContext(core);
  const redirects = createRedirects(core.settings, core.clock, () => readSessionEnded(core));
  const users = createCurrentUsers({ core, context, about, extraMembers });
  const getUser = createGetUser(core, users, redirects);
  const parts = { core, redirects, context };
  const passkeys = createPasskeyActions(parts);
  const members = {
    ...redirects,
    redirectToSignIn: redirectOrSignIn(redirects, passkeys),
    ...createCredentialActions(parts),
    ...createMagicLinkActions(parts),
    ...createMailedCodeActions(parts),
    ...passkeys,
    ...createOAuthActions(parts),
    ...createCliActions(parts),
    getUser,
    getSession: async ({ tokenStore }: { tokenStore?: TokenStoreChoice<true> | undefined } = {}) =>
      readTokenUser(core, await core.scope(tokenStore)),
    signOut: async (options?: SignOutOptions) => {
      const scope = await core.scope();
      if ((await getUser()) !== null) await signOut(core, scope, options);
    },
  };
  return { members, users, context, parts };
}

/** Reads the project with the session of the current request. */
export const createProjectReader = <L extends Level>(core: Core<L>): ProjectReader =>
  bindToRequest(core, (access) => access.readableOne("Project", () => projectQuery(access)));
