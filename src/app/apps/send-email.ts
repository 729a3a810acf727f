import type { Access } from "../../access/access.js";
import type { Input } from "../../protocol/operations/shape.js";
import { emails, type mailResults } from "../../protocol/records/email.js";
import type { Fields } from "../../protocol/records/record.js";

/**
 * A mail to users: `userIds` (up to 100), `subject` and `html`. `notificationCategoryName:
 * "Marketing"` adds a link that turns such mails off; the default is `"Transactional"`. `themeId:
 * null` sends the HTML without the frame of the service's mails.
 * @interface
 */
export type SendEmailOptions = Input<(typeof emails.send)["body"], "server">;

/**
 * What became of the mail to one user: `queued`; `no-address`; `unverified`, for marketing to an
 * address that is not verified; `off`, if the user turned such mails off.
 */
export type SendEmailResult = Fields<typeof mailResults, "server">["results"][number];

/** Methods of servers about mails. */
export interface EmailActions {
  /**
   * Sends a mail to the primary addresses of users. Throws `USER_ID_DOES_NOT_EXIST` before any is
   * sent. Returns what became of each.
   */
  sendEmail(options: SendEmailOptions): Promise<readonly SendEmailResult[]>;
}

/** The methods of servers about mails. */
export const createEmailActions = (access: Access<"server">): EmailActions => ({
  sendEmail: async (body) => (await access.run(emails.send, { body })).results,
});
