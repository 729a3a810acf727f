"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { type Failure, readFailure } from "../../messages/failure.js";
import { useMessages } from "../../messages/use-messages.js";
import { ButtonLink } from "../../ui/button.js";
import { Card } from "../../ui/card.js";
import { FailureNotice } from "../../ui/feedback/failure-notice.js";
import { NeedsScript } from "../../ui/feedback/needs-script.js";
import { LoadingSkeleton } from "../../ui/feedback/skeleton.js";
import { useOutcomeInTitle } from "../../ui/page-title.js";
import { SignInFrame } from "../components/sign-in-frame.js";
import { useScreenApp } from "../provider/connect.js";
import { useUrls } from "../provider/use-urls.js";
import { type AskedAccount, ChooseAccount } from "./choose-account.js";
import { type AskedConnection, ConfirmConnection } from "./confirm-connection.js";
import type { PageProps } from "./screen-props.js";

/**
 * Finishes a sign-in through a provider. If there is nothing to finish, it offers the sign-in page.
 */
export function OAuthCallback({ fullPage }: PageProps): ReactNode {
  const t = useMessages("pages");
  const app = useScreenApp();
  const [failure, setFailure] = useState<Failure>();
  const [asked, setAsked] = useState<AskedConnection>();
  const [choosing, setChoosing] = useState<AskedAccount>();
  // React runs effects twice in development, but a code can be spent only once.
  const finished = useRef(false);
  useEffect(() => {
    if (finished.current) return;
    finished.current = true;
    const finish = async () => {
      const leaves = await app.callOAuthCallback({
        confirmConnection: ({ provider, email }) =>
          new Promise<boolean>((answer) => setAsked({ provider, email, answer })),
        chooseAccount: (choices, error) =>
          new Promise((answer) => setChoosing({ choices, error, answer })),
      });
      if (!leaves) await app.redirectToSignIn({ noRedirectBack: true, replace: true });
    };
    finish().catch((error: unknown) => {
      setChoosing(undefined);
      setFailure(readFailure(error));
    });
  }, [app]);
  const decide = (connects: boolean) => {
    setAsked(undefined);
    asked?.answer(connects);
  };
  if (asked) return <ConfirmConnection {...asked} answer={decide} fullPage={fullPage} />;
  if (choosing) return <ChooseAccount {...choosing} fullPage={fullPage} />;
  if (failure === undefined) {
    return (
      <SignInFrame fullPage={fullPage}>
        <Card title={t("oauth.title")} text={t("oauth.text")}>
          <LoadingSkeleton lines={1} />
          <NeedsScript />
        </Card>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame fullPage={fullPage}>
      <SignInFailed failure={failure} />
    </SignInFrame>
  );
}

function SignInFailed({ failure }: { failure: Failure }): ReactNode {
  const t = useMessages("pages");
  const urls = useUrls();
  const title = t("oauth.failedTitle");
  useOutcomeInTitle(title);
  const plain = t("oauth.failedText");
  return (
    <Card title={title}>
      <div role="alert">
        <FailureNotice
          failure={failure}
          texts={{
            UNKNOWN: plain,
            SIGN_IN_CALLBACK_FAILED: plain,
            INVALID_TOTP_CODE: t("oauth.invalidTotp"),
          }}
        />
      </div>
      <ButtonLink look="primary" href={urls.signIn}>
        {t("oauth.again")}
      </ButtonLink>
    </Card>
  );
}
