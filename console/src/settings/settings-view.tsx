import type { ComponentType } from "react";
import { useMay, useProject } from "../api/project.js";
import { Failure, Notice } from "../ui/notice.js";
import { View } from "../ui/section.js";
import { Skeleton } from "../ui/skeleton.js";
import { Tabs } from "../ui/tabs.js";
import { DomainsPart } from "./domains-part.js";
import { Lockable, type SettingName } from "./locked.js";
import { MethodsPart } from "./methods-part.js";
import { ProjectPart } from "./project-part.js";
import { ProvidersPart } from "./providers-part.js";
import { SignUpPart } from "./sign-up-part.js";
import { type ProjectSettings, useConfig } from "./use-config.js";

const PARTS: readonly (readonly [
  id: string,
  words: string,
  part: ComponentType<{ readonly settings: ProjectSettings }>,
  /** Settings that are locked together with the whole part. */
  names?: readonly SettingName[],
])[] = [
  ["methods", "Methods", MethodsPart],
  ["sign-up", "Sign-up", SignUpPart],
  ["providers", "Providers", ProvidersPart, ["oauthProviders"]],
  ["domains", "Domains", DomainsPart],
  ["project", "Project", ProjectPart],
];

/** How people sign up and in, and where. */
export function SettingsView({ part = "methods" }: { readonly part?: string }) {
  const { id } = useProject();
  const { read } = useConfig();
  const mayChange = useMay("admin");
  const [, , Part = MethodsPart, names = []] = PARTS.find(([name]) => name === part) ?? [];
  const base = `/${id}/sign-in`;
  return (
    <View title="Sign-in settings">
      <Tabs
        label="Parts of the settings"
        current={part}
        tabs={PARTS.map(([name, words]) => ({
          id: name,
          words,
          to: name === "methods" ? base : `${base}/${name}`,
        }))}
      />
      {read.data ? (
        <>
          {!mayChange && <Notice>Your role reads these settings. An admin changes them.</Notice>}
          <fieldset className="bare" disabled={!mayChange}>
            <Lockable names={names}>
              <Part settings={read.data} />
            </Lockable>
          </fieldset>
        </>
      ) : read.error ? (
        <Failure error={read.error} onRetry={read.refetch} />
      ) : (
        <Skeleton lines={8} />
      )}
    </View>
  );
}
