import { fireEvent, render, screen, within } from "@testing-library/react";
import { type ReactNode, Suspense, useSyncExternalStore } from "react";
import { vi } from "vitest";
import { stackAppInternalsSymbol } from "../../src/app/apps/internals-symbol.js";
import { MessagesProvider } from "../../src/messages/messages-provider.js";
import { resolveUrls } from "../../src/protocol/urls.js";
import type { TeamUser } from "../../src/resources/people.js";
import type { TeamInvitation } from "../../src/resources/teams/invitation.js";
import type { ReceivedTeamInvitation } from "../../src/resources/teams/received-invitation.js";
import type { ContactChannel } from "../../src/resources/users/contact-channel.js";
import type { Account, AccountTeam } from "../../src/screens/provider/account.js";
import type { ScreenApp } from "../../src/screens/provider/screen-app.js";
import { en } from "../support/english.js";
import { project } from "./stage.js";

/** Rows that hooks read and calls change, as the kit's cache would. */
interface Rows {
  channels: ContactChannel[];
  teams: AccountTeam[];
  permissions: { id: string }[];
  invitations: TeamInvitation[];
  members: TeamUser[];
  received: ReceivedTeamInvitation[];
  project: ReturnType<typeof project>;
  /** The query of which this is the name fails when it is read. */
  failing: Set<keyof Rows>;
}

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const bump = () => {
  for (const listener of listeners) listener();
};

/** What stands behind the settings of a test; set anew before each. */
export const behind: {
  rows: Rows;
  account: Account | null;
  app: ReturnType<typeof makeApp>;
  wait: () => void;
} = {
  rows: undefined as never,
  account: null,
  app: undefined as never,
  /** Called by components that read the user. */
  wait: () => {},
};

/** A change of the rows: done as a call would be, and seen by every hook. */
export const change = (how: (rows: Rows) => void): void => {
  how(behind.rows);
  bump();
};

const live =
  <K extends keyof Rows>(name: K) =>
  (): Rows[K] => {
    if (behind.rows.failing.has(name))
      throw Object.assign(new Error("no answer"), { code: "NETWORK_ERROR" });
    return useSyncExternalStore(subscribe, () => behind.rows[name]);
  };

export const refusal = (code: string) => Object.assign(new Error(code), { code });

export const channel = (value: string, more: Partial<ContactChannel> = {}): ContactChannel => ({
  id: value,
  value,
  userId: "ada",
  type: "email",
  isPrimary: false,
  isVerified: false,
  usedForAuth: false,
  update: vi.fn(async () => {}),
  delete: vi.fn(async () =>
    change((rows) => (rows.channels = rows.channels.filter((one) => one.value !== value))),
  ),
  sendVerificationEmail: vi.fn(async () => {}),
  ...more,
});

export const team = (id: string, displayName: string): AccountTeam => ({
  id,
  displayName,
  profileImageUrl: null,
  update: vi.fn(async () => {}),
  delete: vi.fn(async () => {}),
  inviteUser: vi.fn(async () => {}),
  useInvitations: live("invitations"),
  useUsers: live("members"),
  removeUser: vi.fn(async (userId: string) =>
    change((rows) => (rows.members = rows.members.filter(({ id: member }) => member !== userId))),
  ),
  setRole: vi.fn(async (userId: string, roleId: string) =>
    change((rows) => {
      rows.members = rows.members.map((one) =>
        one.id === userId
          ? {
              ...one,
              teamProfile: { ...one.teamProfile, roleId, managesMembers: roleId === "admin" },
            }
          : one,
      );
    }),
  ),
});

/** A member of a team. Admins may give both roles, also to themselves. */
export const member = (
  id: string,
  displayName: string | null,
  more: Partial<TeamUser["teamProfile"]> = {},
): TeamUser => ({
  id,
  teamProfile: {
    displayName,
    profileImageUrl: null,
    email: `${id}@example.com`,
    joinedAt: new Date("2025-06-01T12:00:00Z"),
    roleId: "member",
    assignableRoleIds: ["admin", "member"],
    managesMembers: false,
    ...more,
  },
});

