import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { MessagesProvider } from "../../src/messages/messages-provider.js";
import { Profile } from "../../src/screens/account-settings/profile/profile.js";
import { Sessions } from "../../src/screens/account-settings/sessions/sessions.js";
import { Settings } from "../../src/screens/account-settings/settings/settings.js";
import { chooseAppearance } from "../../src/screens/provider/preferences.js";
import { WithAppearance } from "../../src/screens/provider/with-appearance.js";
import { Scope } from "../../src/ui/theme/scope.js";
import { en } from "../support/english.js";
import {
  ada,
  behind,
  change,
  inDialog,
  isSaid,
  press,
  pressInDialog,
  refusal,
  resetStage,
  show,
  type,
  typeInDialog,
} from "./account-stage.js";

vi.mock("../../src/screens/provider/connect.js", async () =>
  (await import("./account-stage.js")).connectToStage(),
);

// Files that a press loads are at hand already, so that no test waits for a slow disk.
beforeAll(() =>
  Promise.all([import("../../src/screens/account-settings/profile/picture-crop.js")]),
);
beforeEach(resetStage);
afterEach(cleanup);

const account = () => behind.account ?? ada();
const PICTURE = "data:image/webp;base64,AAAA";

describe("the profile", () => {
  const open = () => show(<Profile account={account()} />);

  it("saves another name, which can be undone", async () => {
    open();
    type("Name", " Augusta King ");
    press("Save");
    await isSaid("Name saved");
    expect(account().update).toHaveBeenLastCalledWith({ displayName: "Augusta King" });
    press("Undo");
    await isSaid("Change undone");
    expect(account().update).toHaveBeenLastCalledWith({ displayName: "Ada Lovelace" });
    expect((screen.getByLabelText("Name") as HTMLInputElement).value).toBe("Ada Lovelace");
  });

  it("a name that could not be saved says so, and stays typed", async () => {
    behind.account = ada({ update: vi.fn().mockRejectedValue(refusal("NETWORK_ERROR")) });
    open();
    type("Name", "Augusta");
    press("Save");
    await isSaid(/Couldn't save/);
    expect((screen.getByLabelText("Name") as HTMLInputElement).value).toBe("Augusta");
  });

  it("a picture is removed at once, and returns if that fails", async () => {
    let refuse = () => {};
    behind.account = ada({
      profileImageUrl: PICTURE,
      update: vi.fn(
        () => new Promise<void>((_, reject) => (refuse = () => reject(refusal("NETWORK_ERROR")))),
      ),
    });
    const { container } = open();
    press("Remove photo");
    expect(container.querySelector("img")).toBeNull();
    await act(async () => refuse());
    expect(container.querySelector("img")?.getAttribute("src")).toBe(PICTURE);
    await isSaid(/Couldn't save/);
  });

  it("a picture from elsewhere can be taken away, but this cannot be undone from here", async () => {
    behind.account = ada({ profileImageUrl: "https://pictures.example/ada.png" });
    open();
    press("Remove photo");
    await isSaid("Photo removed");
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });
});

describe("cutting a picture", () => {
  const drawn: number[][] = [];
  beforeEach(() => {
    drawn.length = 0;
    const pen = {
      clearRect: () => {},
      drawImage: (_picture: unknown, ...place: number[]) => void drawn.push(place),
    };
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(pen as never);
    vi.spyOn(HTMLCanvasElement.prototype, "toDataURL").mockReturnValue(PICTURE);
    vi.stubGlobal("createImageBitmap", async () => ({ width: 400, height: 200 }));
  });
  const choosePicture = async () => {
    show(<Profile account={account()} />);
    fireEvent.change(screen.getByLabelText("Choose photo", { selector: "input" }), {
      target: { files: [new File(["x"], "ada.png", { type: "image/png" })] },
    });
    await screen.findByRole("dialog");
    await waitFor(() => expect(drawn).not.toEqual([]));
  };
  const slide = (name: string, value: number) =>
    fireEvent.change(screen.getByRole("slider", { name }), { target: { value } });

  it("works by three sliders, which any keyboard moves", async () => {
    await choosePicture();
    expect(drawn.at(-1)?.slice(0, 4)).toEqual([100, 0, 200, 200]);
    slide("Zoom", 2);
    slide("Horizontal position", 1);
    slide("Vertical position", 0);
    expect(drawn.at(-1)?.slice(0, 4)).toEqual([300, 0, 100, 100]);
    for (const slider of screen.getAllByRole("slider")) expect(slider.tabIndex).toBe(0);
  });

  it("saves the square, carried in the address itself, and shows it at once", async () => {
    await choosePicture();
    pressInDialog("Use this photo");
    await isSaid("Photo saved");
    expect(account().update).toHaveBeenCalledWith({ profileImageUrl: PICTURE });
    expect(drawn.at(-1)?.slice(4)).toEqual([0, 0, 256, 256]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("shrinks the picture until it is short enough, and reports if it can't", async () => {
    vi.mocked(HTMLCanvasElement.prototype.toDataURL).mockReturnValue(
      `data:image/png;base64,${"A".repeat(1_000_001)}`,
    );
    await choosePicture();
    pressInDialog("Use this photo");
    await isSaid("This photo is too large. Choose a smaller one.");
    expect(drawn.slice(-3).map((place) => place[6])).toEqual([256, 192, 128]);
    expect(account().update).not.toHaveBeenCalled();
  });

  it("reports a file that is no picture", async () => {
    vi.stubGlobal("createImageBitmap", async () => Promise.reject(new Error("no picture")));
    show(<Profile account={account()} />);
    fireEvent.change(screen.getByLabelText("Choose photo", { selector: "input" }), {
      target: { files: [new File(["x"], "ada.txt")] },
    });
    await isSaid(/can't read this file as a photo/);
  });
});

describe("the sessions", () => {
  const HOUR = 3_600_000;
  const NOW = 1_700_000_000_000;
  const session = (id: string, more: object = {}) => ({
    id,
    userId: "ada",
    createdAt: new Date(NOW - 48 * HOUR),
    lastUsedAt: new Date(NOW - HOUR),
    isImpersonation: false,
    isCurrentSession: false,
    ...more,
  });
  const here = session("here", {
    isCurrentSession: true,
    geoInfo: { ip: "203.0.113.7", cityName: "London", countryCode: "GB" },
  });
  const zurich = session("zurich", {
    geoInfo: { ip: "203.0.113.8", cityName: "Zürich", countryCode: "CH" },
  });
  const nowhere = session("nowhere", { lastUsedAt: undefined, isImpersonation: true });
  beforeEach(() => {
    vi.spyOn(Date, "now").mockReturnValue(NOW);
  });
  const open = async (sessions: object[], more: Parameters<typeof ada>[0] = {}) => {
    behind.account = ada({ getActiveSessions: vi.fn(async () => sessions as never), ...more });
    show(<Sessions account={account()} />);
    await screen.findByText("This device");
  };

  it("say where and when, this one first and marked", async () => {
    await open([nowhere, zurich, here]);
    const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(rows[0]).toBe(
      "London, United KingdomThis deviceLast used 1 hour agoSigned in 2 days ago203.0.113.7",
    );
    expect(rows[1]).toMatch(/^Zürich, Switzerland/);
    expect(rows[2]).toBe("Unknown deviceOpened by supportSigned in 2 days agoSign out");
  });

  it("have the exact time in the title", async () => {
    await open([here]);
    expect(screen.getByText("1 hour ago").getAttribute("title")).toMatch(/2023/);
    expect(screen.getByText("You have no other sessions.")).toBeTruthy();
  });

  it("one is signed out at once, and this one cannot be", async () => {
    await open([here, zurich]);
    press("Sign out Zürich, Switzerland");
    expect(screen.queryByText("Zürich, Switzerland")).toBeNull();
    await isSaid("Session signed out");
    expect(account().revokeSession).toHaveBeenCalledWith("zurich");
    expect(screen.queryByRole("button", { name: /Sign out/ })).toBeNull();
  });

  it("leave the focus beside the word on what was done, once the pressed button is gone", async () => {
    await open([here, zurich]);
    const pressed = screen.getByRole("button", { name: /Zürich/ });
    pressed.focus();
    pressed.click();
    const said = await isSaid("Session signed out");
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(document.activeElement?.contains(said)).toBe(true);
  });

  it("one that could not be signed out comes back", async () => {
    await open([here, zurich], {
      revokeSession: vi.fn().mockRejectedValue(refusal("NETWORK_ERROR")),
    });
    press(/Zürich/);
    await isSaid(/Couldn't save/);
    expect(screen.getByText("Zürich, Switzerland")).toBeTruthy();
  });

  it("all others are signed out after one question that counts them", async () => {
    const left = [here, zurich, nowhere];
    await open(left, {
      revokeSession: vi.fn(
        async (id) =>
          void left.splice(
            left.findIndex((one) => one.id === id),
            1,
          ),
      ),
    });
    press("Sign out all others");
    expect(inDialog().getByText(/^2 other sessions will be signed out/)).toBeTruthy();
    pressInDialog("Sign out all others");
    await isSaid("2 sessions signed out");
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
  });
});

describe("appearance, language and the ways out", () => {
  const open = () => show(<Settings account={account()} />);
  afterEach(() => {
    chooseAppearance(null);
    document.documentElement.className = "";
  });

  it("the selected appearance applies at once, and is stored in a cookie", () => {
    show(
      <WithAppearance>
        <Scope data-testid="scope">
          <Settings account={account()} />
        </Scope>
      </WithAppearance>,
    );
    fireEvent.change(screen.getByLabelText("Appearance"), { target: { value: "dark" } });
    expect(screen.getByTestId("scope").dataset.appearance).toBe("dark");
    expect(document.cookie).toContain("stack-appearance=dark");
    fireEvent.change(screen.getByLabelText("Appearance"), { target: { value: "auto" } });
    expect(screen.getByTestId("scope").dataset.appearance).toBeUndefined();
    expect(document.cookie).not.toContain("stack-appearance");
  });

  it("if the app decides on its colours, there is no choice of appearance", () => {
    document.documentElement.className = "dark";
    open();
    expect(screen.queryByLabelText("Appearance")).toBeNull();
    expect(screen.getByLabelText("Language")).toBeTruthy();
  });

  it("if the developer chose the language, there is no choice of it", () => {
    show(
      <MessagesProvider locale="en" isFixed groups={en}>
        <Settings account={account()} />
      </MessagesProvider>,
    );
    expect(screen.queryByLabelText("Language")).toBeNull();
  });

  it("each language is called by its own name", () => {
    open();
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(["Match browser", "English", "Deutsch", "日本語", "العربية"]),
    );
  });

  it("signs out", async () => {
    open();
    press("Sign out");
    await waitFor(() => expect(behind.app.signOut).toHaveBeenCalledOnce());
  });

  it("the account is deleted only once the word is typed exactly, and a page says so", async () => {
    const replace = vi.fn();
    vi.stubGlobal("location", { ...location, replace });
    open();
    press("Delete account");
    typeInDialog(/Type delete to confirm/, "remove");
    pressInDialog("Delete account");
    expect(inDialog().getByText("Type “delete” exactly.")).toBeTruthy();
    expect(account().delete).not.toHaveBeenCalled();
    typeInDialog(/Type delete to confirm/, "delete");
    pressInDialog("Delete account");
    await waitFor(() => expect(replace).toHaveBeenCalledWith("/handler/sign-out?deleted=1"));
    expect(account().delete).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it("a deletion that fails is said in the dialog, which stays open", async () => {
    behind.account = ada({ delete: vi.fn().mockRejectedValue(refusal("NETWORK_ERROR")) });
    open();
    press("Delete account");
    typeInDialog(/Type delete/, "delete");
    pressInDialog("Delete account");
    await isSaid(/This app isn't responding right now/);
    expect(inDialog().getByLabelText(/Type delete to confirm/)).toBeTruthy();
  });

  it("if the project does not let people delete their account, nothing speaks of it", () => {
    change(
      (rows) =>
        (rows.project = {
          ...rows.project,
          config: { ...rows.project.config, clientUserDeletionEnabled: false },
        }),
    );
    open();
    expect(screen.queryByText("Delete account")).toBeNull();
  });
});
