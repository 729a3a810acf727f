import type { Context } from "../../http/context.js";
import type { RequestInfo } from "../../http/request-info.js";

/** The path of the page, which mails name. */
export const UNSUBSCRIBE_PATH = "/unsubscribe";

const PURPOSE = "unsubscribe";
const VERSION = "v1";
/** A longer text is not parsed. */
const MAX_TOKEN_LENGTH = 300;

/** What a link turns off. */
export interface Unsubscription {
  readonly projectId: string;
  readonly userId: string;
  readonly category: string;
}

const textOf = ({ projectId, userId, category }: Unsubscription): string =>
  [VERSION, projectId, userId, category].join(".");

/** A link that turns off one category for one user. It does nothing else, so it never ends. */
export function unsubscribeUrl(
  { vault, settings }: Pick<Context, "vault" | "settings">,
  info: RequestInfo,
  what: Unsubscription,
): string {
  const token = `${textOf(what)}.${vault.sign(PURPOSE, textOf(what))}`;
  return `${info.origin}${settings.pagesPath}${UNSUBSCRIBE_PATH}?token=${encodeURIComponent(token)}`;
}

/** What a token turns off; undefined for a forged one. */
export function openUnsubscribeToken(
  { vault }: Pick<Context, "vault">,
  token: string,
): Unsubscription | undefined {
  if (token.length > MAX_TOKEN_LENGTH) return undefined;
  const [version, projectId, userId, category, signature, ...rest] = token.split(".");
  if (!projectId || !userId || !category || !signature || rest.length > 0) return undefined;
  const what = { projectId, userId, category };
  return version === VERSION && vault.isSigned(PURPOSE, textOf(what), signature) ? what : undefined;
}
