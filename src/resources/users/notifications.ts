import type { Access } from "../../access/access.js";
import type { Level } from "../../protocol/operations/level.js";
import { type notificationPreference, notifications } from "../../protocol/records/notification.js";
import type { Fields } from "../../protocol/records/record.js";

/**
 * A kind of mails that the app sends, and whether the user gets them.
 * @interface
 */
export type NotificationCategory = Fields<typeof notificationPreference, "client"> & {
  /** Turns these mails on or off. Throws for those that cannot be turned off. */
  setEnabled(enabled: boolean): Promise<void>;
};

/** Methods about the mails that the app sends to a user. */
export interface NotificationActions {
  /** The kinds of mails that the app sends, and whether the user gets them. */
  listNotificationCategories(): Promise<NotificationCategory[]>;
  /** `listNotificationCategories()` for components. */
  useNotificationCategories(): NotificationCategory[];
}

/** The methods about the mails that the app sends to a user. */
export function createNotificationActions<L extends Level>(access: Access<L>): NotificationActions {
  const params = { user_id: access.subject };
  return access.readable("NotificationCategories", () =>
    access.query(notifications.list, { params }, (row): NotificationCategory => {
      const fields = row as Fields<typeof notificationPreference, "client">;
      return {
        ...fields,
        setEnabled: async (enabled) => {
          await access.run(notifications.update, {
            params: { ...params, notification_category_id: fields.id },
            body: { enabled },
          });
        },
      };
    }),
  );
}
