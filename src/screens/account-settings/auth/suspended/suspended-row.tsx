import type { ReactNode } from "react";
import { useMessages } from "../../../../messages/use-messages.js";
import { providerName } from "../../../../protocol/provider-name.js";
import type { SuspendedAccess } from "../../../../resources/users/suspended-access.js";
import { Time } from "../../../../ui/time.js";
import { deviceText, placeText } from "../../sessions/device-words.js";

/** One suspended thing: what it is, when it was added, and from where. */
export function SuspendedRow({ of }: { of: SuspendedAccess["items"][number] }): ReactNode {
  const t = useMessages("account");
  const name = of.name ?? undefined;
  const [title, kind] = {
    password: () => [t("auth.passwordTitle")],
    second_factor: () => [t("auth.totpTitle")],
    passkey: () => [t("auth.passkeyTitle")],
    provider: () => [providerName(name ?? ""), t("hold.account")],
    session: () => [deviceText(name, t) ?? t("sessions.unknownPlace"), t("hold.session")],
    address: () => [<bdi key="name">{name}</bdi>, t("hold.address")],
    team: () => [<bdi key="name">{name}</bdi>, t("hold.team")],
  }[of.type]();
  const place = placeText(of, t.locale);
  const isSession = of.type === "session";
  return (
    <li className="stk-list-row">
      <div className="stk-list-words">
        <span className="stk-list-name">{title}</span>
        <span className="stk-hint stk-facts">
          {kind ? <span>{kind}</span> : null}
          {place ? <bdi>{place}</bdi> : null}
          {of.createdAt ? (
            <span>
              {t.rich(isSession ? "sessions.started" : "hold.added", {
                time: <Time date={of.createdAt} />,
              })}
            </span>
          ) : null}
        </span>
      </div>
    </li>
  );
}
