import { useEffect, useState } from "react";
import { type Failure, readFailure } from "../../messages/failure.js";
import { useScreenApp } from "../provider/connect.js";
import type { ScreenInvitation } from "../provider/screen-app.js";

/** What an invitation code refers to. */
export interface FoundInvitation {
  readonly details?: ScreenInvitation;
  readonly failure?: Failure;
}

/** Looks up an invitation without accepting it. `given` is the server's result. */
export function useInvitation(
  code: string,
  given: FoundInvitation | undefined,
  isSignedIn = true,
): FoundInvitation & { again(): void } {
  const app = useScreenApp();
  const [found, setFound] = useState<FoundInvitation>(given ?? {});
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (given !== undefined && round === 0) return;
    let wanted = true;
    const look = async () => {
      const checked = isSignedIn ? await app.verifyTeamInvitationCode(code) : undefined;
      if (checked?.status === "error") return { failure: readFailure(checked.error) };
      const answer = await app.getTeamInvitationDetails(code);
      return answer.status === "error"
        ? { failure: readFailure(answer.error) }
        : { details: answer.data };
    };
    look()
      .catch((error: unknown) => ({ failure: readFailure(error) }))
      .then((answer) => wanted && setFound(answer));
    return () => {
      wanted = false;
    };
  }, [app, code, given, isSignedIn, round]);
  const again = () => {
    setFound({});
    setRound((count) => count + 1);
  };
  return { ...found, again };
}
