import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { vi } from "vitest";
import { stackAppInternalsSymbol } from "../../src/app/apps/internals-symbol.js";
import { MessagesProvider } from "../../src/messages/messages-provider.js";
import { resolveUrls } from "../../src/protocol/urls.js";
import type {
  Answer,
  ScreenApp,
  ScreenProject,
  ScreenUser,
} from "../../src/screens/provider/screen-app.js";
import { en } from "../support/english.js";

/** An answer without an error. */
export const ok =
  <T,>(data: T) =>
  async (): Promise<Answer<T>> => ({ status: "ok", data });
/** An answer with an expected error in it. */
export const refuse = (error: Error) => async (): Promise<Answer<never>> => ({
  status: "error",
  error,
});

/** A project with every way in switched on, and the ones that `config` names changed. */
export const project = (config: Partial<ScreenProject["config"]> = {}): ScreenProject => ({
  displayName: "Atlas",
  config: {
    signUpEnabled: true,
    credentialEnabled: true,
    magicLinkEnabled: true,
    passkeyEnabled: true,
    oauthProviders: [{ id: "google" }, { id: "github" }],
    ...config,
  },
});

export const ada = {
  id: "ada",
  displayName: "Ada Lovelace",
  primaryEmail: "ada@example.com",
  update: async () => {},
  createTeam: async ({ displayName }: { displayName: string }) => ({ id: "t1", displayName }),
  hasPermission: async () => true,
} satisfies ScreenUser;

const leave = () => vi.fn(async () => {});

/** Called to retry a failed request. */
export const forgetFailures = vi.fn();

const makeApp = () => ({
  [stackAppInternalsSymbol]: { load: async () => ({ core: { forgetFailures } }) },
  urls: resolveUrls(),
  useProject: () => project(),
  getProject: vi.fn(async () => project()),
  signInWithOAuth: vi.fn(async (_provider: string) => {}),
  signInWithCredential: vi.fn<ScreenApp["signInWithCredential"]>(ok(undefined)),
  signUpWithCredential: vi.fn<ScreenApp["signUpWithCredential"]>(ok(undefined)),
  signInWithPasskey: vi.fn<ScreenApp["signInWithPasskey"]>(ok(undefined)),
  sendMagicLinkEmail: vi.fn<ScreenApp["sendMagicLinkEmail"]>(
    ok({ nonce: "n".repeat(39), codeKind: "letters" }),
  ),
  signInWithMagicLink: vi.fn<ScreenApp["signInWithMagicLink"]>(ok(undefined)),
  sendForgotPasswordEmail: vi.fn<ScreenApp["sendForgotPasswordEmail"]>(ok(undefined)),
  getPasswordResetDetails: vi.fn<ScreenApp["getPasswordResetDetails"]>(
    ok({ email: "ada@example.com" }),
  ),
  resetPassword: vi.fn<ScreenApp["resetPassword"]>(ok(undefined)),
  getEmailVerificationDetails: vi.fn<ScreenApp["getEmailVerificationDetails"]>(
    ok({ email: "ada@example.com", isOwn: true, hasPassword: true }),
  ),
  verifyEmail: vi.fn<ScreenApp["verifyEmail"]>(ok(undefined)),
  verifyTeamInvitationCode: vi.fn<ScreenApp["verifyTeamInvitationCode"]>(ok(undefined)),
  getTeamInvitationDetails: vi.fn<ScreenApp["getTeamInvitationDetails"]>(
    ok({ teamDisplayName: "Engines" }),
  ),
  acceptTeamInvitation: vi.fn<ScreenApp["acceptTeamInvitation"]>(ok(undefined)),
  confirmCliLogin: vi.fn<ScreenApp["confirmCliLogin"]>(ok(undefined)),
  callOAuthCallback: vi.fn<ScreenApp["callOAuthCallback"]>(async () => true),
  signOut: vi.fn(async (_options?: { redirectUrl?: string }) => {}),
  redirectToSignIn: leave(),
  redirectToSignUp: leave(),
  redirectToHome: leave(),
  redirectToAfterSignIn: leave(),
  redirectToAfterSignUp: leave(),
  redirectToEmailVerification: leave(),
  redirectToAccountSettings: leave(),
});

/** What stands behind the screens of a test; set anew before each. */
export const behind: { app: ReturnType<typeof makeApp>; user: ScreenUser | null } = {
  app: makeApp(),
  user: null,
};

export function resetStage(): void {
  behind.app = makeApp();
  behind.user = null;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
}

/** Stands in for `connect.ts`, which joins the screens to the app. */
export const connectToStage = () => ({
  useScreenApp: () => behind.app,
  useScreenUser: () => behind.user,
});

const Stage = ({ children }: { children: ReactNode }) => (
  <MessagesProvider locale="en" groups={en}>
    <Suspense>{children}</Suspense>
  </MessagesProvider>
);

/** Shows a screen in English. */
export function show(part: ReactNode): { again(part: ReactNode): void } {
  const { rerender } = render(<Stage>{part}</Stage>);
  return { again: (other) => rerender(<Stage>{other}</Stage>) };
}

export const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole("button", { name }));
};
export const type = (label: string, value: string): void => {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
};
export const heading = (): string | null => screen.getByRole("heading", { level: 1 }).textContent;
export const hasHeading = (text: string): Promise<void> =>
  waitFor(() => {
    if (heading() !== text)
      throw new Error(`The heading is ${JSON.stringify(heading())}, not ${JSON.stringify(text)}.`);
  });
