"use client";

import { type ReactNode, Suspense } from "react";
import { Scope } from "../../ui/theme/scope.js";
import { useScreenApp } from "../provider/connect.js";
import type { ScreenProject } from "../provider/screen-app.js";
import { Providers } from "./oauth-button.js";

/** Props of {@link OAuthButtonGroup}. */
export interface OAuthButtonGroupProps {
  /** The page that shows the buttons. All sign in to an existing account or create one. */
  type: "sign-in" | "sign-up";
  /** A project to preview instead of the app's own; the buttons do nothing. */
  mockProject?: {
    /** The providers of `project.config`. */
    readonly config: Pick<ScreenProject["config"], "oauthProviders">;
  };
}

const ProjectGroup = (): ReactNode => (
  <Providers providers={useScreenApp().useProject().config.oauthProviders} isMock={false} />
);

/** A button for each provider enabled in the project. */
export const OAuthButtonGroup = ({ mockProject }: OAuthButtonGroupProps): ReactNode => (
  <Scope>
    <Suspense>
      {mockProject ? (
        <Providers providers={mockProject.config.oauthProviders} isMock />
      ) : (
        <ProjectGroup />
      )}
    </Suspense>
  </Scope>
);
