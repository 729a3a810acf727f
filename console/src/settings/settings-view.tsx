import type { ComponentType } from "react";
import { useProject } from "../api/project.js";
import { View } from "../ui/section.js";
import { Tabs, tabsBelow } from "../ui/tabs.js";
import { DomainsPart } from "./domains-part.js";
import { Lockable, type SettingName } from "./locked.js";
import { MethodsPart } from "./methods-part.js";
import { ProvidersPart } from "./providers-part.js";
import { SignUpPart } from "./sign-up-part.js";
import type { ProjectSettings } from "./use-config.js";
import { ForAdmins, WithSettings } from "./with-settings.js";

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
];

/** How people sign up and in, and where. */
export function SettingsView({ part = "methods" }: { readonly part?: string }) {
  const { id } = useProject();
  const [, , Part = MethodsPart, names = []] = PARTS.find(([name]) => name === part) ?? [];
  const base = `/${id}/sign-in`;
  return (
    <View title="Sign-in settings">
      <Tabs label="Parts of the settings" current={part} tabs={tabsBelow(base, PARTS)} />
      <WithSettings>
        {(settings) => (
          <ForAdmins>
            <Lockable names={names}>
              <Part settings={settings} />
            </Lockable>
          </ForAdmins>
        )}
      </WithSettings>
    </View>
  );
}
