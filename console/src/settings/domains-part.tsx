import { useState } from "react";
import { wordsOf } from "../api/problem.js";
import { useMay } from "../api/project.js";
import { Badge } from "../ui/badge.js";
import { Button } from "../ui/button.js";
import { FormDialog } from "../ui/dialog.js";
import { AS_TYPED, TextField } from "../ui/field.js";
import { Empty, Notice } from "../ui/notice.js";
import { PlainTable } from "../ui/plain-table.js";
import { Section } from "../ui/section.js";
import { announce } from "../ui/toast.js";
import { DomainChecks } from "./domain-checks.js";
import { Lockable } from "./locked.js";
import { SettingSwitches } from "./setting-switches.js";
import { type ProjectSettings, useConfig } from "./use-config.js";

type Config = ProjectSettings["config"];
type Domain = Config["domains"][number];

const without = ({ domains }: Config, { domain }: Domain): Domain[] =>
  domains.filter((other) => other.domain !== domain);
const withFirst = (stored: Config, first: Domain): Domain[] => [
  ...stored.domains.filter((other) => other.domain === first.domain),
  ...without(stored, first),
];

/** Where the app is: links in mails and returns from providers go nowhere else. */
export function DomainsPart({ settings }: { readonly settings: ProjectSettings }) {
  const { domains } = settings.config;
  const { save, change } = useConfig();
  const mayChange = useMay("admin");
  const [dialog, setDialog] = useState<{ kind: "add" } | { kind: "remove"; domain: Domain }>();
  const close = () => setDialog(undefined);
  return (
    <>
      <Lockable names={["domains"]}>
        <Section
          title="Trusted domains"
          lead="Where your app is. Codes, links in emails and returns from providers go to these alone. Emails use the first."
          actions={<Button onClick={() => setDialog({ kind: "add" })}>Add domain</Button>}
        >
          {domains.length === 0 ? (
            <Empty title="No domain">
              {settings.config.allowLocalhost
                ? "Only localhost is trusted, which is right while you develop."
                : `Sign-ins can’t return to your app yet. ${mayChange ? "Add" : "An admin adds"} its address.`}
            </Empty>
          ) : (
            <PlainTable
              label="Trusted domains"
              rows={domains}
              idOf={({ domain }) => domain}
              columns={[
                {
                  id: "domain",
                  title: "Address",
                  cell: ({ domain }) => (
                    <span className="row">
                      <code>{domain}</code>
                      {domain === domains[0]?.domain && <Badge look="accent">In emails</Badge>}
                      {domain.startsWith("http:") && <Badge look="warning">Not encrypted</Badge>}
                    </span>
                  ),
                },
                {
                  id: "handler",
                  title: "Handler",
                  cell: ({ handlerPath }) => <code>{handlerPath}</code>,
                },
                {
                  id: "actions",
                  title: "",
                  cell: (domain) => (
                    <span className="row">
                      {domain !== domains[0] && (
                        <Button
                          small
                          busy={change.isPending}
                          onClick={() =>
                            void save((stored) => ({ domains: withFirst(stored, domain) })).then(
                              () => announce("Emails use it now"),
                              () => {},
                            )
                          }
                        >
                          Use in emails
                        </Button>
                      )}
                      <Button
                        small
                        look="danger"
                        onClick={() => setDialog({ kind: "remove", domain })}
                      >
                        Remove
                      </Button>
                    </span>
                  ),
                },
              ]}
            />
          )}
          {change.isError && !dialog && <Notice look="error">{wordsOf(change.error)}</Notice>}
        </Section>
      </Lockable>
      {domains.length > 0 && <DomainChecks domains={domains.map(({ domain }) => domain)} />}
      <Section title="Development">
        <SettingSwitches
          settings={settings}
          rows={[
            {
              name: "allowLocalhost",
              label: "Trust localhost",
              hint:
                "For development. A program on someone’s own computer could receive their " +
                "codes.",
              effect: (on) =>
                on && settings.isProductionMode ? (
                  <p>The project is in production mode, and should not trust localhost then.</p>
                ) : undefined,
            },
          ]}
        />
      </Section>
      {dialog?.kind === "add" && (
        <FormDialog
          title="Add a domain"
          action="Add domain"
          done="Domain added"
          onClose={close}
          onSubmit={async (form) => {
            const domain = {
              domain: String(form.get("domain")).trim().replace(/\/+$/, ""),
              handlerPath: String(form.get("handler")).trim(),
            };
            await save((stored) => ({ domains: [...stored.domains, domain] }));
          }}
        >
          <TextField
            label="Address"
            name="domain"
            type="url"
            required
            placeholder="https://app.example.com"
            hint="With https:// and without a path. https://*.example.com trusts all below it."
          />
          <TextField
            label="Path of the handler"
            name="handler"
            required
            defaultValue="/handler"
            {...AS_TYPED}
          />
        </FormDialog>
      )}
      {dialog?.kind === "remove" && (
        <FormDialog
          title={`Remove ${dialog.domain.domain}`}
          action="Remove domain"
          danger
          typed={dialog.domain.domain}
          done="Domain removed"
          onClose={close}
          onSubmit={() => save((stored) => ({ domains: without(stored, dialog.domain) }))}
        >
          <p>
            Sign-in by provider and by emailed link stops there right away, and so do passkeys made
            there.
          </p>
        </FormDialog>
      )}
    </>
  );
}
