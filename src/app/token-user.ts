import type { Level } from "../protocol/level.js";
import type { TokenVerifier } from "../session/verify.js";
import type { Core, Scope } from "./core.js";

/** Who is signed in, as far as the access token says: known without a call of the service. */
export interface TokenUser {
  /** The user's id. */
  readonly id: string;
  /** The session's id; null in tokens of the old form. */
  readonly sessionId: string | null;
  /** When the access token ends. The session lives on. */
  readonly expiresAt: Date;
}

const verifiers = new WeakMap<object, Promise<TokenVerifier>>();

/** The verifier of an app; what it needs is loaded when a token is first verified. */
export function verifierOf<L extends Level>(core: Core<L>): Promise<TokenVerifier> {
  let verifier = verifiers.get(core);
  if (!verifier) {
    verifier = createVerifier(core);
    verifiers.set(core, verifier);
  }
  return verifier;
}

async function createVerifier<L extends Level>({ sender, clock, settings: { projectId } }: Core<L>): Promise<TokenVerifier> {
  const [{ TokenVerifier }, { ProjectKeys }, { createPublicKeysRequest }] = await Promise.all([
    import("../session/verify.js"),
    import("../session/jwks.js"),
    import("../transport/public-keys.js"),
  ]);
  const load = createPublicKeysRequest({ ...sender, projectId });
  return new TokenVerifier({ projectId, clock, keys: new ProjectKeys({ load, clock }) });
}

/**
 * Who uses the scope, by a token verified here. One that does not hold is refreshed once; where that does not help, nobody
 * is signed in. Throws where that cannot be known.
 */
export async function readTokenUser<L extends Level>(core: Core<L>, { session }: Pick<Scope<L>, "session">): Promise<TokenUser | null> {
  const verifier = await verifierOf(core);
  for (const isLast of [false, true]) {
    const tokens = await session.getTokens();
    if (!tokens) return null;
    const claims = await verifier.verify(tokens.accessToken);
    if (claims) return { id: claims.userId, sessionId: claims.sessionId, expiresAt: new Date(claims.expiresAtMillis) };
    if (!isLast) session.markAccessTokenExpired(tokens.accessToken);
  }
  return null;
}
