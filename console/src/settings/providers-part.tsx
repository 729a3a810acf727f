import { OAUTH_PROVIDERS } from "@stackkit/next/protocol";
import { useState } from "react";
import { wordsOf } from "../api/problem.js";
import { useMay, useProject } from "../api/project.js";
import { Badge } from "../ui/badge.js";
import { Button, ButtonLink } from "../ui/button.js";
import { Copy } from "../ui/copy.js";
import { FormDialog } from "../ui/dialog.js";
import { AS_TYPED, SelectField, TextField } from "../ui/field.js";
import { Icon } from "../ui/icon.js";
import { Menu } from "../ui/menu.js";
import { Empty, Notice } from "../ui/notice.js";
import { PlainTable } from "../ui/plain-table.js";
import { Section } from "../ui/section.js";
import { announce } from "../ui/toast.js";
import { KeptOut } from "./kept-out.js";
import { developerPageOf, nameOf, useCallbackOf } from "./provider-names.js";
import { type ProjectSettings, useConfig } from "./use-config.js";

type Config = ProjectSettings["config"];
type Provider = Config["oauthProviders"][number];

/** What is typed of a provider. An empty secret stands for the stored one. */
type TypedProvider = Omit<Provider, "enabled">;

function withTyped({ oauthProviders }: Config, typed: TypedProvider): Provider[] {
  const stored = oauthProviders.find(({ id }) => id === typed.id);
  const clientSecret = typed.clientSecret || (stored?.clientSecret ?? "");
  return [
    ...oauthProviders.filter((other) => other !== stored),
    { ...typed, enabled: stored?.enabled ?? true, clientSecret },
  ];
}

/** The providers that people sign in by. The service keeps each, so one is switched off at most. */
export function ProvidersPart({ settings }: { readonly settings: ProjectSettings }) {
  const { id: projectId } = useProject();
  const callbackOf = useCallbackOf();
  const { oauthProviders } = settings.config;
  const { save, change } = useConfig();
  const mayChange = useMay("admin");
  const [edited, setEdited] = useState<{ readonly provider: Provider | undefined }>();
  const [asked, setAsked] = useState<Provider>();
  const missing = OAUTH_PROVIDERS.filter((id) => !oauthProviders.some((own) => own.id === id));
  const turn = async ({ id }: Provider, enabled: boolean) => {
    await save((stored) => ({
      oauthProviders: stored.oauthProviders.map((one) =>
        one.id === id ? { ...one, enabled } : one,
      ),
    }));
    announce(`${nameOf(id)}: ${enabled ? "on" : "off"}`);
  };
  return (
    <Section
      title="Providers"
      lead="People sign in with an account that they have elsewhere."
      actions={
        missing.length > 0 && (
          <Button onClick={() => setEdited({ provider: undefined })}>Add provider</Button>
        )
      }
    >
      {oauthProviders.length === 0 ? (
        <Empty title="No provider">
          {mayChange ? "Add" : "An admin adds"} one with the client id and secret that its developer
          pages give.
        </Empty>
      ) : (
        <PlainTable
          label="Providers"
          rows={oauthProviders}
          idOf={({ id }) => id}
          columns={[
            { id: "name", title: "Provider", cell: ({ id }) => nameOf(id) },
            {
              id: "state",
              title: "State",
              cell: (provider) => (
                <span className="row">
                  <Badge look={provider.enabled ? "good" : "plain"}>
                    {provider.enabled ? "On" : "Off"}
                  </Badge>
                  {provider.type === "shared" && <Badge look="warning">Development keys</Badge>}
                </span>
              ),
            },
            {
              id: "callback",
              title: "Redirect address to register there",
              cell: ({ id }) => (
                <Copy value={callbackOf(id)} label={`the address for ${nameOf(id)}`} />
              ),
            },
            {
              id: "actions",
              title: "",
              cell: (provider) => (
                <span className="row row-line">
                  <ButtonLink
                    small
                    newWindow
                    to={`/${projectId}/sign-in/test/${provider.id}`}
                    label={`Test sign-in with ${nameOf(provider.id)}`}
                  >
                    Test sign-in
                  </ButtonLink>
                  <Menu
                    label={`Change ${nameOf(provider.id)}`}
                    items={[
                      {
                        words: provider.enabled ? "Switch off" : "Switch on",
                        onSelect: () =>
                          provider.enabled
                            ? setAsked(provider)
                            : void turn(provider, true).catch(() => {}),
                      },
                      { words: "Edit", onSelect: () => setEdited({ provider }) },
                    ]}
                  >
                    <Icon name="more" />
                  </Menu>
                </span>
              ),
            },
          ]}
        />
      )}
      {change.isError && !edited && !asked && <Notice look="error">{wordsOf(change.error)}</Notice>}
      {asked && (
        <FormDialog
          title={`${nameOf(asked.id)}: off`}
          action="Switch off"
          danger
          onClose={() => setAsked(undefined)}
          onSubmit={() => turn(asked, false)}
        >
          <KeptOut method="provider" settings={settings} />
        </FormDialog>
      )}
      {edited && (
        <EditProvider
          provider={edited.provider}
          missing={missing}
          onClose={() => setEdited(undefined)}
          onSave={async (provider) => {
            await save((stored) => ({ oauthProviders: withTyped(stored, provider) }));
            announce(`${nameOf(provider.id)} saved`);
          }}
        />
      )}
    </Section>
  );
}

