"use client";

import {
  type CodeStep,
  type Failure,
  type Flow,
  type FlowAction,
  type FlowState,
  PasskeyButton,
  Protect,
  type ScreenActions,
  type SentTo,
  SignedIn,
  SignedOut,
  type Slots,
  StackTheme,
  TeamCreation,
  TeamInvitation,
  type TotpStep,
  useCredentialSignIn,
  useCredentialSignUp,
  useEmailVerification,
  useFailureText,
  useForgotPassword,
  useMagicLink,
  useOAuth,
  usePasskey,
  usePasskeyAutofill,
  usePasswordReset,
  useTeamInvitation,
  useUser,
} from "@stackkit/next";
import { type ComponentType, type FormEvent, useState } from "react";

/** A form of the app's own around one of the kit's flows. */
function OwnForm<Step>({ name, flow }: { name: string; flow: Flow<Step> }) {
  const { state, busy }: { state: FlowState<Step>; busy: boolean } = flow;
  const failure: Failure | undefined = state.failure;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    flow.submit(new FormData(event.currentTarget));
  };
  return (
    <form aria-label={name} onSubmit={submit}>
      <input name="email" type="email" aria-label={`${name}: email`} />
      <p role="alert">{useFailureText(failure, busy)}</p>
      <button type="submit" disabled={busy}>
        {state.status}
      </button>
    </form>
  );
}

const noAction: FlowAction<TotpStep> = async (state) => state;
const actions: ScreenActions = { signIn: noAction };

/** Every flow of the kit under forms that are not the kit's. */
function OwnForms() {
  const [withPasskeys] = useState(false);
  usePasskeyAutofill(withPasskeys);
  const signIn: Flow<TotpStep> = useCredentialSignIn(actions.signIn);
  const forgot: Flow<SentTo> = useForgotPassword();
  const code: Flow<CodeStep> = useMagicLink();
  return (
    <>
      <OwnForm name="Sign in" flow={signIn} />
      <OwnForm name="Sign up" flow={useCredentialSignUp()} />
      <OwnForm name="Forgot password" flow={forgot} />
      <OwnForm name="Code" flow={code} />
      <OwnForm name="GitHub" flow={useOAuth("github")} />
      <OwnForm name="Passkey" flow={usePasskey()} />
      <OwnForm name="New password" flow={usePasswordReset()} />
      <OwnForm name="Verification" flow={useEmailVerification()} />
      <OwnForm name="Invitation" flow={useTeamInvitation()} />
    </>
  );
}

function TeamOnly() {
  const team = useUser({ or: "return-null" })?.selectedTeam;
  return team ? (
    <Protect permission="$invite_members" team={team} fallback={null}>
      Someone who may invite
    </Protect>
  ) : null;
}

function WhoIsHere() {
  return (
    <>
      <SignedIn>
        <Protect fallback={null}>Somebody who is signed in</Protect>
        <TeamOnly />
      </SignedIn>
      <SignedOut>A stranger</SignedOut>
    </>
  );
}

const slots: Slots = {};

export const OWN_SCREENS: Readonly<Record<string, ComponentType>> = {
  OwnForms: () => (
    <StackTheme slots={slots}>
      <OwnForms />
    </StackTheme>
  ),
  PasskeyButton,
  TeamCreation,
  TeamInvitation: () => <TeamInvitation searchParams={{}} />,
  WhoIsHere,
};
