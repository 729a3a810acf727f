import { notFound, RedirectType, redirect } from "next/navigation.js";
import { type ReactElement, type ReactNode, Suspense } from "react";
import { stackAppInternalsSymbol } from "../../app/apps/internals-symbol.js";
import type { StackServerApp } from "../../app/apps/server-app.js";
import { hasCacheComponents, reportUnknownOptions } from "../../app/config/next-flags.js";
import { withoutBasePath } from "../../app/navigation/base-path.js";
import { readSessionEnded } from "../../app/navigation/redirects.js";
import { safeRedirect } from "../../app/navigation/trusted-url.js";
import { RETURN_TO_PARAM, SESSION_ENDED_PARAM } from "../../protocol/urls.js";
import { screenOf } from "../../screens/pages/routes.js";
import { Screen, ScreenFallback } from "../../screens/pages/screens.js";
import type { ScreenProject } from "../../screens/provider/screen-app.js";
import { StackProvider } from "../../screens/provider/stack-provider.js";
import type { RouteName, SCREENS } from "../../screens/screen-table.js";
import { UsageError } from "../../transport/usage-error.js";
import { DrawnMark } from "../../ui/provider-mark/drawn-mark.js";
import type { HandlerComponentProps } from "./component-props.js";
import { formActions } from "./form-actions.js";
import { formTicket } from "./form-ticket.js";
import { isFramedRequest } from "./framed-request.js";
import { handlerTarget, plainQuery, type Query } from "./handler-target.js";
import { readPageData } from "./page-data.js";
import { projectSettings } from "./project-settings.js";
import { readReader } from "./reader.js";
import { serviceFailure } from "./service-failure.js";
import { whenSlow } from "./when-slow.js";

interface Params {
  readonly stack?: readonly string[] | undefined;
}

/** The props of Next's catch-all page. They are promises, as webpack builds of Next require. */
export interface RouteProps {
  /** The path below the handler, as segments. */
  readonly params?: Promise<Params>;
  /** The query of the page. */
  readonly searchParams?: Promise<Query>;
}

type ComponentName = (typeof SCREENS)[RouteName]["component"];

/** The props of {@link StackHandler}. */
export interface StackHandlerProps {
  /** The app whose users the pages are for. It needs a token store. */
  readonly app: StackServerApp<true>;
  /** Whether the screens fill the page, or are embedded in the app's layout. */
  readonly fullPage: boolean;
  /**
   * The page's own props, {@link RouteProps}: `<StackHandler fullPage app={app} routeProps={props}
   * />`. Unknown, because many handler pages declare their props so.
   */
  readonly routeProps?: unknown;
  /** @deprecated Part of `routeProps`. */
  readonly params?: Params | RouteProps["params"] | undefined;
  /** @deprecated Part of `routeProps`. */
  readonly searchParams?: Query | RouteProps["searchParams"] | undefined;
  /** Additional props of the pages, by component name: `{ SignIn: { firstTab: "password" } }`. */
  readonly componentProps?: HandlerComponentProps | undefined;
}

/** A framed page gets no code and no return address. */
const NO_QUERY = {};

/**
 * Every page of the kit, under one path. Put it in `app/handler/[...stack]/page.tsx`:
 *
 * @example
 * export { generateMetadata } from "@stackkit/next/handler";
 *
 * export default function Handler(props: PageProps<"/handler/[...stack]">) {
 *   return <StackHandler fullPage app={stackServerApp} routeProps={props} />;
 * }
 */
export function StackHandler(props: StackHandlerProps): ReactNode {
  reportUnknownOptions("<StackHandler>", props);
  // With cacheComponents, content that waits for the request needs its own boundary. Otherwise
  // there is none, so that redirects and unknown paths set the status of the response.
  return hasCacheComponents() ? (
    <Suspense fallback={<ScreenFallback fullPage={props.fullPage} />}>
      <HandlerPage {...props} />
    </Suspense>
  ) : (
    <HandlerPage {...props} />
  );
}

