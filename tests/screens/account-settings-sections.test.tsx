import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { MessagesProvider } from "../../src/messages/messages-provider.js";
import { Profile } from "../../src/screens/account-settings/profile/profile.js";
import { Sessions } from "../../src/screens/account-settings/sessions/sessions.js";
import { Settings } from "../../src/screens/account-settings/settings/settings.js";
import { chooseAppearance } from "../../src/screens/provider/preferences.js";
import { WithAppearance } from "../../src/screens/provider/with-appearance.js";
import { Scope } from "../../src/ui/theme/scope.js";
import { en } from "../support/english.js";
import { inDialog, isSaid, press, pressInDialog, startStage, type } from "./stage.js";

// Files that a press loads are at hand already, so that no test waits for a slow disk.
beforeAll(() =>
  Promise.all([import("../../src/screens/account-settings/profile/picture-crop.js")]),
);

const stage = startStage();

const PICTURE = "data:image/webp;base64,AAAA";
const readMe = () => stage.server("GET", `/users/${stage.me.id}`);
const change = (body: object) => stage.server("PATCH", `/users/${stage.me.id}`, body);

describe("the profile", () => {
  const open = () => stage.show((account) => <Profile account={account} />);
  const field = () => screen.getByLabelText("Name") as HTMLInputElement;
  const refuse = () => stage.fault({ path: "/users/me", method: "PATCH", effect: "drop" });

  it("saves another name, which can be undone", async () => {
    await open();
    type("Name", " Augusta King ");
    await press("Save");
    await isSaid("Name saved");
    expect((await readMe()).display_name).toBe("Augusta King");
    await press("Undo");
    await isSaid("Change undone");
    expect((await readMe()).display_name).toBe("Ada Lovelace");
    expect(field().value).toBe("Ada Lovelace");
  });

  it("a name that could not be saved says so, and stays typed", async () => {
    await open();
    refuse();
    type("Name", "Augusta");
    await press("Save");
    await isSaid(/Couldn't save/);
    expect(field().value).toBe("Augusta");
  });

  it("a picture is removed at once, and returns if that fails", async () => {
    await change({ profile_image_url: PICTURE });
    await open();
    refuse();
    const answer = stage.fault({ path: "/users/me", method: "PATCH", effect: "hold" });
    await press("Remove photo");
    expect(document.querySelector("img")).toBeNull();
    answer();
    await isSaid(/Couldn't save/);
    expect(document.querySelector("img")?.getAttribute("src")).toBe(PICTURE);
  });

  it("a picture from elsewhere can be taken away, but this cannot be undone from here", async () => {
    await change({ profile_image_url: "https://pictures.example/ada.png" });
    await open();
    await press("Remove photo");
    await isSaid("Photo removed");
    expect((await readMe()).profile_image_url).toBeNull();
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
    await stage.show((account) => <Profile account={account} />);
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
    expect((await readMe()).profile_image_url).toBe(PICTURE);
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
    expect((await readMe()).profile_image_url).toBeNull();
  });

  it("reports a file that is no picture", async () => {
    vi.stubGlobal("createImageBitmap", async () => Promise.reject(new Error("no picture")));
    await stage.show((account) => <Profile account={account} />);
    fireEvent.change(screen.getByLabelText("Choose photo", { selector: "input" }), {
      target: { files: [new File(["x"], "ada.txt")] },
    });
    await isSaid(/can't read this file as a photo/);
  });
});

describe("the sessions", () => {
  const HOUR = 3_600_000;

  /** Signs the person in somewhere else, two days ago, and returns the session's id. */
  async function signInElsewhere(fields: object = {}): Promise<string> {
    const before = new Set(await readIds());
    await stage.server("POST", "/auth/sessions", { user_id: stage.me.id });
    const id = (await readIds()).find((one) => !before.has(one)) ?? "";
    await describeSession(id, { last_used_at: Date.now() - HOUR, ...fields });
    return id;
  }
  const readIds = async (): Promise<string[]> =>
    (await stage.server("GET", `/auth/sessions?user_id=${stage.me.id}`)).items.map(
      (session: { id: string }) => session.id,
    );
  const describeSession = (id: string, fields: object) =>
    stage.project.service.context.db
      .updateTable("sessions")
      .set({ created_at: Date.now() - 48 * HOUR, ...fields } as never)
      .where("id", "=", id)
      .execute();
  const at = (ip: string, cityName: string, countryCode: string) => ({
    geo_info: JSON.stringify({ ip, cityName, countryCode }),
  });
  const inZurich = () => signInElsewhere(at("203.0.113.8", "Zürich", "CH"));
  let here: string;
  beforeEach(async () => {
    [here = ""] = await readIds();
    await describeSession(here, at("203.0.113.7", "London", "GB"));
  });
  const open = async () => {
    await stage.show((account) => <Sessions account={account} />);
    await screen.findByText("This device");
  };

  it("say where and when, this one first and marked", async () => {
    await signInElsewhere();
    await inZurich();
    await open();
    const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(
      /^London, United KingdomThis deviceLast used .*Signed in 2 days ago203\.0\.113\.7$/,
    );
    expect(rows.slice(1).toSorted()).toEqual([
      expect.stringMatching(/^Unknown deviceLast used 1 hour agoSigned in 2 days agoSign out$/),
      expect.stringMatching(/^Zürich, Switzerland.*Last used 1 hour ago/),
    ]);
  });

  it("have the exact time in the title", async () => {
    await open();
    expect(screen.getByText("2 days ago").getAttribute("title")).toMatch(/20\d\d/);
    expect(screen.getByText("You have no other sessions.")).toBeTruthy();
  });

  it("one is signed out at once, and this one cannot be", async () => {
    await inZurich();
    await open();
    await press("Sign out Zürich, Switzerland");
    expect(screen.queryByText("Zürich, Switzerland")).toBeNull();
    await isSaid("Session signed out");
    expect(await readIds()).toEqual([here]);
    expect(screen.queryByRole("button", { name: /Sign out/ })).toBeNull();
  });

  it("leave the focus beside the word on what was done, once the pressed button is gone", async () => {
    await inZurich();
    await open();
    const pressed = screen.getByRole("button", { name: /Zürich/ });
    pressed.focus();
    pressed.click();
    const said = await isSaid("Session signed out");
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(document.activeElement?.contains(said)).toBe(true);
  });

  it("one that could not be signed out comes back", async () => {
    await inZurich();
    await open();
    stage.fault({ path: /auth\/sessions/, method: "DELETE", effect: "drop" });
    await press(/Zürich/);
    await isSaid(/Couldn't save/);
    expect(screen.getByText("Zürich, Switzerland")).toBeTruthy();
  });

  it("all others are signed out after one question that counts them", async () => {
    await inZurich();
    await signInElsewhere();
    await open();
    await press("Sign out all others");
    expect(inDialog().getByText(/^2 other sessions will be signed out/)).toBeTruthy();
    pressInDialog("Sign out all others");
    await isSaid("2 sessions signed out");
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
    expect(await readIds()).toEqual([here]);
  });
});

describe("appearance, language and the ways out", () => {
  const open = () => stage.show((account) => <Settings account={account} />);
  afterEach(() => {
    chooseAppearance(null);
    document.documentElement.className = "";
  });

  it("the selected appearance applies at once, and is stored in a cookie", async () => {
    await stage.show((account) => (
      <WithAppearance>
        <Scope data-testid="scope">
          <Settings account={account} />
        </Scope>
      </WithAppearance>
    ));
    fireEvent.change(await screen.findByLabelText("Appearance"), { target: { value: "dark" } });
    expect(screen.getByTestId("scope").dataset.appearance).toBe("dark");
    expect(document.cookie).toContain("stack-appearance=dark");
    fireEvent.change(screen.getByLabelText("Appearance"), { target: { value: "auto" } });
    expect(screen.getByTestId("scope").dataset.appearance).toBeUndefined();
    expect(document.cookie).not.toContain("stack-appearance");
  });

  it("if the app decides on its colours, there is no choice of appearance", async () => {
    document.documentElement.className = "dark";
    await open();
    expect(screen.queryByLabelText("Appearance")).toBeNull();
    expect(screen.getByLabelText("Language")).toBeTruthy();
  });

  it("if the developer chose the language, there is no choice of it", async () => {
    await stage.show((account) => (
      <MessagesProvider locale="en" isFixed groups={en}>
        <Settings account={account} />
      </MessagesProvider>
    ));
    expect(screen.queryByLabelText("Language")).toBeNull();
  });

  it("each language is called by its own name", async () => {
    await open();
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(["Match browser", "English", "Deutsch", "日本語", "العربية"]),
    );
  });

  it("signs out", async () => {
    await open();
    await press("Sign out");
    await waitFor(() => expect(stage.left).toHaveBeenCalledOnce());
    const { items } = await stage.server("GET", `/auth/sessions?user_id=${stage.me.id}`);
    expect(items).toEqual([]);
  });
});
