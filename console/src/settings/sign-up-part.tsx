import { useState } from "react";
import { wordsOf } from "../api/problem.js";
import { Button } from "../ui/button.js";
import { AS_TYPED, SelectField, TextArea } from "../ui/field.js";
import { Notice } from "../ui/notice.js";
import { Section } from "../ui/section.js";
import { announce } from "../ui/toast.js";
import { useDraft } from "../ui/use-draft.js";
import { Lockable } from "./locked.js";
import { SettingSwitches } from "./setting-switches.js";
import { type ProjectSettings, useConfig } from "./use-config.js";

/** Who may make an account, and what it starts with. */
export function SignUpPart({ settings }: { readonly settings: ProjectSettings }) {
  return (
    <>
      <Section title="Sign-up">
        <SettingSwitches
          settings={settings}
          rows={[
            {
              name: "signUpEnabled",
              label: "Open to everybody",
              hint: "If it is off, people come by invitation, or you create their account.",
              effect: (on) =>
                on ? undefined : (
                  <p>People without an account can no longer make one by themselves.</p>
                ),
            },
            {
              name: "signUpNameEnabled",
              label: "Ask for a name",
              hint: "The form has a field for it.",
            },
          ]}
        />
        <Lockable names={["signUpAllowList", "signUpBlockList"]}>
          <Lists
            key={JSON.stringify([settings.config.signUpAllowList, settings.config.signUpBlockList])}
            settings={settings}
          />
        </Lockable>
      </Section>
      <Section title="Teams">
        <SettingSwitches
          settings={settings}
          rows={[
            {
              name: "clientTeamCreationEnabled",
              label: "People create teams",
              hint: "In your app.",
            },
            {
              name: "createTeamOnSignUp",
              label: "A team for each new user",
              hint: "Made at sign-up, with the user as its only member.",
            },
            {
              name: "teamDomainsEnabled",
              label: "Teams have domains",
              hint:
                "Once a DNS record verifies one, people with a verified address of it may join " +
                "the team, or ask to.",
            },
            {
              name: "invitationRequiresMatchingEmail",
              label: "Invitations are for one address",
              hint:
                "Who accepts needs the invited address, verified. A forwarded link works " +
                "for no one else.",
            },
          ]}
        />
      </Section>
      <Section title="Provider accounts">
        <Lockable names={["oauthAccountMergeStrategy"]}>
          <MergeStrategy settings={settings} />
        </Lockable>
      </Section>
    </>
  );
}

const linesOf = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .map((line) => line.trim())
    .filter(Boolean);

/** The lines as they are stored now, with what was typed in and taken out of the shown ones. */
const merged = (
  shown: readonly string[] = [],
  typed: readonly string[],
  now: readonly string[] = [],
): string[] => [
  ...now.filter((line) => typed.includes(line) || !shown.includes(line)),
  ...typed.filter((line) => !now.includes(line) && !shown.includes(line)),
];

function Lists({ settings: { config } }: { readonly settings: ProjectSettings }) {
  const stored = {
    allow: (config.signUpAllowList ?? []).join("\n"),
    block: (config.signUpBlockList ?? []).join("\n"),
  };
  const [{ allow, block }, setLists] = useDraft("lists of sign-up", stored);
  const [problem, setProblem] = useState<string>();
  const { save, change } = useConfig();
  return (
    <>
      <div className="columns">
        <TextArea
          label="Only these may sign up"
          hint="Email addresses, domains and *.domains, one a line. Empty: everybody."
          value={allow}
          {...AS_TYPED}
          onChange={(event) => setLists({ allow: event.target.value, block })}
        />
        <TextArea
          label="These may not sign up"
          hint="The same. It outweighs the other list."
          value={block}
          {...AS_TYPED}
          onChange={(event) => setLists({ allow, block: event.target.value })}
        />
      </div>
      {problem && <Notice look="error">{problem}</Notice>}
      <div>
        <Button
          busy={change.isPending}
          disabled={
            linesOf(allow).join() === (config.signUpAllowList ?? []).join() &&
            linesOf(block).join() === (config.signUpBlockList ?? []).join()
          }
          onClick={() => {
            setProblem(undefined);
            save((now) => ({
              signUpAllowList: merged(config.signUpAllowList, linesOf(allow), now.signUpAllowList),
              signUpBlockList: merged(config.signUpBlockList, linesOf(block), now.signUpBlockList),
            })).then(
              () => {
                // As they were stored, without empty lines.
                setLists(stored);
                announce("Lists saved");
              },
              (error: unknown) => setProblem(wordsOf(error)),
            );
          }}
        >
          Save lists
        </Button>
      </div>
    </>
  );
}

function MergeStrategy({ settings }: { readonly settings: ProjectSettings }) {
  const { save, waiting } = useConfig();
  const [problem, setProblem] = useState<string>();
  return (
    <>
      <SelectField
        label="If a provider reports an address that has an account"
        value={waiting?.oauthAccountMergeStrategy ?? settings.config.oauthAccountMergeStrategy}
        options={[
          ["link_method", "Connect the provider to that account"],
          ["raise_error", "Refuse, and say that the account exists"],
          ["allow_duplicates", "Make a second account"],
        ]}
        hint="Connecting needs an address that both the provider and the account have proved."
        onChange={(event) => {
          setProblem(undefined);
          save({
            oauthAccountMergeStrategy: event.target
              .value as ProjectSettings["config"]["oauthAccountMergeStrategy"],
          }).then(
            () => announce("Saved"),
            (error: unknown) => setProblem(wordsOf(error)),
          );
        }}
      />
      {problem && <Notice look="error">{problem}</Notice>}
    </>
  );
}
