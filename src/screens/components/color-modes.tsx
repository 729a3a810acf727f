import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { useHydrated } from "../../react/use-hydrated.js";
import { CheckIcon } from "../../ui/form/form-icons.js";
import { ThemeIcon } from "../../ui/icons.js";
import { MenuGroup, MenuItem } from "../../ui/menu.js";

const MODES = ["light", "dark", "system"] as const;

/** A colour mode of an app, as next-themes names them. `system` follows the device. */
export type ColorMode = (typeof MODES)[number];

/** Props about the app's colour mode. */
export interface ColorModeProps {
  /** The app's colour mode, such as the `theme` of next-themes. */
  colorMode?: string | undefined;
  /**
   * Adds a choice of light, dark and the device's setting, such as the `setTheme` of next-themes.
   */
  onColorModeChange?: (mode: ColorMode) => void;
  /**
   * Adds an item that switches the app between light and dark, if it has no `onColorModeChange`.
   */
  colorModeToggle?: () => void | Promise<void>;
}

/** Items of a menu for the app's colour mode. */
export function ColorModes({
  colorMode,
  onColorModeChange: change,
  colorModeToggle: toggle,
}: ColorModeProps): ReactNode {
  const t = useMessages();
  // Servers do not know a mode that the browser stores.
  const chosen = useHydrated() ? colorMode : undefined;
  if (change)
    return (
      <MenuGroup title={t("appearance.title")}>
        {MODES.map((mode) => (
          <MenuItem key={mode} chosen={mode === chosen} onClick={() => change(mode)}>
            <span className="stk-menu-chosen">
              <span className="stk-cut">{t(`appearance.${mode}`)}</span>
              {mode === chosen ? <CheckIcon /> : null}
            </span>
          </MenuItem>
        ))}
      </MenuGroup>
    );
  if (toggle)
    return (
      <MenuItem icon={<ThemeIcon />} onClick={() => void toggle()}>
        {t("menu.theme")}
      </MenuItem>
    );
  return null;
}
