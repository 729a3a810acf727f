/** An error response outside the catalogue: a status and a message. */
export class PlainError extends Error {
  override readonly name = "PlainError";
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 408 | 410 | 413 | 415 | 429 | 499 | 500 | 503,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}
