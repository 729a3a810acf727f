/** The header of a content security policy. */
export const POLICY_HEADER = "content-security-policy";
const NO_FRAMES = "frame-ancestors 'none'";

/**
 * Forbids framing, in older browsers too. Adds to the policy that another proxy sent, or that the
 * app put on the request: Next reads its script nonce from the policy on the response.
 */
export function forbidFrames(headers: Headers, policy: string | null): void {
  const keepsFrames = policy?.includes("frame-ancestors") ?? false;
  headers.set(
    POLICY_HEADER,
    policy === null ? NO_FRAMES : keepsFrames ? policy : `${policy}; ${NO_FRAMES}`,
  );
  headers.set("x-frame-options", "DENY");
}
