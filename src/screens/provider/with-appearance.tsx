import type { ReactNode } from "react";
import { AppearanceContext, useAppearance } from "../../ui/theme/appearance.js";
import { type Choice, useChosenAppearance } from "./preferences.js";

interface WithAppearanceProps {
  /** What the server read from the reader's cookie, so that the first paint is right already. */
  appearance?: Choice | null | undefined;
  children?: ReactNode;
}

/** Shows the screens below in the palette that the reader chose in their settings. */
export function WithAppearance({ appearance, children }: WithAppearanceProps): ReactNode {
  const outer = useAppearance();
  return (
    <AppearanceContext value={useChosenAppearance(appearance ?? outer)}>
      {children}
    </AppearanceContext>
  );
}
