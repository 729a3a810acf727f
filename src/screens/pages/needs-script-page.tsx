import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { ButtonLink } from "../../ui/button.js";
import { Card, Frame } from "../../ui/card.js";
import { useUrls } from "../provider/use-urls.js";
import type { RouteName } from "../screen-table.js";

/** The props of the page for browsers without scripts. */
export interface NeedsScriptPageProps {
  /** Unknown in the part of a page that is rendered before the request. */
  route?: RouteName | undefined;
  fullPage?: boolean | undefined;
}

function SignOutLink(): ReactNode {
  const t = useMessages();
  return (
    <ButtonLink look="secondary" href={useUrls().signOut}>
      {t("action.signOut")}
    </ButtonLink>
  );
}

/**
 * Stands for a page that a script would move into place. Signing out works without JavaScript.
 * `<noscript>` is in here: React's script finds no place in it for content that comes late.
 */
export function NeedsScriptPage({ route, fullPage }: NeedsScriptPageProps): ReactNode {
  const t = useMessages();
  return (
    <noscript>
      <Frame fullPage={fullPage}>
        <Card title={t("state.needsScript")}>
          {route === "account-settings" ? <SignOutLink /> : null}
        </Card>
      </Frame>
    </noscript>
  );
}
