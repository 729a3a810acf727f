import { type ReactNode, Suspense } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { later } from "../../../react/later.js";
import type { ScreenProject } from "../../provider/screen-app.js";
import { Redirecting } from "../redirecting.js";
import type { PageProps } from "../screen-props.js";
import { AuthView, type AuthViewProps } from "./auth-view.js";
import { useVisitor } from "./use-visitor.js";

const AskedProject = later(
  async () =>
    (await import(/* webpackChunkName: "stk-auth" */ "../project-loader.js")).AskedProject,
);
const AlreadySignedIn = later(
  async () =>
    (await import(/* webpackChunkName: "stk-auth" */ "./already-signed-in.js")).AlreadySignedIn,
);

/** The props of the card that loads the project itself. */
export interface LiveAuthProps
  extends Omit<AuthViewProps, "project" | "isMock">,
    Pick<PageProps, "project"> {
  /** Shown if the project is closed to new accounts. */
  closed?: (
    props: Pick<PageProps, "fullPage" | "searchParams"> & { app: string | undefined },
  ) => ReactNode;
}

function Ways({
  closed: Closed,
  project,
  ...props
}: LiveAuthProps & { project: ScreenProject }): ReactNode {
  if (Closed && !project.config.signUpEnabled)
    return <Closed {...props} app={project.displayName} />;
  return <AuthView project={project} isMock={false} {...props} />;
}

function AskedWays(props: LiveAuthProps): ReactNode {
  const t = useMessages("signIn");
  return (
    <Suspense>
      <AskedProject
        title={t(props.type === "sign-in" ? "signIn.title" : "signUp.title")}
        fullPage={props.fullPage}
      >
        {(project) => <Ways {...props} project={project} />}
      </AskedProject>
    </Suspense>
  );
}

/** A sign-in or sign-up page: the methods, or the options for signed-in people. */
export function LiveAuth({ project, ...props }: LiveAuthProps): ReactNode {
  const user = useVisitor();
  if (user) {
    return props.automaticRedirect ? (
      <Redirecting {...props} />
    ) : (
      <Suspense>
        <AlreadySignedIn user={user} fullPage={props.fullPage} />
      </Suspense>
    );
  }
  return project === undefined ? <AskedWays {...props} /> : <Ways {...props} project={project} />;
}
