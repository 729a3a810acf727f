"use client";

import { type ReactNode, Suspense, useSyncExternalStore } from "react";
import { rendering } from "#rendering";
import { isNextDev } from "../../app/config/next-flags.js";
import type { Failure } from "../../messages/failure.js";
import type { Locale } from "../../protocol/languages/locales.js";
import { later } from "../../react/later.js";
import { StandInContext } from "../../ui/form/use-flow.js";
import { NoMailContext } from "../../ui/no-mail.js";
import { OwnTitleContext } from "../../ui/own-title.js";
import { MarksContext } from "../../ui/provider-mark/provider-mark.js";
import type { Choice } from "../provider/preferences.js";
import { WithAppearance } from "../provider/with-appearance.js";
import { WithLanguage } from "../provider/with-language.js";
import type { RouteName } from "../screen-table.js";
import type { NeedsScriptPageProps } from "./needs-script-page.js";
import { SCREEN_COMPONENTS } from "./screen-components.js";
import type { PageProps } from "./screen-props.js";

const notices = () => import(/* webpackChunkName: "stk-pages" */ "./screen-notices.js");
const EmailUnavailable = later(async () => (await notices()).EmailUnavailable);
const FrameRefused = later(async () => (await notices()).FrameRefused);
const ServiceAway = later(async () => (await notices()).ServiceAway);
const ServiceSlow = later(async () => (await notices()).ServiceSlow);
const NeedsScriptPage = later(async () => (await notices()).NeedsScriptPage);

const never = () => () => {};
const isFramed = (): boolean => window.self !== window.top;

interface ScreenProps extends PageProps {
  route: RouteName;
  searchParams: Readonly<Record<string, string>>;
  /** The reader's appearance cookie, as read by the server. */
  appearance?: Choice | null;
  /** The language that the request asks for. */
  locale?: Locale | undefined;
  /** Whether the request's headers say that the page is in a frame. */
  framed?: boolean;
  /** Why the server could not read the user from the service. */
  failure?: Failure;
  /** Whether the server still waits for the service. */
  slow?: boolean;
  /** Whether the page's mails reach no one. */
  emailUnavailable?: boolean;
  /** Marks of the page's providers, rendered by the server. */
  marks?: Readonly<Record<string, ReactNode>> | undefined;
  /** The app's `componentProps` for this page. */
  options?: Readonly<Record<string, unknown>>;
}

/** Says that a page needs JavaScript, if it is disabled. A browser that renders has it. */
export function ScreenFallback(props: NeedsScriptPageProps): ReactNode {
  if (rendering.world === "browser") return null;
  const page = <NeedsScriptPage {...props} />;
  // `next dev` reports a fallback whose texts still load as data outside of a boundary.
  return isNextDev() ? <Suspense>{page}</Suspense> : page;
}

/** A page of the handler. It refuses to work in a frame, which allows clickjacking. */
export function Screen({
  route,
  options,
  appearance,
  locale,
  marks = {},
  framed: asked,
  failure,
  slow,
  emailUnavailable,
  ...props
}: ScreenProps): ReactNode {
  const framed = useSyncExternalStore(never, isFramed, () => !!asked);
  const Shown = SCREEN_COMPONENTS[route];
  const page = framed ? (
    <Suspense>
      <FrameRefused fullPage={props.fullPage} />
    </Suspense>
  ) : failure ? (
    <Suspense>
      <ServiceAway fullPage={props.fullPage} failure={failure} />
    </Suspense>
  ) : slow ? (
    <Suspense>
      <ServiceSlow fullPage={props.fullPage} />
    </Suspense>
  ) : (
    <Shown {...props} {...options} />
  );
  const notice = emailUnavailable ? (
    <Suspense>
      <EmailUnavailable />
    </Suspense>
  ) : null;
  // Without JavaScript, late Suspense content never appears, so forms with actions are outside.
  return (
    <WithLanguage locale={locale}>
      <WithAppearance appearance={appearance}>
        <MarksContext value={marks}>
          <NoMailContext value={notice}>
            <StandInContext value>
              <OwnTitleContext value>
                {props.actions === undefined ? (
                  <Suspense fallback={<ScreenFallback route={route} fullPage={props.fullPage} />}>
                    {page}
                  </Suspense>
                ) : (
                  page
                )}
              </OwnTitleContext>
            </StandInContext>
          </NoMailContext>
        </MarksContext>
      </WithAppearance>
    </WithLanguage>
  );
}
