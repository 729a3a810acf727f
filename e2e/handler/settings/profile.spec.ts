import { readUser } from "../../support/people.js";
import { press, send } from "../../support/press.js";
import { expect, test } from "../../support/test.js";

/** A two-colour image, twice as wide as high, drawn by the browser. */
const PICTURE_EDGE = 240;

test("a name is changed, visible at once, and restored by undo", {
  tag: ["@everywhere", "@main"],
}, async ({ page, person, settings, teamArea, say }) => {
  await teamArea.enter(person);
  await settings.open("profile");
  const name = page.getByLabel(say("profile.name"), { exact: true });
  await expect(name).toHaveValue(person.name);
  await name.fill("Robin Valerian");
  await send(settings.button("action.save"));
  await settings.says("profile.nameSaved");
  const me = async () => (await page.request.get("/api/me")).json();
  expect(await me()).toMatchObject({ displayName: "Robin Valerian" });
  await settings.button("action.undo").click();
  await settings.says("account.undone");
  await expect(name).toHaveValue(person.name);
  expect(await me()).toMatchObject({ displayName: person.name });
});

test("a name cannot be empty, and input that cannot be saved stays", async ({
  page,
  person,
  settings,
  teamArea,
  say,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await teamArea.enter(person);
  await settings.open("profile");
  const name = page.getByLabel(say("profile.name"), { exact: true });
  await name.fill(" ");
  await send(settings.button("action.save"));
  await expect(page.getByText(say("check.nameMissing"))).toBeVisible();
  await page.route("**/users/me", (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.continue(),
  );
  await name.fill("Robin Valerian");
  await settings.button("action.save").click();
  await expect(page.getByRole("alert").filter({ hasText: say("account.unsaved") })).toBeVisible();
  await expect(name).toHaveValue("Robin Valerian");
});

test("a picture is cropped with the keyboard alone, shown, and removed", {
  tag: "@everywhere",
}, async ({ page, person, settings, teamArea, say }) => {
  await teamArea.enter(person);
  await settings.open("profile");
  const picture = await page.evaluate(async (edge) => {
    const canvas = document.createElement("canvas");
    canvas.width = 2 * edge;
    canvas.height = edge;
    const pen = canvas.getContext("2d");
    if (pen === null) throw new Error("No canvas");
    pen.fillStyle = "#d00000";
    pen.fillRect(0, 0, edge, edge);
    pen.fillStyle = "#0000d0";
    pen.fillRect(edge, 0, edge, edge);
    return canvas.toDataURL("image/png");
  }, PICTURE_EDGE);
  const chooser = page.waitForEvent("filechooser");
  await press(settings.button("profile.pictureChoose"));
  await (await chooser).setFiles({
    name: "me.png",
    mimeType: "image/png",
    buffer: Buffer.from(picture.slice(picture.indexOf(",") + 1), "base64"),
  });

  const dialog = settings.dialog("profile.pictureCropTitle");
  const across = dialog.getByLabel(say("profile.pictureAcross"));
  await across.focus();
  await page.keyboard.press("End");
  await expect(across).toHaveValue("1");
  await dialog.getByLabel(say("profile.pictureZoom")).focus();
  await page.keyboard.press("ArrowRight");
  await dialog.getByRole("button", { name: say("profile.pictureUse") }).focus();
  await page.keyboard.press("Enter");
  await settings.says("profile.pictureSaved");
  await expect(settings.button("profile.pictureChange")).toBeVisible();

  // The right end was selected, so the result is entirely blue.
  const url = (await readUser(person)).profileImageUrl ?? "";
  expect(url).toMatch(/^data:image\//);
  const corner = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.width;
    canvas.height = image.height;
    const pen = canvas.getContext("2d");
    pen?.drawImage(image, 0, 0);
    const [red = 0, , blue = 0] = pen?.getImageData(2, 2, 1, 1).data ?? [];
    return { isSquare: image.width === image.height, isBlue: blue > red };
  }, url);
  expect(corner).toEqual({ isSquare: true, isBlue: true });

  await settings.button("profile.pictureRemove").click();
  await settings.says("profile.pictureRemoved");
  await expect(settings.button("profile.pictureChoose")).toBeVisible();
});

test("a file that is no picture is refused in the dialog", async ({
  page,
  person,
  settings,
  teamArea,
  say,
}) => {
  await teamArea.enter(person);
  await settings.open("profile");
  const chooser = page.waitForEvent("filechooser");
  await press(settings.button("profile.pictureChoose"));
  await (await chooser).setFiles({
    name: "me.png",
    mimeType: "image/png",
    buffer: Buffer.from("not a picture"),
  });
  const dialog = settings.dialog("profile.pictureCropTitle");
  await expect(dialog.getByRole("alert")).toContainText(say("profile.pictureUnreadable"));
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});
