"use client";

import { type ReactNode, Suspense } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { later } from "../../react/later.js";
import { PasswordSignUp } from "../components/password-sign-up.js";
import { useUrls } from "../provider/use-urls.js";
import { LiveAuth } from "./auth/live-auth.js";
import { SignUpClosed } from "./auth/sign-up-closed.js";
import { invitationCodeIn } from "./invitation-ahead.js";
import { useReturnTo } from "./return-link.js";
import type { AuthOptions, PageProps } from "./screen-props.js";

const InvitedSignUp = later(
  async () =>
    (await import(/* webpackChunkName: "stk-auth" */ "./invited-sign-up.js")).InvitedSignUp,
);

function Page(props: PageProps & AuthOptions): ReactNode {
  const t = useMessages("signIn");
  const { invited } = props;
  return (
    <LiveAuth
      type="sign-up"
      password={PasswordSignUp}
      closed={SignUpClosed}
      text={invited && t("signUp.invited", { team: invited.team })}
      {...props}
    />
  );
}

/** The sign-up page. */
export function SignUp(props: PageProps & AuthOptions): ReactNode {
  const { fullPage, searchParams } = props;
  // The handler has looked it up; an app's own page has not.
  const code = invitationCodeIn(useReturnTo(searchParams), useUrls().teamInvitation);
  if (searchParams !== undefined || props.invited !== undefined || code === undefined)
    return <Page {...props} />;
  return (
    <Suspense>
      <InvitedSignUp code={code} fullPage={fullPage}>
        {(invited) => <Page {...props} {...(invited && { invited })} />}
      </InvitedSignUp>
    </Suspense>
  );
}
