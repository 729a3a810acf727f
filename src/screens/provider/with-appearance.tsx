import type { ReactNode } from "react";
import { AppearanceContext, useAppearance } from "../../ui/theme/appearance.js";
import { type Choice, useChosenAppearance } from "./preferences.js";

interface WithAppearanceProps {
  /** The reader's appearance cookie as read by the server, for a correct first paint. */
  appearance?: Choice | null | undefined;
  children?: ReactNode;
}

/** Shows the screens below in the palette that the reader chose in the settings. */
export function WithAppearance({ appearance, children }: WithAppearanceProps): ReactNode {
  const outer = useAppearance();
  return (
    <AppearanceContext value={useChosenAppearance(appearance ?? outer)}>
      {children}
    </AppearanceContext>
  );
}
