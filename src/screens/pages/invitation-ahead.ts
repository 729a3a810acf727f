import { withBasePath } from "../../app/navigation/base-path.js";
import { PAGE_PARAMS } from "../../protocol/urls.js";

const addressIn = (url: string): URL | undefined => {
  try {
    return new URL(url, "http://localhost");
  } catch {
    return undefined;
  }
};

/**
 * The code of the invitation to which a visitor returns after signing in or up. Only path and code
 * are read; the redirect itself checks whether the address is trusted.
 */
export function invitationCodeIn(
  returnTo: string | null | undefined,
  invitationPage: string,
): string | undefined {
  const page = returnTo ? addressIn(returnTo) : undefined;
  const wanted = addressIn(invitationPage);
  if (!page || !wanted || withBasePath(page.pathname) !== withBasePath(wanted.pathname))
    return undefined;
  return page.searchParams.get(PAGE_PARAMS.code) || undefined;
}
