import type { ReactNode } from "react";
import { UsageError } from "../../transport/usage-error.js";
import { type Slots, SlotsProvider } from "../slots.js";
import { type Theme, themeCss } from "./theme-css.js";

interface StackThemeProps {
  /** Colours for light and dark, and the radius. What is left out stays the kit's own. */
  theme?: Theme;
  /** The nonce of the page's content security policy. Without a theme no style is written and none is needed. */
  nonce?: string;
  /** Components of the app that stand in for parts of the screens. Written in a client file. */
  slots?: Slots;
  children?: ReactNode;
}

/** A nonce travels in an attribute, and a policy takes base64 only. */
const NONCE = /^[A-Za-z0-9+/_-]+={0,2}$/;

/**
 * Gives the screens the app's look. Works in server and client components.
 *
 * @example
 * <StackTheme theme={{ light: { primary: "#0a7" }, dark: { primary: "#4db" }, radius: "12px" }} nonce={nonce}>…</StackTheme>
 */
export function StackTheme({ theme, nonce, slots, children }: StackThemeProps): ReactNode {
  const css = theme === undefined ? "" : themeCss(theme);
  if (nonce !== undefined && !NONCE.test(nonce))
    throw new UsageError(
      "BAD_THEME",
      "The nonce of <StackTheme> is not base64, so no style was written. Hand in the nonce of the page's content-security-policy header.",
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
