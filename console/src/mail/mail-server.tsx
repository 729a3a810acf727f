import { operations } from "@stackkit/next/protocol";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { wordsOf } from "../api/problem.js";
import { useChange } from "../api/queries.js";
import { Lockable } from "../settings/locked.js";
import { type ProjectSettings, useConfig } from "../settings/use-config.js";
import { ForAdmins, WithSettings } from "../settings/with-settings.js";
import { Button } from "../ui/button.js";
import { AS_TYPED, SelectField, TextField } from "../ui/field.js";
import { Notice } from "../ui/notice.js";
import { Section } from "../ui/section.js";
import { announce } from "../ui/toast.js";
import { useDraft } from "../ui/use-draft.js";

/** By which server the project's mails leave. */
export function MailServer() {
  return (
    <WithSettings>
      {(settings) => (
        <ForAdmins>
          <Lockable names={["emailConfig"]}>
            {/* Another server was saved: the form starts from it. */}
            <ServerForm key={JSON.stringify(settings.config.emailConfig)} settings={settings} />
          </Lockable>
        </ForAdmins>
      )}
    </WithSettings>
  );
}

type Server = ProjectSettings["config"]["emailConfig"];

const FIELDS = [
  ["host", "Host", "smtp.example.com"],
  ["port", "Port", "587"],
  ["username", "User name", ""],
  ["password", "Password", ""],
  ["senderEmail", "Sender email", "hello@example.com"],
  ["senderName", "Sender name", ""],
] as const;

/** What is typed and not saved. An empty password keeps the stored one. */
const draftOf = ({ type, host, port, username, senderEmail, senderName }: Server) => ({
  type,
  host: host ?? "",
  port: String(port ?? ""),
  username: username ?? "",
  password: "",
  senderEmail: senderEmail ?? "",
  senderName: senderName ?? "",
});

const serverOf = (typed: ReturnType<typeof draftOf>, stored: Server) => ({
  host: typed.host.trim(),
  port: Number(typed.port),
  username: typed.username.trim(),
  password: typed.password || (stored.password ?? ""),
  senderEmail: typed.senderEmail.trim(),
  senderName: typed.senderName.trim(),
});

/** Enter would press the form's first button, which saves the server for all mails. */
function testOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.querySelector<HTMLButtonElement>("[data-test]")?.click();
}

function ServerForm({ settings }: { readonly settings: ProjectSettings }) {
  const stored = settings.config.emailConfig;
  const [typed, setTyped] = useDraft("mail server", draftOf(stored));
  const { type } = typed;
  const [tested, setTested] = useState<{ look: "good" | "error"; words: string }>();
  const { save, change, readStored } = useConfig();
  const test = useChange(operations.emails.sendTest);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTested(undefined);
    const form = new FormData(event.currentTarget);
    const isTest = (event.nativeEvent as SubmitEvent).submitter?.dataset.test !== undefined;
    try {
      if (isTest) {
        const result = await test.mutateAsync({
          make: async () => ({
            body: {
              recipientEmail: String(form.get("recipient")).trim(),
              emailConfig: serverOf(typed, (await readStored()).emailConfig),
            },
          }),
        });
        setTested(
          result.success
            ? { look: "good", words: "The server took the email. Look for it in the mailbox." }
            : { look: "error", words: result.errorMessage ?? "The server refused the email." },
        );
        return;
      }
      await save(({ emailConfig }) => ({
        emailConfig: type === "shared" ? { type } : { type, ...serverOf(typed, emailConfig) },
      }));
      setTyped(draftOf(stored));
      announce("Mail server saved");
    } catch (error) {
      setTested({ look: "error", words: wordsOf(error) });
    }
  };
  return (
    <Section title="Mail server">
      <form className="stack" onSubmit={submit}>
        <SelectField
          label="Emails leave by"
          value={type}
          options={[
            ["shared", "The service’s own server"],
            ["standard", "A server of this project"],
          ]}
          onChange={({ target }) => setTyped({ ...typed, type: target.value as Server["type"] })}
        />
        {type === "standard" && (
          <div className="columns">
            {FIELDS.map(([name, label, placeholder]) => (
              <TextField
                key={name}
                name={name}
                label={label}
                placeholder={placeholder}
                required={name !== "password" || !stored.password}
                type={name === "password" ? "password" : name === "port" ? "number" : "text"}
                value={typed[name]}
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
                autoComplete="off"
                {...(name !== "senderName" && AS_TYPED)}
                hint={
                  name === "password" && stored.password
                    ? "Empty: the stored one stays."
                    : undefined
                }
              />
            ))}
          </div>
        )}
        {type === "standard" && (
          <TextField
            label="Test it with an email to"
            name="recipient"
            type="email"
            hint="Uses what stands above, saved or not."
            onKeyDown={testOnEnter}
          />
        )}
        {tested && <Notice look={tested.look}>{tested.words}</Notice>}
        <div className="row">
          <Button type="submit" look="primary" busy={change.isPending}>
            Save mail server
          </Button>
          {type === "standard" && (
            <Button type="submit" data-test="" busy={test.isPending}>
              Send a test email
            </Button>
          )}
        </div>
      </form>
    </Section>
  );
}