export const ada = (more: Partial<Account> = {}): Account => ({
  id: "ada",
  displayName: "Ada Lovelace",
  primaryEmail: "ada@example.com",
  profileImageUrl: null,
  signedUpAt: new Date("2024-12-10T12:00:00Z"),
  hasPassword: true,
  otpAuthEnabled: false,
  passkeyAuthEnabled: false,
  isMultiFactorRequired: false,
  oauthProviders: [],
  selectedTeam: null,
  setSelectedTeam: vi.fn(async () => {}),
  update: vi.fn(async () => {}),
  delete: vi.fn(async () => {}),
  createTeam: vi.fn(async () => team("new", "New") as never),
  leaveTeam: vi.fn(async () => {}),
  useTeams: live("teams") as never,
  useTeamInvitations: live("received"),
  useTeamProfile: () => ({ displayName: null, profileImageUrl: null, update: async () => {} }),
  usePermissions: live("permissions"),
  useContactChannels: live("channels"),
  createContactChannel: vi.fn(async ({ value }) => channel(value)),
  getConnectedAccount: vi.fn() as never,
  disconnectAccount: vi.fn(async () => {}),
  createRecoveryCodes: vi.fn(async () => ["7k3m-9fqx-2b8c-hv41", "7k3m-9fqx-2b8c-hv42"]),
  getRecoveryCodeCount: vi.fn(async () => 10),
  useRecoveryCodeCount: () => 10,
  setPassword: vi.fn(async () => undefined),
  updatePassword: vi.fn(async () => undefined),
  registerPasskey: vi.fn(async () => ({ status: "ok", data: undefined }) as const),
  getActiveSessions: vi.fn(async () => []),
  revokeSession: vi.fn(async () => {}),
  ...more,
});

const go = () => vi.fn(async () => {});

/** What failed fails again until this is called. */
const forgetFailures = () => behind.rows.failing.clear();

const makeApp = () => ({
  [stackAppInternalsSymbol]: { load: async () => ({ core: { forgetFailures } }) },
  urls: resolveUrls(),
  useProject: live("project"),
  useNavigate: () => navigated,
  signOut: vi.fn(async (_options?: { redirectUrl?: string }) => {}),
  signInWithCredential: vi.fn<ScreenApp["signInWithCredential"]>(async () => ({
    status: "ok",
    data: undefined,
  })),
  signInWithPasskey: vi.fn<ScreenApp["signInWithPasskey"]>(async () => ({
    status: "ok",
    data: undefined,
  })),
  redirectToSignIn: go(),
});

export const navigated = vi.fn((_to: string) => {});

export function resetStage(): void {
  behind.rows = {
    channels: [
      channel("ada@example.com", { isPrimary: true, isVerified: true, usedForAuth: true }),
    ],
    teams: [],
    permissions: [],
    invitations: [],
    members: [],
    received: [],
    project: project({ clientTeamCreationEnabled: true, clientUserDeletionEnabled: true }),
    failing: new Set(),
  };
  behind.app = makeApp();
  behind.account = ada();
  behind.wait = () => {};
  navigated.mockClear();
  history.replaceState(null, "", "/");
  // jsdom knows neither dialogs nor popovers.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  HTMLElement.prototype.hidePopover = () => {};
}

/** Stand in for `connect.ts` and `account.ts`, which join the screens to the app. */
const useStageAccount = () => {
  behind.wait();
  return behind.account;
};
export const connectToStage = () => ({
  useScreenApp: () => behind.app,
  useScreenUser: useStageAccount,
});
export const accountOfStage = () => ({ useAccount: useStageAccount });

export const show = (part: ReactNode) =>
  render(
    <MessagesProvider locale="en" groups={en}>
      <Suspense>{part}</Suspense>
    </MessagesProvider>,
  );

export const button = (name: string | RegExp): HTMLElement => screen.getByRole("button", { name });
export const press = (name: string | RegExp): void => void fireEvent.click(button(name));
export const choose = (name: string): void =>
  void fireEvent.click(screen.getByRole("menuitem", { name, hidden: true }));
export const type = (label: string | RegExp, value: string): void =>
  void fireEvent.input(screen.getByLabelText(label), { target: { value } });
export const panel = (name: string) => within(screen.getByRole("region", { name }));
export const inDialog = () => within(screen.getByRole("dialog"));
export const pressInDialog = (name: string): void =>
  void fireEvent.click(inDialog().getByRole("button", { name }));
export const typeInDialog = (label: string | RegExp, value: string): void =>
  void fireEvent.input(inDialog().getByLabelText(label), { target: { value } });
/** What is said, politely or not. */
export const isSaid = (text: string | RegExp): Promise<HTMLElement> => screen.findByText(text);
