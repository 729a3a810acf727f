import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Passkeys } from "../../src/screens/account-settings/auth/passkeys/passkeys.js";
import { TrustedDevices } from "../../src/screens/account-settings/auth/second-factor/trusted-devices.js";
import { Part } from "../../src/screens/account-settings/part.js";
import { Sessions } from "../../src/screens/account-settings/sessions/sessions.js";
import type { Account } from "../../src/screens/provider/account.js";
import { plugInAuthenticator } from "../support/webauthn-browser.js";
import { isSaid, press, pressInDialog, startStage } from "./stage.js";

vi.mock(
  "@simplewebauthn/browser",
  async () => (await import("../support/webauthn-browser.js")).browser,
);

const stage = startStage();
const isUnsaid = () => expect(screen.queryByText(/Couldn't save/)).toBeNull();

describe("what another device has removed meanwhile", () => {
  it("goes from the list of sessions like any other", async () => {
    await stage.server("POST", "/auth/sessions", { user_id: stage.me.id });
    await stage.show((account) => <Sessions account={account} />);
    await screen.findByText("This device");
    const { items } = await stage.server("GET", `/auth/sessions?user_id=${stage.me.id}`);
    const mine = (await (await stage.app.getUser({ or: "throw" })).getActiveSessions()).find(
      ({ isCurrentSession }) => isCurrentSession,
    );
    for (const { id } of items)
      if (id !== mine?.id)
        await stage.server("DELETE", `/auth/sessions/${id}?user_id=${stage.me.id}`);
    await press(/^Sign out/);
    await isSaid("Session signed out");
    isUnsaid();
  });

  it("goes from the list of passkeys", async () => {
    vi.stubGlobal("PublicKeyCredential", class {});
    plugInAuthenticator();
    await (await stage.app.getUser({ or: "throw" })).registerPasskey();
    await stage.show((account) => <Passkeys account={account} />);
    await press("Actions for Passkey");
    const path = `/users/${stage.me.id}/passkeys`;
    const [{ id }] = (await stage.server("GET", path)).items;
    await stage.server("DELETE", `${path}/${id}`);
    act(() => screen.getByRole("menuitem", { name: "Remove passkey" }).click());
    pressInDialog("Remove passkey");
    await isSaid("Passkey removed");
    isUnsaid();
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: "Actions for Passkey" })).toBeNull(),
    );
  });

  const trusting = (lists: readonly (() => Promise<unknown>)[]) => {
    const listTrustedDevices = vi.fn();
    for (const list of lists) listTrustedDevices.mockImplementationOnce(list);
    const removeTrustedDevice = async () => {
      throw new Error("There is no such trusted device.");
    };
    return { id: "ada", listTrustedDevices, removeTrustedDevice } as unknown as Account;
  };
  const device = { id: "laptop", device: null, isCurrent: false, trustedUntil: new Date(0) };

  it("goes from the list of trusted devices", async () => {
    const account = trusting([async () => [device], async () => []]);
    await stage.render(<TrustedDevices account={account} />);
    await press(/Unknown device/);
    await waitFor(() => expect(screen.queryByRole("listitem")).toBeNull());
    isUnsaid();
  });

  it("comes back if it is still there", async () => {
    const account = trusting([async () => [device], async () => [device]]);
    await stage.render(<TrustedDevices account={account} />);
    await press(/Unknown device/);
    await isSaid(/Couldn't save/);
    expect(screen.getByRole("listitem")).toBeTruthy();
  });
});

it("trusted devices that do not load say so", async () => {
  const listTrustedDevices = async () => {
    throw new TypeError("Failed to fetch");
  };
  const account = { id: "ada", listTrustedDevices } as unknown as Account;
  await stage.render(
    <Part skeleton={null}>
      <TrustedDevices account={account} />
    </Part>,
  );
  await isSaid(/We couldn't load this section/);
});
