import { type ReactNode, useCallback } from "react";
import { useMessages } from "../../../../messages/use-messages.js";
import type { TrustedDevice } from "../../../../resources/users/trusted-devices.js";
import { Badge } from "../../../../ui/badge.js";
import { Button } from "../../../../ui/button.js";
import { Time } from "../../../../ui/time.js";
import type { Account } from "../../../provider/account.js";
import { removeFrom } from "../../remove-from.js";
import { deviceText } from "../../sessions/device-words.js";
import { useChange } from "../../use-change.js";
import { useLoad } from "../../use-load.js";

/** Services without such devices, as the hosted one, do not know the call. */
function noneIfUnknown(error: { readonly status?: number }): TrustedDevice[] {
  if (error.status === 404) return [];
  throw error;
}

/** The devices that need no second step, with a button to end that for each. */
export function TrustedDevices({ account }: { account: Account }): ReactNode {
  const t = useMessages("account");
  const { id, listTrustedDevices } = account;
  // The devices are those of the person, whichever snapshot of them is at hand.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const load = useCallback(() => listTrustedDevices().catch(noneIfUnknown), [id]);
  const { value: devices, set } = useLoad(load);
  const { run, region } = useChange();
  if (!devices) return null;
  const remove = (device: TrustedDevice) =>
    run({
      work: () =>
        removeFrom(listTrustedDevices, device.id, () => account.removeTrustedDevice(device.id)),
      show: () => {
        set(devices.filter((other) => other !== device));
        return () => set(devices);
      },
      done: t("auth.trustedRemoved"),
    });
  return (
    <>
      {devices.length === 0 ? null : (
        <ul className="stk-list" aria-label={t("auth.trustedTitle")}>
          {devices.map((device) => {
            const name = deviceText(device.device ?? undefined, t) ?? t("sessions.unknownPlace");
            return (
              <li className="stk-list-row" key={device.id}>
                <div className="stk-list-words">
                  <span className="stk-list-name">
                    <span>{name}</span>
                    {device.isCurrent ? <Badge kind="good">{t("sessions.current")}</Badge> : null}
                  </span>
                  <span className="stk-hint">
                    {t.rich("auth.trustedUntil", { time: <Time date={device.trustedUntil} /> })}
                  </span>
                </div>
                <Button
                  aria-label={t("auth.trustedRemoveOf", { device: name })}
                  onClick={() => void remove(device)}
                >
                  {t("auth.trustedRemove")}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {region}
    </>
  );
}
