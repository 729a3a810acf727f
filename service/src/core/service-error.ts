/** A failure that the operator can fix. The message says what happened and how to fix it. */
export class ServiceError extends Error {
  override readonly name = "ServiceError";
  constructor(
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
