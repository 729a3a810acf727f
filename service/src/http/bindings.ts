/** Facts about a request that only the HTTP server knows. */
export interface Bindings {
  /** The remote address of the connection. */
  readonly peer?: string | undefined;
  /** Resolves when the response has been sent or the client has disconnected. */
  readonly whenAnswered?: (() => Promise<void>) | undefined;
}
