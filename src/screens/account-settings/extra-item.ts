import type { ReactNode } from "react";

/** A section that the app adds. */
export interface ExtraItem {
  /** The section's hash in the address. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
  readonly icon?: ReactNode;
  /**
   * Instead of `icon`: `User`, `Users`, `Shield`, `Key`, `Lock`, `Bell`, `Mail`, `CreditCard`,
   * `FileText`, `Monitor`, `Settings` or `Plus`.
   */
  readonly iconName?: string;
}
