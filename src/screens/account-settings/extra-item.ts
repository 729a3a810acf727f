import type { ReactNode } from "react";

/** A section of the app's own. */
export interface ExtraItem {
  /** Its hash. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
  readonly icon?: ReactNode;
  /** In place of `icon`: `User`, `Users`, `Shield`, `Key`, `Lock`, `Bell`, `Mail`, `CreditCard`, `FileText`, `Monitor`, `Settings` or `Plus`. */
  readonly iconName?: string;
}
