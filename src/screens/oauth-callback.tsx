"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { type Failure, readFailure } from "../messages/failure.js";
import { useMessages } from "../messages/use-messages.js";
import { ButtonLink } from "../ui/button.js";
import { Card, Frame } from "../ui/card.js";
import { Notice } from "../ui/notice.js";
import { LoadingSkeleton } from "../ui/skeleton.js";
import { useScreenApp } from "./connect.js";
import type { PageProps } from "./screen-props.js";
import { useUrls } from "./use-urls.js";

/** Finishes a sign-in through a provider. Where there is nothing to finish, the way on is the sign-in page. */
export function OAuthCallback({ fullPage }: PageProps): ReactNode {
  const t = useMessages("signIn");
  const app = useScreenApp();
  const urls = useUrls();
  const [failure, setFailure] = useState<Failure>();
  // React runs effects twice while developing, and a code can be spent once.
  const finished = useRef(false);
  useEffect(() => {
    if (finished.current) return;
    finished.current = true;
    const finish = async () => {
      const leaves = await app.callOAuthCallback();
      if (!leaves) await app.redirectToSignIn({ noRedirectBack: true, replace: true });
    };
    finish().catch((error: unknown) => setFailure(readFailure(error)));
  }, [app]);
  if (failure === undefined) {
    return (
      <Frame fullPage={fullPage}>
        <Card title={t("oauth.title")} text={t("oauth.text")}>
          <LoadingSkeleton lines={1} />
        </Card>
      </Frame>
    );
  }
  return (
    <Frame fullPage={fullPage}>
      <Card title={t("oauth.failedTitle")}>
        <div role="alert">
          <Notice kind="error" text={failureWords(failure, t)} />
        </div>
        <ButtonLink look="primary" href={urls.signIn}>
          {t("oauth.again")}
        </ButtonLink>
      </Card>
    </Frame>
  );
}

/** Failures of which there is nothing to say but that it did not work. */
const PLAIN = ["UNKNOWN", "SIGN_IN_CALLBACK_FAILED"];

const failureWords = (failure: Failure, t: ReturnType<typeof useMessages<"signIn">>): string => {
  if (failure.code === "INVALID_TOTP_CODE") return t("oauth.invalidTotp");
  return PLAIN.includes(failure.code) ? t("oauth.failedText") : t.failure(failure);
};
