/** What a check looks at, in the order of the report. */
export type Area =
  | "versions"
  | "environment"
  | "keys"
  | "app file"
  | "handler"
  | "provider"
  | "styles"
  | "proxy"
  | "service"
  | "trusted domains"
  | "passkeys"
  | "clock"
  | "cookies";

/**
 * The result of a check. A warning is for what works but may surprise, and for what could not be
 * checked.
 */
export interface Finding {
  readonly area: Area;
  readonly status: "ok" | "warning" | "problem";
  readonly message: string;
  /** How to fix it, unless all is well. */
  readonly fix?: string;
}

export const ok = (area: Area, message: string): Finding => ({ area, status: "ok", message });

export const warning = (area: Area, message: string, fix: string): Finding => ({
  area,
  status: "warning",
  message,
  fix,
});

export const problem = (area: Area, message: string, fix: string): Finding => ({
  area,
  status: "problem",
  message,
  fix,
});
