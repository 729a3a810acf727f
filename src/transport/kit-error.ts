interface KitErrorExtras extends ErrorOptions {
  /** The id under which the service logged the request. */
  readonly requestId?: string | undefined;
}

/**
 * An error of the kit itself, not a known error of the service. `code` is stable, the message may
 * change. Documented in `docs/errors/<code>.md` of this package.
 */
export class KitError extends Error {
  /** For example `NETWORK_ERROR`. */
  readonly code: string;
  /** The id under which the service logged the request. */
  readonly requestId: string | undefined;

  constructor(code: string, words: string, extras: KitErrorExtras = {}) {
    super(
      `${words} See ` +
        `@stackkit/next/docs/errors/${code}.md${extras.requestId === undefined ? "" : ` (request ${extras.requestId})`}`,
      extras.cause === undefined ? undefined : { cause: extras.cause },
    );
    this.name = "KitError";
    this.code = code;
    this.requestId = extras.requestId;
  }
}