function EditProvider({
  provider,
  missing,
  onClose,
  onSave,
}: {
  readonly provider: Provider | undefined;
  readonly missing: readonly string[];
  readonly onClose: () => void;
  readonly onSave: (provider: TypedProvider) => Promise<void>;
}) {
  const callbackOf = useCallbackOf();
  const [id, setId] = useState(provider?.id ?? missing[0] ?? "");
  const page = developerPageOf(id);
  return (
    <FormDialog
      title={provider ? `Edit ${nameOf(provider.id)}` : "Add a provider"}
      action="Save provider"
      onClose={onClose}
      onSubmit={(form) => {
        const more = (name: "facebookConfigId" | "microsoftTenantId") => {
          const value = String(form.get(name) ?? "").trim();
          return value === "" ? {} : { [name]: value };
        };
        return onSave({
          id,
          type: "standard",
          clientId: String(form.get("clientId")).trim(),
          clientSecret: String(form.get("clientSecret")),
          ...more("facebookConfigId"),
          ...more("microsoftTenantId"),
        });
      }}
    >
      {provider ? null : (
        <SelectField
          label="Provider"
          value={id}
          options={missing.map((one) => [one, nameOf(one)])}
          onChange={(event) => setId(event.target.value)}
        />
      )}
      <div className="field">
        <strong>Redirect address to register there</strong>
        <Copy value={callbackOf(id)} label={`the address for ${nameOf(id)}`} />
        {page && (
          <p className="field-hint">
            Register it where {nameOf(id)} gives you the id and the secret:{" "}
            <a href={page} target="_blank" rel="noreferrer">
              {new URL(page).host}
            </a>
          </p>
        )}
      </div>
      <TextField
        label="Client id"
        name="clientId"
        required
        defaultValue={provider?.clientId}
        autoComplete="off"
        {...AS_TYPED}
      />
      <TextField
        label="Client secret"
        name="clientSecret"
        type="password"
        required={!provider?.clientSecret}
        autoComplete="off"
        hint={provider?.clientSecret ? "Empty: the stored one stays." : undefined}
      />
      {id === "microsoft" && (
        <TextField
          label="Tenant id"
          name="microsoftTenantId"
          defaultValue={provider?.microsoftTenantId}
          {...AS_TYPED}
          hint="Empty: accounts of all organizations and private ones."
        />
      )}
      {id === "facebook" && (
        <TextField
          label="Configuration id"
          name="facebookConfigId"
          defaultValue={provider?.facebookConfigId}
          {...AS_TYPED}
        />
      )}
    </FormDialog>
  );
}
