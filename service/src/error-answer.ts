import { HEADERS, type KnownError } from "@stackkit/next/protocol";

const INDENT = 2;

/** An error of the catalogue as it travels. */
export const showKnownError = (error: KnownError): Response =>
  new Response(JSON.stringify(error, null, INDENT), {
    status: error.statusCode,
    headers: { "content-type": "application/json; charset=utf-8", [HEADERS.knownError]: error.code },
  });
