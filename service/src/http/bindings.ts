/** Facts about a request that only its host knows. Without any it comes from this process. */
export interface Bindings {
  /** The remote address of the connection. */
  readonly peer?: string | undefined;
  /**
   * How a request without a `peer` arrived: through the hosting platform's own proxy, or by a
   * connection whose address is unknown.
   */
  readonly via?: "platform" | "unknown" | undefined;
  /** The origin that stands for this process in requests from within it. */
  readonly origin?: string | undefined;
  /** Resolves when the response has been sent or the client has disconnected. */
  readonly whenAnswered?: (() => Promise<void>) | undefined;
}
