import { useEffect, useState } from "react";
import { type Failure, readFailure } from "../../messages/failure.js";
import { useScreenApp } from "../provider/connect.js";
import type { Answer, ScreenApp } from "../provider/screen-app.js";

const NO_CODE: Failure = { code: "VERIFICATION_CODE_NOT_FOUND" };

/**
 * Checks a code without spending it. A check that failed for another reason is ignored: submitting
 * the form will report it.
 */
export function useCodeCheck(
  code: string,
  look: (app: ScreenApp, code: string) => Promise<Answer<unknown>>,
): Failure | undefined {
  const app = useScreenApp();
  const [failure, setFailure] = useState<Failure>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` does the same in each render.
  useEffect(() => {
    if (code === "") return;
    let wanted = true;
    look(app, code).then(
      (answer) => wanted && answer.status === "error" && setFailure(readFailure(answer.error)),
      (error: unknown) => wanted && setFailure(readFailure(error)),
    );
    return () => {
      wanted = false;
    };
  }, [app, code]);
  return code === "" ? NO_CODE : failure;
}
