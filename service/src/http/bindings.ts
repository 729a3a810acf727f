/** What the HTTP server knows about a request beside the request itself. */
export interface Bindings {
  /** The address of the other end of the connection. */
  readonly peer?: string | undefined;
  /** Resolves once the answer has been sent, or its client is gone. */
  readonly whenAnswered?: (() => Promise<void>) | undefined;
}
