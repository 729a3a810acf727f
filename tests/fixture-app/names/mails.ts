import type {
  NotificationCategory,
  SendEmailOptions,
  SendEmailResult,
  StackServerApp,
} from "@stackkit/next/server";

/** A mail of the app, and who got it. */
export async function sendNews(app: StackServerApp, mail: SendEmailOptions): Promise<string[]> {
  const results: readonly SendEmailResult[] = await app.sendEmail(mail);
  return results.filter(({ state }) => state === "queued").map(({ userId }) => userId);
}
export const isOn = ({ enabled, canDisable }: NotificationCategory): boolean =>
  enabled || !canDisable;
