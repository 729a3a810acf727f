import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { Account } from "../../provider/account.js";
import { Panel } from "../panel.js";
import { NameForm } from "./name-form.js";
import { PictureField } from "./picture-field.js";

/** The account's public picture and name. */
export function Profile({ account }: { account: Account }): ReactNode {
  const t = useMessages("account");
  const { displayName, primaryEmail, profileImageUrl, signedUpAt } = account;
  const since = new Intl.DateTimeFormat(t.locale, { dateStyle: "long" }).format(signedUpAt);
  const words = {
    choose: t(profileImageUrl === null ? "profile.pictureChoose" : "profile.pictureChange"),
    remove: t("profile.pictureRemove"),
    saved: t("profile.pictureSaved"),
    removed: t("profile.pictureRemoved"),
  };
  return (
    <>
      <Panel>
        <PictureField
          url={profileImageUrl}
          name={displayName ?? primaryEmail}
          words={words}
          save={(url) => account.update({ profileImageUrl: url })}
        />
        <NameForm
          label={t("profile.name")}
          name={displayName ?? ""}
          saved={t("profile.nameSaved")}
          autoComplete="name"
          save={(name) => account.update({ displayName: name === "" ? null : name })}
        />
      </Panel>
      <p className="stk-hint" suppressHydrationWarning>
        {t("profile.memberSince", { date: since })}
      </p>
    </>
  );
}
