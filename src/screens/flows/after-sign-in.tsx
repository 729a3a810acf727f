import { withBasePath } from "../../app/navigation/base-path.js";
import { LEAKED_PASSWORD, type takeSignIn } from "../../app/sign-in/last-method.js";
import { PasskeyAsked, PasskeySaved } from "../components/passkey-toast.js";
import { PasswordLeaked } from "../components/password-leaked.js";
import type { PasskeyOwner } from "../provider/passkey-owner.js";
import type { ScreenApp } from "../provider/screen-app.js";
import { showOverPage } from "../provider/show-over-page.js";

/** Set on this device with the first question, so that there is no second one. */
const ASKED_KEY = "stack-passkey-asked";

interface Capabilities {
  readonly conditionalCreate?: boolean;
  readonly passkeyPlatformAuthenticator?: boolean;
}

async function capabilities(): Promise<Capabilities> {
  const { PublicKeyCredential: credentials } = globalThis as {
    PublicKeyCredential?: { getClientCapabilities?(): Promise<Capabilities> };
  };
  return (await credentials?.getClientCapabilities?.()) ?? {};
}

/** Whether this device has asked already. Without storage it counts as asked. */
function wasAsked(): boolean {
  try {
    if (localStorage.getItem(ASKED_KEY) !== null) return true;
    localStorage.setItem(ASKED_KEY, "1");
    return false;
  } catch {
    return true;
  }
}

/** Browsers that will not make one may never say so. */
const UPGRADE_WAIT_MILLIS = 5000;

/** Lets the browser make a passkey by itself, and says so. False if it does not within seconds. */
function isUpgraded(user: PasskeyOwner): Promise<boolean> {
  const made = user.registerPasskey({ mediation: "conditional" }).then((answer) => {
    if (answer.status === "error") return false;
    const { id } = answer.data;
    showOverPage((close) => <PasskeySaved user={user} made={id} onClose={close} />);
    return true;
  });
  const waited = new Promise<boolean>((resolve) => {
    setTimeout(resolve, UPGRADE_WAIT_MILLIS, false);
  });
  return Promise.race([made, waited]);
}

/**
 * After a password the browser makes a passkey by itself, if it can, and a toast says so. Elsewhere a
 * toast asks, once per device. People who have a passkey are left alone, since it may be on this
 * device too.
 */
async function offerPasskey(app: ScreenApp, isAfterPassword: boolean): Promise<void> {
  try {
    const { config } = await app.getProject();
    if (!config.passkeyEnabled) return;
    const { conditionalCreate, passkeyPlatformAuthenticator } = await capabilities();
    if (!passkeyPlatformAuthenticator && !conditionalCreate) return;
    const user = await app.getUser();
    if (!user || user.passkeyAuthEnabled) return;
    if (isAfterPassword && conditionalCreate && (await isUpgraded(user))) return;
    if (passkeyPlatformAuthenticator && !wasAsked())
      showOverPage((close) => <PasskeyAsked user={user} onClose={close} />);
  } catch {
    // An offer that fails is no fault of the page.
  }
}

/** Warns of a leaked password. Resolves when the person closes it without choosing another. */
const warnOfLeak = (app: ScreenApp): Promise<void> =>
  new Promise((closed) => {
    const settingsUrl = withBasePath(app.urls.accountSettings);
    showOverPage((close) => (
      <PasswordLeaked
        settingsUrl={settingsUrl}
        onFollow={close}
        onClose={() => {
          close();
          closed();
        }}
      />
    ));
  });

/** Shows what follows a sign-in: a warning of a leaked password first, then a passkey. */
export async function followUp(
  app: ScreenApp,
  signIn: NonNullable<ReturnType<typeof takeSignIn>>,
): Promise<void> {
  if (signIn === LEAKED_PASSWORD) await warnOfLeak(app);
  await offerPasskey(app, signIn !== "magic-link");
}
