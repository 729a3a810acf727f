import type { Locale } from "../protocol/languages/locales.js";
import type { Message, Texts } from "./message.js";
import { formatText, type Values } from "./translate.js";

/**
 * A failure in a form that a server action can return to a screen. It contains no texts; the screen
 * has them.
 */
export interface Failure {
  /** The code of a known error or of one of the kit's own errors; `UNKNOWN` for anything else. */
  readonly code: string;
  /** Further details of a known error. */
  readonly details?: unknown;
  /** The id under which the service logged the request. */
  readonly requestId?: string | undefined;
  /** The error's own words, for the developer. Set in development only. */
  readonly words?: string | undefined;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

/** How browsers, Node and bundlers name a request without a response. */
const isUnanswered = (error: object): boolean =>
  error instanceof Error &&
  (error.name === "ChunkLoadError" ||
    (error instanceof TypeError &&
      /fetch|network|load failed|imported module/i.test(error.message)));

const unansweredCode = (): string =>
  globalThis.navigator?.onLine === false ? "OFFLINE_ERROR" : "NETWORK_ERROR";

/**
 * Reads any thrown or returned error. Known errors are recognised by code, not by class: the
 * classes would load every schema of the protocol on the sign-in page.
 */
export function readFailure(error: unknown): Failure {
  if (typeof error !== "object" || error === null) return { code: "UNKNOWN" };
  const code = "code" in error ? textOf(error.code) : undefined;
  return {
    code: code ?? (isUnanswered(error) ? unansweredCode() : "UNKNOWN"),
    details: "details" in error ? error.details : undefined,
    requestId: "requestId" in error ? textOf(error.requestId) : undefined,
  };
}

const isScalar = (entry: [string, unknown]): boolean =>
  typeof entry[1] === "string" || typeof entry[1] === "number";

/** Placeholder values of an error's text: its details by name, and `n` for its only number. */
const valuesOf = (details: unknown): Values => {
  const scalars = Object.entries(details ?? {}).filter(isScalar);
  return {
    ...Object.fromEntries(scalars),
    n: scalars.find(([, value]) => typeof value === "number")?.[1],
  };
};

/** The failure texts of the group `core`. */
interface FailureTexts extends Texts {
  readonly "failure.unknown": Message;
  readonly "failure.unknownWithId": Message;
}

/**
 * The text of a failure for people. A failure without a specific text asks them to report it to the
 * developer.
 */
export function failureText(
  { code, details, requestId }: Failure,
  texts: FailureTexts,
  locale: Locale,
): string {
  const known = texts[`errors.${code}`];
  if (known !== undefined) return formatText(known, valuesOf(details), locale);
  if (requestId === undefined) return formatText(texts["failure.unknown"], {}, locale);
  return formatText(texts["failure.unknownWithId"], { id: requestId }, locale);
}
