/** A completed request. */
export interface AnsweredRequest {
  /** The path with parameter names, such as `/teams/:team_id`. */
  readonly pattern: string;
  readonly status: number;
  /** The code of a known error. */
  readonly error: string | undefined;
  readonly millis: number;
}

/** Counts of this process since its start. For graphs only: limits need the database. */
export interface Counters {
  add(method: string, request: AnsweredRequest): void;
  /** Counts what a full queue dropped. */
  addDropped(queue: "mails" | "webhooks" | "auth events", count: number): void;
  /** The metrics of this process as one line of JSON, for another process to merge. */
  snapshot(): Promise<string>;
  /** The metrics of all processes of this instance in the text format of Prometheus. */
  render(): Promise<string>;
}
