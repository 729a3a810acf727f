/** What kind of thing happened. */
export type AuthEventType = "sign-in" | "sign-up" | "mail" | "reset" | "protection";

/** `asked`: the person must prove more. `refused`: nothing was compared. */
export type AuthOutcome = "done" | "failed" | "asked" | "refused";

/** Something that happened at sign-in, or a change of an account's protection. */
export interface AuthEvent {
  readonly id: string;
  readonly projectId: string;
  readonly at: number;
  /** Known before the event is written. */
  readonly userId: string | null;
  /** The canonical address that was sent. Only its hash is stored. */
  readonly address: string | null;
  readonly type: AuthEventType;
  /** `password`, `code`, …, or the change of protection. */
  readonly method: string;
  readonly outcome: AuthOutcome;
  /** The code of the error. */
  readonly reason: string | null;
  readonly ip: string | null;
  readonly country: string | null;
  readonly userAgent: string | null;
  readonly networkHash: string | null;
  readonly deviceId: string | null;
  readonly sessionId: string | null;
  readonly requestId: string;
}

/** Events that are written together, after the answers. */
export interface AuthEvents {
  note(event: AuthEvent): void;
  /** Writes what was noted. */
  flush(): Promise<void>;
}
