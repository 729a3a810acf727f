import { readFileSync } from "node:fs";

/**
 * The demo's data: the staff of a small shop, and their boards.
 * @typedef {{ title: string, note: string, stage: string, addedBy: string }} Open
 * @typedef {Open & { finishedDaysAgo: number }} Finished
 * @typedef {{ displayName: string, isSelected: boolean, members: { email: string, permissions: string[] }[], open: Open[], finished: Finished[] }} Team
 */

const DAY_MILLIS = 24 * 60 * 60 * 1000;
const DAYS_BETWEEN_CARDS = 2;
const DAYS_OF_WORK = 12;

export const PROJECT_NAME = "Almanac";
export const OWNER_EMAIL = "owner@example.com";

export const DEMO_CREDENTIALS = { email: "demo@example.com", password: "almanac-demo" };

const MAYA = { ...DEMO_CREDENTIALS, displayName: "Maya Okafor", isVerified: true };
const JONAS = {
  email: "jonas@example.com",
  password: "almanac-jonas",
  displayName: "Jonas Lindqvist",
  isVerified: true,
};
const INES = {
  email: "ines@example.com",
  password: "almanac-ines",
  displayName: "Ines Carvalho",
  isVerified: false,
};

export const MEMBERS = [MAYA, JONAS, INES];

/** The project's own permissions. Every project also starts with `admin` and `member`. */
export const PERMISSIONS = [
  { id: "letter:send", description: "May send the weekly letter", containedPermissionIds: [] },
];

/** @type {{ items: Open[] }} The board that the example app's front page pictures. */
const { items: PICTURED } = JSON.parse(
  readFileSync(new URL("../../example-app/board/sample.json", import.meta.url), "utf8"),
);

/** @type {Team[]} */
export const TEAMS = [
  {
    displayName: "Atlas",
    isSelected: true,
    members: [
      { email: MAYA.email, permissions: ["admin", "letter:send"] },
      { email: JONAS.email, permissions: ["letter:send"] },
      { email: INES.email, permissions: [] },
    ],
    open: PICTURED,
    finished: [
      {
        title: "Undo for every delete",
        note: "Nothing is lost within a day.",
        stage: "now",
        addedBy: JONAS.displayName,
        finishedDaysAgo: 2,
      },
      {
        title: "Size table in three units",
        note: "",
        stage: "now",
        addedBy: MAYA.displayName,
        finishedDaysAgo: 4,
      },
      {
        title: "Smaller pictures on slow lines",
        note: "Half the bytes, and nobody noticed.",
        stage: "now",
        addedBy: INES.displayName,
        finishedDaysAgo: 6,
      },
      {
        title: "Parcels without plastic",
        note: "",
        stage: "now",
        addedBy: JONAS.displayName,
        finishedDaysAgo: 19,
      },
    ],
  },
  {
    displayName: "Field notes",
    isSelected: false,
    members: [
      { email: MAYA.email, permissions: [] },
      { email: INES.email, permissions: ["admin"] },
    ],
    open: [
      {
        title: "Interview five regulars",
        note: "Two in the north, three on the coast.",
        stage: "now",
        addedBy: INES.displayName,
      },
      {
        title: "Photograph the old pattern books",
        note: "",
        stage: "later",
        addedBy: MAYA.displayName,
      },
    ],
    finished: [],
  },
];

/**
 * A team's board as the example app stores it: open cards in order, the oldest last.
 * @param {Team} team
 * @param {number} now milliseconds since the epoch
 */
export function boardOf({ open, finished }, now) {
  /** @param {number} days */
  const daysAgo = (days) => new Date(now - days * DAY_MILLIS).toISOString();
  const notRemoved = { removedAt: null };
  return {
    items: [
      ...open.map((card, index) => ({
        ...notRemoved,
        ...card,
        id: crypto.randomUUID(),
        addedAt: daysAgo((index + 1) * DAYS_BETWEEN_CARDS),
        finishedAt: null,
      })),
      ...finished.map(({ finishedDaysAgo, ...card }) => ({
        ...notRemoved,
        ...card,
        id: crypto.randomUUID(),
        addedAt: daysAgo(finishedDaysAgo + DAYS_OF_WORK),
        finishedAt: daysAgo(finishedDaysAgo),
      })),
    ],
  };
}
