import {
  ACCESS_TOKEN_LIFE_SECONDS,
  OAUTH_SCOPE,
  oauth,
  type oauthTokens,
  type Row,
} from "@stackkit/next/protocol/internal";
import type { Project } from "../../db/tables/project-config.js";
import type { HandlerContext } from "../../http/route.js";
import { exchangeCode } from "./exchange-code.js";
import { requireParameter } from "./oauth-problem.js";

/** Issues the tokens of a sign-in at a provider. */
export async function codeGrant(
  { context, info, body }: HandlerContext<typeof oauth.token>,
  project: Project,
): Promise<Row<typeof oauthTokens>> {
  const fields = oauth.token.body;
  const code = requireParameter(fields.code.wire, body.code);
  const redirectUri = requireParameter(fields.redirectUri.wire, body.redirectUri);
  const codeVerifier = requireParameter(fields.codeVerifier.wire, body.codeVerifier);
  const { account, accountPassword } = body;
  const asks = body.connection === "ask";
  const grant = { project, code, redirectUri, codeVerifier, asks, info, account, accountPassword };
  const signedIn = await exchangeCode(context, grant);
  const { accessToken, refreshToken, isNewUser, afterCallbackRedirectUrl } = signedIn;
  return {
    accessToken,
    refreshToken,
    tokenType: "Bearer",
    expiresInSeconds: ACCESS_TOKEN_LIFE_SECONDS,
    scope: OAUTH_SCOPE,
    isNewUser,
    newUser: isNewUser,
    afterCallbackRedirectUrl,
    afterCallbackRedirectUrlAgain: afterCallbackRedirectUrl,
  };
}
