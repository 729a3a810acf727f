"use client";

import type { ReactNode } from "react";
import { useMessages } from "../messages/use-messages.js";
import { MessageCard } from "../ui/message-card.js";
import { AlreadySignedIn, TakingOn } from "./already-signed-in.js";
import { AuthView } from "./auth-view.js";
import { useScreenApp } from "./connect.js";
import { useReturnLink } from "./return-link.js";
import type { ScreenProject } from "./screen-app.js";
import type { AuthOptions, PageProps } from "./screen-props.js";
import { useUrls } from "./use-urls.js";
import { useVisitor } from "./use-visitor.js";

export interface AuthPageProps extends PageProps, AuthOptions {
  type: "sign-in" | "sign-up";
  /** A project to show instead of the app's own; nothing is sent. For previews. */
  mockProject?: ScreenProject;
}

function SignUpClosed({ fullPage = false, searchParams }: Pick<PageProps, "searchParams"> & { fullPage?: boolean | undefined }): ReactNode {
  const t = useMessages("signIn");
  const urls = useUrls();
  return (
    <MessageCard
      title={t("signUp.closedTitle")}
      fullPage={fullPage}
      primaryButtonText={t("action.signIn")}
      primaryHref={useReturnLink(searchParams)(urls.signIn)}
      secondaryButtonText={t("action.goHome")}
      secondaryHref={urls.home}
    >
      {t("signUp.closedText")}
    </MessageCard>
  );
}

function Ways({ project, ...props }: Omit<AuthPageProps, "project" | "mockProject"> & { project: ScreenProject }): ReactNode {
  if (props.type === "sign-up" && !project.config.signUpEnabled)
    return <SignUpClosed fullPage={props.fullPage} {...(props.searchParams ? { searchParams: props.searchParams } : {})} />;
  return <AuthView project={project} isMock={false} {...props} />;
}

const AskedWays = (props: Omit<AuthPageProps, "project" | "mockProject">): ReactNode => <Ways project={useScreenApp().useProject()} {...props} />;

function LivePage({ project, ...props }: Omit<AuthPageProps, "mockProject">): ReactNode {
  const user = useVisitor();
  if (user !== null && props.automaticRedirect) return <TakingOn type={props.type} fullPage={props.fullPage} />;
  if (user !== null) return <AlreadySignedIn user={user} fullPage={props.fullPage} />;
  return project === undefined ? <AskedWays {...props} /> : <Ways project={project} {...props} />;
}

/** Signs people in or up by every way that the project has switched on. */
export function AuthPage({ mockProject, ...props }: AuthPageProps): ReactNode {
  return mockProject === undefined ? <LivePage {...props} /> : <AuthView {...props} project={mockProject} isMock />;
}
