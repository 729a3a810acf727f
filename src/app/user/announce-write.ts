import { environment } from "#environment";
import { COOKIES, refreshCookie } from "../../protocol/cookies.js";
import { ifInRequest } from "./if-in-request.js";

/** Enough to differ from the value before. */
const LENGTH = 8;

/**
 * Changes the cookie by which hooks in all tabs of this browser notice a write. Does nothing where
 * cookies cannot be written, outside a request, and for callers without a session's cookie.
 */
export async function announceWrite(projectId: string): Promise<void> {
  try {
    const jar = (await ifInRequest(environment.cookies))?.jar;
    if (!jar) return;
    if (jar.get(refreshCookie(projectId)) === null && jar.get(COOKIES.legacyRefresh) === null)
      return;
    jar.set(COOKIES.writes, crypto.randomUUID().slice(0, LENGTH), {});
  } catch (error) {
    if (error instanceof Error && "digest" in error) throw error;
    // A write that succeeded must not fail because of its announcement.
  }
}
