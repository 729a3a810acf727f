import { type ReactNode, useCallback } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { NotificationCategory } from "../../../resources/users/notifications.js";
import { Switch } from "../../../ui/form/switch.js";
import type { Account } from "../../provider/account.js";
import { useChange } from "../use-change.js";
import { useLoad } from "../use-load.js";

/** The switch for news of the app, if it has sent any. */
export function News({ account }: { account: Account }): ReactNode {
  const t = useMessages("account");
  // Services without such a choice list none.
  const load = useCallback(
    () => account.listNotificationCategories().catch((): NotificationCategory[] => []),
    [account],
  );
  const { value: categories, set } = useLoad(load);
  const { run, region } = useChange();
  const news = categories?.find(({ canDisable, isUsed }) => canDisable && isUsed);
  if (!categories || !news) return null;
  const change = (enabled: boolean) =>
    run({
      work: () => news.setEnabled(enabled),
      show: () => {
        set(categories.map((one) => (one === news ? { ...news, enabled } : one)));
        return () => set(categories);
      },
      done: t(enabled ? "emails.newsOn" : "emails.newsOff"),
    });
  return (
    <>
      <Switch
        name="news"
        label={t("emails.news")}
        hint={t("emails.newsHint")}
        checked={news.enabled}
        onChange={({ target }) => void change(target.checked)}
      />
      {region}
    </>
  );
}
