import { type ReactNode, useEffect, useState } from "react";
import type { Failure } from "../../messages/failure.js";
import { useMessages } from "../../messages/use-messages.js";
import { Button, type ButtonLook } from "../../ui/button.js";
import { FailureNotice } from "../../ui/feedback/failure-notice.js";
import { useCountdown } from "../forms/use-countdown.js";

/** The wait before a page that could not be read tries again by itself. */
const RETRY_SECONDS = 5;

/** Failures that pass without a change of the request. */
const PASSING = ["NETWORK_ERROR", "OFFLINE_ERROR", "RATE_LIMITED", "SERVICE_ERROR"];

/** Runs `retry` a few seconds after each failure that may pass. Returns the text that says so. */
export function useSoon({ code }: Failure, retry: () => unknown): string | undefined {
  const t = useMessages();
  const [round, setRound] = useState(0);
  const left = useCountdown(RETRY_SECONDS, round);
  const isDue = left === 0 && PASSING.includes(code);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `retry` does the same in each render.
  useEffect(() => {
    if (!isDue) return;
    const again = () => setRound((count) => count + 1);
    void Promise.resolve(retry()).then(again, again);
  }, [isDue]);
  if (!PASSING.includes(code)) return undefined;
  return isDue ? t("state.loading") : t("failure.retryIn", { count: left });
}

interface FailedReadProps {
  failure: Failure;
  /** Says what failed, before the reason. */
  before?: string | undefined;
  retry: () => unknown;
  look?: ButtonLook;
}

/** In place of something that could not be read. Tries again by itself if that may help. */
export function FailedRead({ failure, before, retry, look }: FailedReadProps): ReactNode {
  const t = useMessages();
  const soon = useSoon(failure, retry);
  return (
    <div className="stk-outcome">
      <div role="alert" className="stk-form-alert">
        <FailureNotice failure={failure} before={before} />
      </div>
      <Button {...(look && { look })} onClick={() => void retry()}>
        {t("action.tryAgain")}
      </Button>
      {/* Not announced: each second would be. */}
      {soon === undefined ? null : <p className="stk-hint">{soon}</p>}
    </div>
  );
}
