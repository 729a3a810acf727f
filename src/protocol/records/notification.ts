import * as z from "zod/mini";
import type { Schema } from "../encoding/schema.js";
import { get, list, one, patch, USER_ERRORS } from "../operations/operation.js";
import { field } from "../operations/shape.js";
import { column, type RecordType, record } from "./record.js";

/** The kinds of mails that an app writes. People can turn off the second, not the first. */
export const NOTIFICATION_CATEGORIES = ["Transactional", "Marketing"] as const;
/** One of {@link NOTIFICATION_CATEGORIES}. */
export type NotificationCategoryName = (typeof NOTIFICATION_CATEGORIES)[number];

/** The name of a category, as input. */
export const notificationCategoryName: Schema<NotificationCategoryName> = z.enum(
  NOTIFICATION_CATEGORIES,
  `must be ${NOTIFICATION_CATEGORIES.join(" or ")}`,
);

const preferenceColumns = {
  /** The category's id, the same in every project. */
  id: column("notification_category_id", z.string()),
  /** `Transactional` or `Marketing`. */
  name: column("notification_category_name", notificationCategoryName),
  /** Whether the user gets such mails. */
  enabled: column("enabled", z.boolean()),
  /** Whether the user may turn them off. */
  canDisable: column("can_disable", z.boolean()),
  /** Whether the project has sent any. The hosted service does not say. */
  isUsed: column("is_used", z.optional(z.boolean())),
};
/** The columns of a user's choice about one kind of mails. */
export interface NotificationPreferenceRecord extends RecordType<typeof preferenceColumns> {}
/** Whether a user gets one kind of mails. */
export const notificationPreference: NotificationPreferenceRecord = record(
  "notification-preference",
  preferenceColumns,
);

/** Calls about the mails of an app that a user gets. */
export const notifications = {
  list: get("/emails/notification-preference/{user_id}", {
    access: "client",
    returns: list(notificationPreference),
    errors: USER_ERRORS,
  }),
  update: patch("/emails/notification-preference/{user_id}/{notification_category_id}", {
    access: "client",
    body: { enabled: field("enabled", z.boolean()) },
    returns: one(notificationPreference),
    errors: USER_ERRORS,
    touches: ["notification-preference"],
  }),
};
