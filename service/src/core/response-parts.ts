import { HEADERS, type KnownError, OTHER_HEADER_NAMES } from "@stackkit/next/protocol/internal";

/**
 * A response before the common headers are added. Modifying `Headers` later is slow, so they are
 * merged once.
 */
export interface ResponseParts {
  readonly status: number;
  readonly body: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };
const TEXT_TYPE = { "content-type": "text/plain; charset=utf-8" };
const INDENT = 2;

/** A JSON response. */
export const json = (value: unknown, status = 200): ResponseParts => ({
  status,
  body: JSON.stringify(value),
  headers: JSON_TYPE,
});

/** A plain-text response. */
export const text = (
  value: string,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): ResponseParts => ({ status, body: value, headers: { ...TEXT_TYPE, ...headers } });

/** A response without a body. */
export const empty = (status: number): ResponseParts => ({ status, body: null, headers: {} });

/** The response of a known error: status, code in a header, and details. */
export function knownError(error: KnownError): ResponseParts {
  const { code } = error.toJSON();
  return {
    status: error.statusCode,
    body: JSON.stringify(error, null, INDENT),
    headers: {
      ...JSON_TYPE,
      [HEADERS.knownError]: code,
      [OTHER_HEADER_NAMES[HEADERS.knownError]]: code,
    },
  };
}

/** The parts as a `Response`. */
export const toResponse = ({ status, body, headers }: ResponseParts): Response =>
  new Response(body, { status, headers });
