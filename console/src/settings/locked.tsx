import { operations } from "@stackkit/next/protocol";
import type { ReactNode } from "react";
import { useRead } from "../api/queries.js";
import { Notice } from "../ui/notice.js";
import type { ProjectSettings } from "./use-config.js";

/** A setting that the service's configuration may set. */
export type SettingName = keyof ProjectSettings["config"] | "displayName";

const IN_CODE = "the code of your app";

/** Where the configuration of the service is, as "stackkit.json". */
export const useConfigurationName = (): string =>
  useRead(operations.configuredSettings.read).data?.file ?? IN_CODE;

/** Where the service's configuration sets a part of the project. */
function usePlace(part: "names" | "roleIds"): (name: string) => string | undefined {
  const { data } = useRead(operations.configuredSettings.read);
  const place = useConfigurationName();
  return (name) => (data?.[part].includes(name) ? place : undefined);
}

/** Says where a setting is set if the service's configuration does it, as "stackkit.json". */
export const useLocks = (): ((name: SettingName) => string | undefined) => usePlace("names");

/** Says where a role is defined if the service's configuration does it, by the role's id. */
export const useRoleLocks = (): ((id: string) => string | undefined) => usePlace("roleIds");

/** Fields that cannot be changed here if the configuration sets one of them. */
export function Lockable({
  names,
  children,
}: {
  readonly names: readonly SettingName[];
  readonly children: ReactNode;
}) {
  const lockOf = useLocks();
  const place = names.map(lockOf).find((found) => found !== undefined);
  if (place === undefined) return children;
  return (
    <>
      <Notice>
        <p>
          Set in {place === IN_CODE ? place : <code>{place}</code>}, which wins at each start.
          Change it there.
        </p>
      </Notice>
      <fieldset className="bare" disabled>
        {children}
      </fieldset>
    </>
  );
}
