import { withinDeadline } from "../core/within-deadline.js";
import type { AppFunctions, AppMail } from "../settings/app-functions.js";
import type { Sending } from "./smtp.js";

/** How long a function of the app may take for one mail. */
const SEND_TIMEOUT_MILLIS = 30_000;

/** Sends a mail by the app's function. Whatever it throws may pass, so the mail is sent again. */
export async function sendByApp(
  send: NonNullable<AppFunctions["sendEmail"]>,
  mail: AppMail,
  ending: AbortSignal,
): Promise<Sending> {
  try {
    await withinDeadline(SEND_TIMEOUT_MILLIS, ending, async (signal) => send(mail, { signal }));
    return { sent: true };
  } catch (error) {
    const { name } = error instanceof Error ? error : { name: "unknown" };
    return {
      sent: false,
      failure: {
        errorType: "EAPP",
        message: "The app's sendEmail failed.",
        canRetry: true,
        // Messages of providers may contain the mail.
        rawError: name,
      },
    };
  }
}
