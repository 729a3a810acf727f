import {
  type AnyKnownError,
  type ErrorCode,
  type HandlerUrls,
  type Json,
  KitError,
  type Permission,
  type PermissionId,
  type Team,
  type TeamUser,
  type TokenStoreChoice,
  UsageError,
  type UsageErrorCode,
  type User,
} from "@stackkit/next/server";

/** The code of any error that the kit throws. */
export const codeOfError = (
  error: KitError | UsageError | AnyKnownError,
): string | ErrorCode | UsageErrorCode => error.code;
export const isMistake = (error: unknown): boolean =>
  error instanceof UsageError || error instanceof KitError;
export const fromStore = (choice: TokenStoreChoice): boolean => choice !== null;
export const signInUrl = ({ signIn }: HandlerUrls): string => signIn;
export const asJson = (value: Json): string => JSON.stringify(value);
export const idsOf = (
  user: User,
  team: Team,
  member: TeamUser,
  permission: Permission,
): readonly (string | PermissionId)[] => [user.id, team.id, member.id, permission.id];