async function HandlerPage({
  app,
  fullPage,
  routeProps,
  componentProps,
  params,
  searchParams,
}: StackHandlerProps): Promise<ReactNode> {
  if (routeProps === undefined)
    console.warn(
      "Passing the page's props to <StackHandler> one by one is deprecated: write " +
        "routeProps={props}.",
    );
  const own = (routeProps ?? {}) as RouteProps;
  const path = (await (own.params ?? params))?.stack;
  const query = (await (own.searchParams ?? searchParams)) ?? {};
  if (path === undefined) {
    throw new UsageError(
      "BAD_HANDLER_PAGE",
      "<StackHandler> did not get the path of the page, so it cannot tell which screen to " +
        "show. Its file must be app/handler/[...stack]/page.tsx, with that folder's name, and " +
        "pass its props on: routeProps={props}.",
    );
  }
  const { settings } = app[stackAppInternalsSymbol];
  const target = handlerTarget(path.join("/"), query, settings.urls);
  if (target === undefined) notFound();
  if ("goTo" in target) {
    const safe = safeRedirect(target.goTo, {
      current: undefined,
      trustedOrigins: settings.trustedOrigins,
    });
    if (safe === null) {
      throw new UsageError(
        "UNTRUSTED_REDIRECT",
        `The app's urls put a page at ${JSON.stringify(target.goTo.slice(0, 200))}, which ` +
          "is neither a path of this app nor a URL of a trusted origin, so the redirect was " +
          "blocked. List the origin in the option trustedOrigins (STACK_TRUSTED_ORIGINS).",
      );
    }
    redirect(withoutBasePath(safe), RedirectType.replace);
  }
  const { show, section } = target;
  if (await isFramedRequest()) {
    const reader = await readReader();
    return (
      <StackProvider app={app}>
        <Screen route={show} fullPage={fullPage} searchParams={NO_QUERY} framed {...reader} />
      </StackProvider>
    );
  }
  const address = `${withoutBasePath(settings.urls.handler)}/${path.join("/")}`;
  const page = readPage(
    { app, fullPage, componentProps },
    address,
    show,
    section,
    plainQuery(query),
  );
  return whenSlow(page, app[stackAppInternalsSymbol].core.clock, async () => (
    <StackProvider app={app} user={false}>
      <Screen
        route={show}
        fullPage={fullPage}
        searchParams={NO_QUERY}
        slow
        {...(await readReader())}
      />
    </StackProvider>
  ));
}

/** A page with all that the server reads for it. */
async function readPage(
  { app, fullPage, componentProps }: StackHandlerProps,
  path: string,
  show: RouteName,
  section: string | undefined,
  plain: Readonly<Record<string, string>>,
): Promise<ReactElement> {
  const { settings, core } = app[stackAppInternalsSymbol];
  const { needs, redirectsDone, data, component } = screenOf(show);
  const needsProject = needs.includes("project");
  const user = needs.includes("user") && app.getUser({ or: "anonymous-if-exists" });
  const settingsRead = needsProject && projectSettings(app);
  const [reader, given, failure] = await Promise.all([
    readReader(),
    readPageData(data)(app, plain),
    serviceFailure(user, settingsRead),
  ]);
  if (failure !== undefined) {
    return (
      <StackProvider app={app} user={false}>
        <Screen
          route={show}
          fullPage={fullPage}
          searchParams={NO_QUERY}
          failure={failure}
          {...reader}
        />
      </StackProvider>
    );
  }
  // The browser reloads the page after it removed the cookies, so the address keeps the reason.
  if (SAYS_ENDED.has(show) && !(SESSION_ENDED_PARAM in plain) && (await readSessionEnded(core)))
    redirect(`${path}?${new URLSearchParams({ ...plain, [SESSION_ENDED_PARAM]: "1" })}`);
  const options = {
    ...given,
    ...(redirectsDone && { automaticRedirect: true }),
    ...(section === undefined ? {} : { section }),
    ...componentProps?.[component as ComponentName],
  };
  const project =
    (await settingsRead) ||
    (needs.includes("appName") && (await projectSettings(app).catch(() => undefined)));
  const ticket = formTicket(settings, plain[RETURN_TO_PARAM]);
  const actions = ticket && formActions(show, ticket);
  return (
    <StackProvider app={app} user={user}>
      <Screen
        route={show}
        fullPage={fullPage}
        searchParams={plain}
        options={options}
        {...reader}
        {...(needs.includes("appName") && project && { appName: project.displayName })}
        {...(PROMISES_MAIL.has(show) && project && isMute(project) && { emailUnavailable: true })}
        {...(needsProject && project && { project, marks: marksOf(project) })}
        {...(actions && { actions })}
      />
    </StackProvider>
  );
}

/** Pages that say that the session has ended. */
const SAYS_ENDED: ReadonlySet<RouteName> = new Set(["sign-in", "account-settings"]);

/** Pages that say that a mail is on its way, or is about to be. */
const PROMISES_MAIL: ReadonlySet<RouteName> = new Set([
  "sign-in",
  "sign-up",
  "email-verification",
  "forgot-password",
]);

const isMute = ({ config }: ScreenProject): boolean => config.emailUnavailable === true;

const marksOf = ({ config }: ScreenProject) =>
  Object.fromEntries(config.oauthProviders.map(({ id }) => [id, <DrawnMark key={id} id={id} />]));
