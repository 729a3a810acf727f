// Written by `npm run generate` from src/screens/screen-table.ts. Do not edit by hand.

import { type ComponentType, lazy } from "react";
import type { RouteName } from "../screen-table.js";
import type { PageProps } from "./screen-props.js";

type Page = ComponentType<PageProps & { searchParams: Readonly<Record<string, string>> }>;

/** Splits each page into its own chunk: signing in loads none of the account settings. */
const page = (load: () => Promise<Page>) => lazy(async () => ({ default: await load() }));

/** The component of each page. */
export const SCREEN_COMPONENTS: Readonly<Record<RouteName, Page>> = {
  "sign-in": page(async () => (await import("./sign-in.js")).SignIn),
  "sign-up": page(async () => (await import("./sign-up.js")).SignUp),
  "sign-out": page(
    async () => (await import(/* webpackChunkName: "stk-pages" */ "./sign-out.js")).SignOut,
  ),
  "email-verification": page(
    async () =>
      (await import(/* webpackChunkName: "stk-pages" */ "./email-verification.js"))
        .EmailVerification,
  ),
  "password-reset": page(
    async () =>
      (await import(/* webpackChunkName: "stk-pages" */ "./password-reset.js")).PasswordReset,
  ),
  "forgot-password": page(
    async () =>
      (await import(/* webpackChunkName: "stk-pages" */ "./forgot-password.js")).ForgotPassword,
  ),
  "oauth-callback": page(
    async () =>
      (await import(/* webpackChunkName: "stk-pages" */ "./oauth-callback.js")).OAuthCallback,
  ),
  "magic-link-callback": page(
    async () =>
      (await import(/* webpackChunkName: "stk-pages" */ "./magic-link-callback.js"))
        .MagicLinkCallback,
  ),
  "account-settings": page(
    async () => (await import("../account-settings/account-settings.js")).AccountSettings,
  ),
  "team-invitation": page(
    async () =>
      (await import(/* webpackChunkName: "stk-pages" */ "./team-invitation.js")).TeamInvitation,
  ),
  error: page(
    async () => (await import(/* webpackChunkName: "stk-pages" */ "./error-page.js")).ErrorPage,
  ),
  "not-me": page(
    async () => (await import(/* webpackChunkName: "stk-pages" */ "./objection.js")).Objection,
  ),
  "cli-auth-confirm": page(
    async () =>
      (await import(/* webpackChunkName: "stk-pages" */ "./cli-auth-confirm.js"))
        .CliAuthConfirmation,
  ),
};
