import type { ReactNode } from "react";

/** Tells password managers which account the password belongs to. */
export const UsernameField = ({ value }: { value: string }): ReactNode => (
  <input type="text" name="username" autoComplete="username" value={value} readOnly hidden />
);
