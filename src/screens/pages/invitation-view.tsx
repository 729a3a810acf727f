import type { MouseEvent, ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { PAGE_PARAMS, RETURN_TO_PARAM } from "../../protocol/urls.js";
import { ButtonLink } from "../../ui/button.js";
import { Form } from "../../ui/form/form.js";
import type { Flow } from "../../ui/form/use-flow.js";
import { SignOutFailed } from "../components/sign-out-failed.js";
import { useSignOut } from "../flows/use-sign-out.js";
import { FIELDS } from "../forms/field-names.js";
import { checkOwnName } from "../forms/own-name.js";
import { OwnNameField } from "../forms/own-name-field.js";
import { useScreenApp } from "../provider/connect.js";
import type { ScreenInvitation } from "../provider/screen-app.js";
import type { ScreenUser } from "../provider/screen-user.js";
import { useUrls } from "../provider/use-urls.js";
import { InvitationCard } from "./invitation-card.js";
import { useReturnLink } from "./return-link.js";

interface InvitationViewProps {
  flow: Flow;
  code: string;
  details: ScreenInvitation;
  user: ScreenUser;
  fullPage?: boolean | undefined;
}

/** Compared without regard to case, as mailboxes do. */
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The page of an invitation. */
export const addressOf = (code: string, page: string): string =>
  `${page}?${new URLSearchParams({ [PAGE_PARAMS.code]: code })}`;

/**
 * Shows the invitation and the signed-in account before joining, with a button to switch accounts.
 */
export function InvitationView({
  flow,
  code,
  details,
  user,
  fullPage,
}: InvitationViewProps): ReactNode {
  const t = useMessages("pages");
  const { primaryEmail: email, displayName } = user;
  const { teamDisplayName: team, recipientEmail: invited } = details;
  const isOther = Boolean(invited && email && !isSame(invited, email));
  const strong = (text: string) => <strong>{text}</strong>;
  const urls = useUrls();
  const signInUrl = useReturnLink({ [RETURN_TO_PARAM]: addressOf(code, urls.teamInvitation) })(
    urls.signIn,
  );
  const signOut = useSignOut(useScreenApp(), signInUrl);
  const switchAccount = (event: MouseEvent) => {
    event.preventDefault();
    void signOut.start();
  };
  return (
    <InvitationCard details={details} fullPage={fullPage}>
      {email === null ? null : (
        <p className="stk-text">
          {isOther
            ? t.rich("invitation.sentTo", {
                invited: strong(invited ?? ""),
                email: strong(email),
              })
            : t.rich("invitation.signedInAs", { email: strong(email) })}
        </p>
      )}
      <div className="stk-actions">
        <Form
          flow={flow}
          submit={t("invitation.submit")}
          hidden={{ [FIELDS.code]: code, [FIELDS.name]: team }}
          check={checkOwnName(t)}
        >
          {displayName ? null : (
            <OwnNameField label={t("invitation.yourName")} hint={t("invitation.yourNameHint")} />
          )}
        </Form>
        <ButtonLink href={urls.signOut} onClick={switchAccount}>
          {t("invitation.switch")}
        </ButtonLink>
        <ButtonLink look="quiet" href={urls.home}>
          {t("invitation.decline")}
        </ButtonLink>
      </div>
      <SignOutFailed signOut={signOut} />
    </InvitationCard>
  );
}
