import type { ReactNode } from "react";
import { UsageError } from "../../transport/usage-error.js";
import { type Slots, SlotsProvider } from "../slots.js";
import { type Theme, themeCss } from "./theme-css.js";

/** Props of {@link StackTheme}. */
export interface StackThemeProps {
  /** Colours for light and dark, and the radius. Omitted values use the kit's defaults. */
  theme?: Theme;
  /**
   * The nonce of the page's content security policy. Not needed without a theme, which writes no
   * style.
   */
  nonce?: string;
  /** The app's components that replace parts of the screens. Define them in a client file. */
  slots?: Slots;
  /** The screens, or the whole app. */
  children?: ReactNode;
}

/** A nonce is an attribute value, and policies accept only base64. */
const NONCE = /^[A-Za-z0-9+/_-]+={0,2}$/;

/**
 * Applies the app's look to the screens. Works in server and client components.
 *
 * @example
 * <StackTheme theme={{ light: { primary: "#0a7" }, dark: { primary: "#4db" }, radius: "12px" }}>
 *   {children}
 * </StackTheme>
 */
export function StackTheme({ theme, nonce, slots, children }: StackThemeProps): ReactNode {
  const css = theme === undefined ? "" : themeCss(theme);
  if (nonce !== undefined && !NONCE.test(nonce))
    throw new UsageError(
      "BAD_THEME",
      "The nonce of <StackTheme> is not base64, so the theme was ignored. Pass the nonce " +
        "of the page's Content-Security-Policy header.",
    );
  return (
    <>
      {css === "" ? null : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: every value of it is a checked colour or length.
        <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
      )}
      {slots === undefined ? children : <SlotsProvider slots={slots}>{children}</SlotsProvider>}
    </>
  );
}
