import {
  ACCESS_TOKEN_LIFE_SECONDS,
  OAUTH_SCOPE,
  oauth,
  type oauthTokens,
  type Row,
} from "@stackkit/next/protocol/internal";
import type { Project } from "../../db/tables/project-config.js";
import { defineRoute, type HandlerContext } from "../../http/route.js";
import { refreshAccess } from "../../sessions/sessions.js";
import { codeGrant } from "./code-grant.js";
import { requireOAuthClient } from "./oauth-client.js";
import { requireParameter } from "./oauth-problem.js";

type Grant = (
  call: HandlerContext<typeof oauth.token>,
  project: Project,
) => Promise<Row<typeof oauthTokens>>;

/** Issues a new access token. The refresh token stays valid and is not sent again. */
const refreshGrant: Grant = async ({ context, info, body }, project) => {
  const refreshToken = requireParameter(oauth.token.body.refreshToken.wire, body.refreshToken);
  const accessToken = await refreshAccess(context, { projectId: project.id, refreshToken, info });
  return {
    ...REFRESH_ONLY,
    accessToken,
    tokenType: "Bearer",
    expiresInSeconds: ACCESS_TOKEN_LIFE_SECONDS,
    scope: OAUTH_SCOPE,
  };
};

/** The fields of a sign-in that a refresh leaves out. */
const REFRESH_ONLY = {
  refreshToken: undefined,
  isNewUser: undefined,
  newUser: undefined,
  afterCallbackRedirectUrl: undefined,
  afterCallbackRedirectUrlAgain: undefined,
};

const GRANTS: Readonly<Record<HandlerContext<typeof oauth.token>["body"]["grantType"], Grant>> = {
  authorization_code: codeGrant,
  refresh_token: refreshGrant,
};

/** The token endpoint. */
export const oauthTokenRoutes = [
  defineRoute(oauth.token, async (call) => {
    const project = await requireOAuthClient(call.context, call.info, call.body);
    return GRANTS[call.body.grantType](call, project);
  }),
];
