import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { MailServer } from "../../console/src/mail/mail-server.js";
import { DomainsPart } from "../../console/src/settings/domains-part.js";
import { ProvidersPart } from "../../console/src/settings/providers-part.js";
import { SignUpPart } from "../../console/src/settings/sign-up-part.js";
import type { ProjectSettings } from "../../console/src/settings/use-config.js";
import project from "../protocol/fixtures/admin-project.json" with { type: "json" };
import type { Sent } from "../support/fake-fetch.js";
import { asAdmin, showInConsole } from "./stage.js";

const provider = (id: string, client_secret: string) => ({
  id,
  enabled: true,
  type: "standard",
  client_id: "i",
  client_secret,
});
const domain = (name: string) => ({
  domain: `https://${name}.example.com`,
  handler_path: "/handler",
});
const server = { ...project.config.email_config, password: "new" };
/** What the service stores by now. */
const stored = {
  ...project,
  config: {
    ...project.config,
    oauth_providers: [provider("google", "new"), provider("github", "new")],
    domains: ["app", "blog", "added"].map(domain),
    email_config: server,
    sign_up_allow_list: ["a.example", "added.example"],
    sign_up_block_list: ["b.example"],
  },
};

/** What a page shows that was read before. */
const shown = {
  config: {
    oauthProviders: ["google", "github"].map((id) => ({
      id,
      enabled: true,
      type: "standard",
      clientId: "i",
      clientSecret: "old",
    })),
    domains: ["app", "blog"].map((name) => ({
      domain: `https://${name}.example.com`,
      handlerPath: "/handler",
    })),
    signUpAllowList: ["a.example"],
    signUpBlockList: ["b.example", "c.example"],
  },
} as unknown as ProjectSettings;

const service = ({ url }: Sent) =>
  Response.json(
    url.endsWith("/configured-settings") ? { file: null, names: [], role_ids: [] } : stored,
  );

/** The settings that a change sent. */
const changeIn = (sent: readonly Sent[]) =>
  JSON.parse(sent.find(({ method }) => method === "PATCH")?.body ?? "{}").config;

const click = (name: string, role = "button") =>
  act(async () => fireEvent.click(screen.getByRole(role, { name, hidden: true })));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = (name: string) =>
  act(async () => {
    const button = screen.getByRole<HTMLButtonElement>("button", { name, hidden: true });
    button.form?.requestSubmit(button);
  });

it("a switched provider leaves the new secrets of all as they are", async () => {
  const { sent } = await showInConsole(asAdmin(<ProvidersPart settings={shown} />), service);
  await click("Change GitHub");
  await click("Switch off", "menuitem");
  await submit("Switch off");
  expect(changeIn(sent).oauth_providers).toEqual([
    provider("google", "new"),
    { ...provider("github", "new"), enabled: false },
  ]);
});

it("an edited provider keeps its new secret, and that of the others", async () => {
  const { sent } = await showInConsole(asAdmin(<ProvidersPart settings={shown} />), service);
  await click("Change GitHub");
  await click("Edit", "menuitem");
  type("Client id", "other");
  await submit("Save provider");
  expect(changeIn(sent).oauth_providers).toEqual([
    provider("google", "new"),
    { ...provider("github", "new"), client_id: "other" },
  ]);
});

it.each([
  ["added", ["app", "blog", "added", "shop"]],
  ["removed", ["app", "added"]],
  ["put first", ["blog", "app", "added"]],
])("a domain that is %s leaves one that was added meanwhile", async (how, names) => {
  const { sent } = await showInConsole(asAdmin(<DomainsPart settings={shown} />), service);
  if (how === "added") {
    await click("Add domain");
    type("Address", "https://shop.example.com/");
    await act(async () => fireEvent.submit(screen.getByLabelText("Address")));
  } else if (how === "removed") {
    fireEvent.click(screen.getAllByRole("button", { name: "Remove" })[1] as HTMLElement);
    type("Type https://blog.example.com to confirm", "https://blog.example.com");
    await submit("Remove domain");
  } else await click("Use in emails");
  expect(changeIn(sent).domains).toEqual(names.map(domain));
});

it("a saved mail server keeps its new password", async () => {
  let password = "old";
  const { sent } = await showInConsole(asAdmin(<MailServer />), (call) =>
    call.url.endsWith("/projects/current")
      ? Response.json({
          ...stored,
          config: { ...stored.config, email_config: { ...server, password } },
        })
      : service(call),
  );
  await screen.findByLabelText("Sender name");
  type("Sender name", "Shop");
  password = "new";
  await submit("Save mail server");
  expect(changeIn(sent).email_config).toEqual({ ...server, sender_name: "Shop" });
});

it("lists of sign-up keep what was added and removed meanwhile", async () => {
  const { sent } = await showInConsole(asAdmin(<SignUpPart settings={shown} />), service);
  type("Only these may sign up", "a.example\nown.example");
  type("These may not sign up", "c.example\nown.example");
  await click("Save lists");
  expect(changeIn(sent)).toEqual({
    sign_up_allow_list: ["a.example", "added.example", "own.example"],
    sign_up_block_list: ["own.example"],
  });
});
