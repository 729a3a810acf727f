import {
  ACCESS_TOKEN_LIFE_SECONDS,
  OAUTH_SCOPE,
  oauth,
  type oauthTokens,
  type Row,
} from "@stackkit/next/protocol";
import { codeGrant } from "../auth/oauth/code-grant.js";
import { requireOAuthClient } from "../auth/oauth-client.js";
import { requireParameter } from "../auth/oauth-problem.js";
import { refreshAccess } from "../auth/sessions.js";
import type { Project } from "../config/project-config.js";
import { type Ask, answer } from "../http/handle-operation.js";

type Grant = (ask: Ask<typeof oauth.token>, project: Project) => Promise<Row<typeof oauthTokens>>;

/** A new access token of a session. The refresh token stays what it is, and is not sent again. */
const refreshGrant: Grant = async ({ context, facts, body }, project) => {
  const refreshToken = requireParameter(oauth.token.body.refreshToken.wire, body.refreshToken);
  const accessToken = await refreshAccess(context, { projectId: project.id, refreshToken, facts });
  return {
    ...NOT_SAID,
    accessToken,
    tokenType: "Bearer",
    expiresInSeconds: ACCESS_TOKEN_LIFE_SECONDS,
    scope: OAUTH_SCOPE,
  };
};

/** What only a sign-in says. */
const NOT_SAID = {
  refreshToken: undefined,
  isNewUser: undefined,
  newUser: undefined,
  afterCallbackRedirectUrl: undefined,
  afterCallbackRedirectUrlAgain: undefined,
};

const GRANTS: Readonly<Record<Ask<typeof oauth.token>["body"]["grantType"], Grant>> = {
  authorization_code: codeGrant,
  refresh_token: refreshGrant,
};

export const oauthTokenRoutes = [
  answer(oauth.token, async (ask) => {
    const project = await requireOAuthClient(ask.context, ask.facts, ask.body);
    return GRANTS[ask.body.grantType](ask, project);
  }),
];
