"use client";

import type {
  ActivityEvent,
  ActivityEvents,
  ApiKeyCreationOptions,
  ApiKeyUpdateOptions,
  ColorMode,
  ColorModeProps,
  DeleteUserOptions,
  DependentTeam,
  DomainJoining,
  ListActivityOptions,
  NotificationCategory,
  Passkey,
  PasskeyMembers,
  TeamApiKey,
  TeamApiKeyFirstView,
  TeamDomain,
  TeamDomainCreateOptions,
  TeamJoinRequest,
  TeamOffer,
  UserApiKey,
  UserApiKeyFirstView,
} from "@stackkit/next";

/** What a page of the account's own lists takes. */
export interface AccountLists {
  readonly activity: (options: ListActivityOptions) => Promise<ActivityEvents>;
  readonly newest: ActivityEvent;
  readonly passkeys: PasskeyMembers;
  readonly first: Passkey;
  readonly mails: readonly NotificationCategory[];
  readonly keys: readonly (UserApiKey | TeamApiKey)[];
  readonly made: UserApiKeyFirstView | TeamApiKeyFirstView;
  readonly create: ApiKeyCreationOptions;
  readonly change: ApiKeyUpdateOptions;
  readonly domains: readonly [TeamDomain, TeamDomainCreateOptions, DomainJoining];
  readonly joins: readonly (TeamOffer | TeamJoinRequest)[];
  readonly deletion: readonly [DeleteUserOptions, DependentTeam];
  readonly appearance: readonly [ColorMode, ColorModeProps];
}
