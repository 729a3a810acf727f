/** An error that the user can fix. Printed without a stack trace. */
export class UserError extends Error {}
