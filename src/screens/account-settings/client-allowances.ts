/** What a project lets people do in the settings. The hosted service lacks the scopes. */
export interface ClientAllowances {
  readonly clientTeamCreationEnabled?: boolean;
  readonly clientUserDeletionEnabled?: boolean;
  readonly allowUserApiKeys?: boolean | undefined;
  readonly allowTeamApiKeys?: boolean | undefined;
  readonly teamDomainsEnabled?: boolean | undefined;
  readonly apiKeyScopes?: readonly string[] | undefined;
}
