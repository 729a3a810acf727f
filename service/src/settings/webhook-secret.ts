/** The form of secrets that sign: only with valid base64 can anything be signed. */
const WEBHOOK_SECRET =
  /^whsec_(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{4})$/;

/** Whether a secret can sign webhooks, and the checks that are signed like them. */
export const isWebhookSecret = (text: string): boolean => WEBHOOK_SECRET.test(text);
