import type {
  ApiKeyCreationOptions,
  ApiKeyUpdateOptions,
  ByApiKey,
  ServerTeamWithApiKey,
  ServerUserWithApiKey,
  StackServerApp,
  TeamApiKey,
  TeamApiKeyFirstView,
  UserApiKey,
  UserApiKeyFirstView,
} from "@stackkit/next/server";

/** Who a request with a key comes from. */
export const userOf = (app: StackServerApp, by: ByApiKey): Promise<ServerUserWithApiKey | null> =>
  app.getUser(by);
export const teamOf = (app: StackServerApp, by: ByApiKey): Promise<ServerTeamWithApiKey | null> =>
  app.getTeam(by);

export const isAccepted = (key: UserApiKey | TeamApiKey): boolean => key.isValid();
export const textOf = ({ value }: UserApiKeyFirstView | TeamApiKeyFirstView): string => value;
export const renamed = ({ description }: ApiKeyCreationOptions): ApiKeyUpdateOptions => ({
  description,
});
