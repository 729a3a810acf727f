/** What the HTTP server knows about a request beside the request itself. */
export interface Bindings {
  /** The address of the other end of the connection. */
  readonly peer?: string | undefined;
}
