/** A refusal by the command; its message is shown to the user. */
export class Refusal extends Error {}
