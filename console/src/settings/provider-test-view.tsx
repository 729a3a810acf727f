import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { wordsOf } from "../api/problem.js";
import { useMay, useProject } from "../api/project.js";
import { callConsole } from "../sign-in/session-api.js";
import { Button, ButtonLink } from "../ui/button.js";
import { Copy } from "../ui/copy.js";
import { Notice } from "../ui/notice.js";
import { Avatar } from "../ui/person.js";
import { Facts, Section, View } from "../ui/section.js";
import { Skeleton } from "../ui/skeleton.js";
import { nameOf, useCallbackOf } from "./provider-names.js";

interface Profile {
  readonly subject: string;
  readonly email: string | null;
  readonly email_verified: boolean;
  readonly name: string | null;
  readonly picture: string | null;
}

interface TestFailure {
  readonly code: string;
  readonly message: string;
  readonly advice: string;
  readonly said: string | null;
}

interface Answer {
  readonly location?: string;
  readonly profile?: Profile;
  readonly failure?: TestFailure;
}

/** Goes to the provider, or redeems what it sent back in the address's fragment. */
function useProviderTest(provider: string) {
  const { id: projectId } = useProject();
  const { mutate, ...test } = useMutation({
    mutationFn: async (answer: string | undefined) => {
      const path = answer === undefined ? "provider-tests" : "provider-tests/answer";
      const body = answer === undefined ? { provider } : { provider, answer };
      const result = await callConsole(path, { method: "POST", projectId, body });
      return result as Answer;
    },
    onSuccess: ({ location: next }) => {
      if (next !== undefined) window.location.assign(next);
    },
  });
  const fragment = useRef(window.location.hash.slice(1));
  useEffect(() => {
    const answer = fragment.current;
    if (answer === "") return;
    fragment.current = "";
    // It works once: neither the history nor a reload keeps it.
    history.replaceState(history.state, "", window.location.pathname);
    mutate(answer);
  }, [mutate]);
  return { ...test, start: () => mutate(undefined) };
}

/** A sign-in at a provider that shows what it answers, and signs no one in. */
export function ProviderTestView({ providerId }: { readonly providerId: string }) {
  const { id } = useProject();
  const mayTest = useMay("admin");
  const callbackOf = useCallbackOf();
  const name = nameOf(providerId);
  const { data, error, isPending, start } = useProviderTest(providerId);
  const hasEnded = data?.profile !== undefined || data?.failure !== undefined || error !== null;
  return (
    <View
      title={`Test sign-in with ${name}`}
      lead="A real sign-in with the stored client id and secret. It makes no user and no session."
      actions={<ButtonLink to={`/${id}/sign-in/providers`}>All providers</ButtonLink>}
    >
      {isPending ? (
        <Skeleton lines={5} />
      ) : (
        <>
          {data?.profile && <Worked name={name} profile={data.profile} />}
          {data?.failure && <Failed name={name} failure={data.failure} />}
          {error && <Notice look="error">{wordsOf(error)}</Notice>}
        </>
      )}
      <Section
        title={hasEnded ? "Test again" : "Before you start"}
        lead={`${name} shows an error page of its own, and doesn’t come back here, if it doesn’t know the client id or this redirect address.`}
      >
        <Facts
          rows={[
            [
              "Redirect address to register there",
              <Copy
                key="address"
                value={callbackOf(providerId)}
                label={`the address for ${name}`}
              />,
            ],
          ]}
        />
        {mayTest ? (
          <p>
            <Button look="primary" busy={isPending || data?.location !== undefined} onClick={start}>
              Continue to {name}
            </Button>
          </p>
        ) : (
          <Notice>An admin tests it.</Notice>
        )}
      </Section>
    </View>
  );
}

const Worked = ({ name, profile }: { readonly name: string; readonly profile: Profile }) => (
  <Section title={`What ${name} answered`}>
    <Notice look="good">The sign-in works.</Notice>
    <Facts
      rows={[
        ["Subject", <code key="subject">{profile.subject}</code>],
        ["Name", profile.name ?? "None"],
        ["Email", profile.email ?? "None"],
        ...(profile.email === null
          ? []
          : [["Verified", profile.email_verified ? "Yes" : "No"] as const]),
        [
          "Picture",
          profile.picture === null ? (
            "None"
          ) : (
            <Avatar key="picture" large of={{ id: "", profileImageUrl: profile.picture }} />
          ),
        ],
      ]}
    />
    {profile.email === null && (
      <Notice look="warning">
        Without an email, accounts can’t be emailed or found by address. Let the app read the email
        at {name}.
      </Notice>
    )}
  </Section>
);

const Failed = ({ name, failure }: { readonly name: string; readonly failure: TestFailure }) => (
  <Section title="It didn’t work">
    <Notice look="error">
      <p>{failure.message}</p>
      <p>{failure.advice}</p>
    </Notice>
    {failure.said !== null && (
      <Facts rows={[[`In the words of ${name}`, <code key="said">{failure.said}</code>]]} />
    )}
  </Section>
);
