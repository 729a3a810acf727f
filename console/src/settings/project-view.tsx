import { operations } from "@stackkit/next/protocol";
import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { wordsOf } from "../api/problem.js";
import { INTERNAL_PROJECT, useMay, useProject } from "../api/project.js";
import { useChange } from "../api/queries.js";
import { useSession } from "../sign-in/session.js";
import { forgetProject } from "../sign-in/session-api.js";
import { Button, ButtonLink } from "../ui/button.js";
import { Copy } from "../ui/copy.js";
import { DangerZone } from "../ui/danger-zone.js";
import { SwitchField } from "../ui/field.js";
import { NameForm } from "../ui/name-form.js";
import { Notice } from "../ui/notice.js";
import { Facts, Section, View } from "../ui/section.js";
import { Time } from "../ui/time.js";
import { announce } from "../ui/toast.js";
import { countOf } from "../ui/words.js";
import { CONFIGURATION_FILE, configurationOf } from "./configuration.js";
import { ConnectApp } from "./connect-app.js";
import { Lockable } from "./locked.js";
import type { ProjectSettings } from "./use-config.js";
import { ForAdmins, WithSettings } from "./with-settings.js";

/** The project itself: its name, how apps reach it, its mode, its owners, and its end. */
export const ProjectView = () => (
  <View title="Project">
    <WithSettings>{(settings) => <Parts settings={settings} />}</WithSettings>
  </View>
);

function Parts({ settings }: { readonly settings: ProjectSettings }) {
  const isOwner = useMay("owner");
  const mayInvite = useMay("admin");
  const change = useChange(operations.projects.update);
  return (
    <>
      <Section title="Name" lead="Screens and emails show it.">
        <ForAdmins>
          <Lockable names={["displayName"]}>
            <NameForm
              of={settings.id}
              name={settings.displayName}
              required
              change={change}
              inputOf={(displayName) => ({ body: { displayName } })}
            />
          </Lockable>
        </ForAdmins>
        <Facts
          rows={[
            ["Id", <Copy key="id" value={settings.id} label="the id" />],
            ["Created", <Time key="at" at={settings.createdAt} />],
            ["Users", settings.userCount.toLocaleString("en")],
          ]}
        />
      </Section>
      <ConnectApp />
      {mayInvite && (
        <Section
          title="Owners and administrators"
          lead="Who opens this project in the console, and who owns it."
          actions={<ButtonLink to={`/${settings.id}/administrators`}>Administrators</ButtonLink>}
        />
      )}
      <ForAdmins>
        <ProductionMode settings={settings} />
      </ForAdmins>
      <Section
        title="Settings as a file"
        lead="As stackkit.json, which the service reads at its start. A mail server and providers with secrets are left out: they stay as they are."
        actions={<Button onClick={() => download(settings)}>Download settings</Button>}
      />
      {isOwner && settings.id !== INTERNAL_PROJECT && <DeleteProject settings={settings} />}
    </>
  );
}

function download(settings: ProjectSettings): void {
  const text = `${JSON.stringify(configurationOf(settings), null, 2)}\n`;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = CONFIGURATION_FILE;
  link.click();
  URL.revokeObjectURL(link.href);
}

function ProductionMode({ settings }: { readonly settings: ProjectSettings }) {
  const update = useChange(operations.projects.update);
  return (
    <Section title="Production mode">
      <SwitchField
        label="Production mode"
        hint="A mark that your programs can read. It changes and refuses nothing: see for yourself that domains have https, localhost is not trusted, and provider keys are your own."
        checked={settings.isProductionMode}
        onChange={(on) =>
          update.mutate(
            { body: { isProductionMode: on } },
            { onSuccess: () => announce(`Production mode: ${on ? "on" : "off"}`) },
          )
        }
      />
      {update.isError && <Notice look="error">{wordsOf(update.error)}</Notice>}
    </Section>
  );
}

function DeleteProject({ settings }: { readonly settings: ProjectSettings }) {
  const { id } = useProject();
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const { projects } = useSession();
  const remove = useChange(operations.projects.delete, { isLeaving: true });
  return (
    <DangerZone
      heading="Delete the project"
      lead="All its users, teams, keys and settings, for good."
      action="Delete project"
      title={`Delete “${settings.displayName}”`}
      typed={id}
      done="Project deleted"
      onSubmit={async () => {
        await remove.mutateAsync({});
        const next = projects.find((project) => project.id !== id);
        if (next) navigate(`/${next.id}`);
        forgetProject(client, id);
      }}
    >
      <p>
        The accounts of {countOf(settings.userCount, "user")} are gone, and apps with keys of this
        project are refused right away. Only a backup brings it back.
      </p>
    </DangerZone>
  );
}
