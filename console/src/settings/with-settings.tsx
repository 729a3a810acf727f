import { operations } from "@stackkit/next/protocol";
import type { ReactNode } from "react";
import { useMay } from "../api/project.js";
import { useRead } from "../api/queries.js";
import { Failure, Notice } from "../ui/notice.js";
import { Skeleton } from "../ui/skeleton.js";
import { type ProjectSettings, useConfig } from "./use-config.js";

/** Reads the project's settings. Says to roles below admin that they only look. */
export function WithSettings({
  children,
}: {
  readonly children: (settings: ProjectSettings) => ReactNode;
}) {
  const { read } = useConfig();
  // Fields are locked from the start.
  const locks = useRead(operations.configuredSettings.read);
  const mayChange = useMay("admin");
  // Not `isPending`, which a failed read is once more whenever what is below mounts.
  if (!read.data || !locks.isFetched)
    return !read.data && read.error ? (
      <Failure error={read.error} onRetry={read.refetch} />
    ) : (
      <Skeleton lines={8} />
    );
  return (
    <>
      {!mayChange && <Notice>Your role reads these settings. An admin changes them.</Notice>}
      {children(read.data)}
    </>
  );
}

/** Fields that roles below admin cannot change. */
export const ForAdmins = ({ children }: { readonly children: ReactNode }) => (
  <fieldset className="bare" disabled={!useMay("admin")}>
    {children}
  </fieldset>
);
