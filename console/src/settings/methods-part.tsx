import { useState } from "react";
import { wordsOf } from "../api/problem.js";
import { SelectField } from "../ui/field.js";
import { Notice } from "../ui/notice.js";
import { Section } from "../ui/section.js";
import { announce } from "../ui/toast.js";
import { KeptOut } from "./kept-out.js";
import { Lockable } from "./locked.js";
import { SettingSwitches } from "./setting-switches.js";
import { type ProjectSettings, useConfig } from "./use-config.js";

/** By what people sign in, and how sure the service wants to be that it is them. */
export function MethodsPart({ settings }: { readonly settings: ProjectSettings }) {
  return (
    <>
      <Section title="Sign in by">
        <SettingSwitches
          settings={settings}
          rows={[
            {
              name: "credentialEnabled",
              label: "Password",
              hint: "An email and a password.",
              effect: (on) => (on ? undefined : <KeptOut method="password" settings={settings} />),
            },
            {
              name: "magicLinkEnabled",
              label: "Email code",
              hint: "A code and a link, emailed to a verified address.",
              effect: (on) => (on ? undefined : <KeptOut method="code" settings={settings} />),
            },
            {
              name: "passkeyEnabled",
              label: "Passkey",
              hint: "A fingerprint, a face, a PIN or a security key.",
              effect: (on) => (on ? undefined : <KeptOut method="passkey" settings={settings} />),
            },
            {
              name: "anonymousSignUpEnabled",
              label: "Anonymous",
              hint: "Apps may make accounts without an email, until people sign up.",
            },
          ]}
        />
        <Lockable names={["signInCodeKind"]}>
          <CodeKind settings={settings} />
        </Lockable>
      </Section>
      <Section title="Protection">
        <SettingSwitches
          settings={settings}
          rows={[
            {
              name: "newDeviceCodeRequired",
              label: "An email code on unknown devices",
              hint:
                "A right password on a browser that the account does not know needs a code " +
                "too, if there is no second factor.",
            },
            {
              name: "freshSignInRequired",
              label: "A recent sign-in before changes of protection",
              hint:
                "Passwords, passkeys, addresses and the second factor change within ten " +
                "minutes of a sign-in only.",
              effect: (on) =>
                on ? undefined : (
                  <p>
                    A person who finds an open browser can then take the account over for good. Its
                    owner hears of it by email.
                  </p>
                ),
            },
          ]}
        />
      </Section>
      <Section title="Accounts">
        <SettingSwitches
          settings={settings}
          rows={[
            {
              name: "clientUserDeletionEnabled",
              label: "People delete their account",
              hint: "In the account settings of your app.",
            },
            {
              name: "allowUserApiKeys",
              label: "API keys of users",
              hint: "People make keys by which programs act for them.",
              effect: (on) =>
                on ? undefined : <p>Keys of users stop working until it is on again.</p>,
            },
            {
              name: "allowTeamApiKeys",
              label: "API keys of teams",
              hint: "Members with the permission make keys for their team.",
              effect: (on) =>
                on ? undefined : <p>Keys of teams stop working until it is on again.</p>,
            },
          ]}
        />
      </Section>
    </>
  );
}

function CodeKind({ settings }: { readonly settings: ProjectSettings }) {
  const { save, waiting } = useConfig();
  const [problem, setProblem] = useState<string>();
  return (
    <>
      <SelectField
        label="What an email code consists of"
        value={waiting?.signInCodeKind ?? settings.config.signInCodeKind ?? "letters"}
        options={[
          ["letters", "Six letters and digits"],
          ["digits", "Six digits, quicker on phones"],
        ]}
        onChange={(event) => {
          setProblem(undefined);
          save({ signInCodeKind: event.target.value as "letters" | "digits" }).then(
            () => announce("Code changed"),
            (error: unknown) => setProblem(wordsOf(error)),
          );
        }}
      />
      {problem && <Notice look="error">{problem}</Notice>}
    </>
  );
}
