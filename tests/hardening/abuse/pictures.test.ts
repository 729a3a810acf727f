import { expect, it } from "vitest";
import { peopledProject } from "../../support/people.js";
import { countCases, describeSuite } from "../support.js";

const home = peopledProject();
const REFUSED = [
  "javascript:alert(1)",
  "https://tracker.example/pixel.png",
  "http://127.0.0.1/",
  "data:text/html;base64,PGI+",
  "data:image/svg+xml;base64,PGI+",
];
const TAKEN = ["data:image/png;base64,iVBORw0KGgo=", null];

describeSuite(
  "abuse: pictures",
  "addresses of scripts and trackers in place of pictures that others see",
  () => {
    it("B12: a member's picture from a browser is one that it carries itself", async () => {
      const ann = await home.project.person();
      const team = await home.project.team(ann);
      const change = async (picture: string | null) =>
        (
          await home.project.as(ann, "PATCH", `/team-member-profiles/${team}/me`, {
            profile_image_url: picture,
          })
        ).status;
      for (const picture of REFUSED) expect(await change(picture), picture).toBe(400);
      for (const picture of TAKEN) expect(await change(picture)).toBe(200);
      countCases(REFUSED.length + TAKEN.length);
    });
  },
);
