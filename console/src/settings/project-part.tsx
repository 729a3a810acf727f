import { operations } from "@stackkit/next/protocol";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useLocation } from "wouter";
import { wordsOf } from "../api/problem.js";
import { useMay, useProject } from "../api/project.js";
import { useChange } from "../api/queries.js";
import { Button } from "../ui/button.js";
import { Copy } from "../ui/copy.js";
import { FormDialog } from "../ui/dialog.js";
import { SwitchField, TextField } from "../ui/field.js";
import { Notice } from "../ui/notice.js";
import { Facts, Section } from "../ui/section.js";
import { Time } from "../ui/time.js";
import { announce } from "../ui/toast.js";
import { Lockable } from "./locked.js";
import type { ProjectSettings } from "./use-config.js";

/** The project itself: its name, its mode, a download of its settings, and its end. */
export function ProjectPart({ settings }: { readonly settings: ProjectSettings }) {
  const isOwner = useMay("owner");
  return (
    <>
      <Section title="Project" lead="Screens and mails show its name.">
        <Lockable names={["displayName"]}>
          <NameForm key={settings.displayName} settings={settings} />
        </Lockable>
        <Facts
          rows={[
            ["Id", <Copy key="id" value={settings.id} label="the id" />],
            ["Created", <Time key="at" at={settings.createdAt} />],
            ["Users", settings.userCount.toLocaleString("en")],
          ]}
        />
      </Section>
      <ProductionMode settings={settings} />
      <Section
        title="Settings as a file"
        lead="The settings as JSON, without secrets, to keep beside your code or to compare two projects."
        actions={<Button onClick={() => download(settings)}>Download settings</Button>}
      >
        <span />
      </Section>
      {isOwner && <DeleteProject settings={settings} />}
    </>
  );
}

function download(settings: ProjectSettings): void {
  const { emailConfig, oauthProviders, ...config } = settings.config;
  const text = JSON.stringify(
    {
      displayName: settings.displayName,
      config: {
        ...config,
        emailConfig: { ...emailConfig, password: undefined },
        oauthProviders: oauthProviders.map((provider) => ({
          ...provider,
          clientSecret: undefined,
        })),
      },
    },
    null,
    2,
  );
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `${settings.id}.settings.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

function NameForm({ settings }: { readonly settings: ProjectSettings }) {
  const [name, setName] = useState(settings.displayName);
  const update = useChange(operations.projects.update);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!update.isPending)
      update.mutate(
        { body: { displayName: name.trim() } },
        { onSuccess: () => announce("Name saved") },
      );
  };
  return (
    <>
      <form className="bar" onSubmit={submit}>
        <TextField
          label="Name"
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button
          type="submit"
          busy={update.isPending}
          disabled={name.trim() === "" || name.trim() === settings.displayName}
        >
          Save name
        </Button>
      </form>
      {update.isError && <Notice look="error">{wordsOf(update.error)}</Notice>}
    </>
  );
}

function ProductionMode({ settings }: { readonly settings: ProjectSettings }) {
  const update = useChange(operations.projects.update);
  return (
    <Section title="Production mode">
      <SwitchField
        label="Production mode"
        hint="Requires complete settings: own domains with https, no localhost, own provider keys."
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
  const [isOpen, setOpen] = useState(false);
  const { id } = useProject();
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const remove = useChange(operations.projects.delete);
  return (
    <Section title="Danger zone" danger>
      <div className="switch-field">
        <div>
          <h3>Delete the project</h3>
          <p className="muted">All its users, teams, keys and settings, for good.</p>
        </div>
        <Button look="danger" onClick={() => setOpen(true)}>
          Delete project
        </Button>
      </div>
      {isOpen && (
        <FormDialog
          title={`Delete “${settings.displayName}”`}
          action="Delete project"
          danger
          typed={id}
          onClose={() => setOpen(false)}
          onSubmit={async () => {
            await remove.mutateAsync({});
            navigate("/");
            await client.invalidateQueries();
          }}
        >
          <p>
            {settings.userCount.toLocaleString("en")} users lose their accounts, and apps with keys
            of this project are refused at once. Only a backup brings it back.
          </p>
        </FormDialog>
      )}
    </Section>
  );
}
