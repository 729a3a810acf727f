"use client";

import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { providerName } from "../../protocol/provider-name.js";
import type { FlowAction } from "../../ui/form/flow.js";
import { Form } from "../../ui/form/form.js";
import { type Flow, useFlow } from "../../ui/form/use-flow.js";
import { ProviderMark } from "../../ui/provider-mark/provider-mark.js";
import { Scope } from "../../ui/theme/scope.js";
import { useOAuth } from "../flows/use-oauth.js";
import { FIELDS } from "../forms/field-names.js";
import { useLastMethod } from "./last-used.js";

interface ProviderFormProps {
  provider: string;
  flow: Flow;
  /** Shows only the provider's name; the accessible name stays the whole sentence. */
  short?: boolean;
}

/** A provider: its mark, its name, and whether it was used last time. */
export function ProviderForm({ provider, flow, short = false }: ProviderFormProps): ReactNode {
  const t = useMessages("signIn");
  const lastUsed = useLastMethod() === provider;
  const name = providerName(provider);
  const sentence = t("signIn.continueWith", { provider: name });
  const words = (
    <>
      {short ? name : sentence}
      {lastUsed ? <span className="stk-last-used">{t("signIn.lastUsed")}</span> : null}
    </>
  );
  const label = short
    ? [sentence, ...(lastUsed ? [t("signIn.lastUsed")] : [])].join(", ")
    : undefined;
  return (
    <Form
      flow={flow}
      submit={words}
      submitLabel={label}
      look="secondary"
      icon={<ProviderMark id={provider} />}
      hidden={{ [FIELDS.provider]: provider }}
    />
  );
}

/** Props of {@link OAuthButton}. */
export interface OAuthButtonProps {
  /** The provider's id, such as `github`. */
  provider: string;
  /** The page that shows the button. Both sign in to an existing account or create one. */
  type: "sign-in" | "sign-up";
  /** Does nothing, for previews. */
  isMock?: boolean;
}

const nothing = async () => ({ status: "idle" }) as const;

const MockButton = ({ provider, short }: { provider: string; short?: boolean }): ReactNode => (
  <ProviderForm provider={provider} flow={useFlow(nothing)} {...(short ? { short } : {})} />
);

function LiveButton({
  provider,
  short,
  action,
}: {
  provider: string;
  short?: boolean;
  action?: FlowAction | undefined;
}): ReactNode {
  return (
    <ProviderForm
      provider={provider}
      flow={useOAuth(provider, action)}
      {...(short ? { short } : {})}
    />
  );
}

/**
 * Signs in or up through one provider. It takes no server action: only the handler's own page can
 * redirect to a provider without a script.
 */
export const OAuthButton = ({ provider, isMock = false }: OAuthButtonProps): ReactNode => (
  <Scope className="stk-providers">
    {isMock ? <MockButton provider={provider} /> : <LiveButton provider={provider} />}
  </Scope>
);

interface ProvidersProps {
  providers: readonly { readonly id: string }[];
  isMock: boolean;
  action?: FlowAction | undefined;
}

/** Above this number, providers are laid out in two columns, by name only. */
const MAX_SINGLE_COLUMN = 3;

/** All providers of a project, all of the same height and weight. */
export function Providers({ providers, isMock, action }: ProvidersProps): ReactNode {
  const short = providers.length > MAX_SINGLE_COLUMN;
  return (
    <div className="stk-providers" data-many={short ? "" : undefined}>
      {providers.map(({ id }) =>
        isMock ? (
          <MockButton key={id} provider={id} short={short} />
        ) : (
          <LiveButton key={id} provider={id} short={short} action={action} />
        ),
      )}
    </div>
  );
}
