import type { GroupName, TextsFor } from "../../messages/text-groups.js";
import type { Account } from "../provider/account.js";
import { loaded } from "./loaded.js";
import type { NavIcon } from "./nav-icon.js";

interface SectionProps {
  account: Account;
}

type Text<G extends GroupName> = keyof TextsFor<G> & `${string}.${string}`;

interface Section {
  readonly nav: Text<"account">;
  readonly title: Text<"account">;
  readonly text?: Text<"account">;
  readonly icon: NavIcon;
  /** Placeholder lines of each panel while it loads. */
  readonly panels: readonly number[];
  readonly part: ReturnType<typeof loaded<SectionProps>>;
}

/** The sections of every account, by hash. */
export const SECTIONS = {
  profile: {
    nav: "account.navProfile",
    title: "profile.title",
    text: "profile.text",
    icon: "user",
    panels: [5],
    part: loaded(async () => (await import("./profile/profile.js")).Profile),
  },
  auth: {
    nav: "account.navAuth",
    title: "auth.title",
    icon: "shield",
    panels: [5, 1, 1, 1, 1, 3],
    part: loaded(
      async () => (await import(/* webpackChunkName: "stk-settings" */ "./auth/auth.js")).Auth,
    ),
  },
  sessions: {
    nav: "account.navSessions",
    title: "sessions.title",
    text: "sessions.text",
    icon: "monitor",
    panels: [4],
    part: loaded(
      async () =>
        (await import(/* webpackChunkName: "stk-settings" */ "./sessions/sessions.js")).Sessions,
    ),
  },
  activity: {
    nav: "account.navActivity",
    title: "activity.title",
    text: "activity.text",
    icon: "bell",
    panels: [4],
    part: loaded(
      async () =>
        (await import(/* webpackChunkName: "stk-settings" */ "./activity/activity.js")).Activity,
    ),
  },
  settings: {
    nav: "account.navSettings",
    title: "settings.title",
    icon: "settings",
    panels: [2, 1],
    part: loaded(
      async () =>
        (await import(/* webpackChunkName: "stk-settings" */ "./settings/settings.js")).Settings,
    ),
  },
} as const satisfies Readonly<Record<string, Section>>;

/** The name of a section, which the URL's fragment has. */
export type SectionId = keyof typeof SECTIONS;

/** The sections in their order. */
export const SECTION_IDS = Object.keys(SECTIONS) as SectionId[];
/** The section without a fragment in the URL. */
export const FIRST_SECTION: SectionId = "profile";

/** Whether a fragment names a section. */
export const isSection = (id: string): id is SectionId => Object.hasOwn(SECTIONS, id);

const TEAM = "team-";
/** The fragment of the form for a new team. */
export const TEAM_CREATION = "team-creation";

/** The hash of a team's section. */
export const teamSection = (teamId: string): string => TEAM + teamId;

/** The team that a hash refers to. */
export const teamOf = (section: string): string | undefined =>
  section.startsWith(TEAM) && section !== TEAM_CREATION ? section.slice(TEAM.length) : undefined;

/** Placeholder lines of a team's panels. */
export const TEAM_PANELS: readonly number[] = [4, 3, 4, 3, 2];

/** The section of a team, loaded on first use. */
export const teamPart = loaded(
  async () => (await import(/* webpackChunkName: "stk-settings" */ "./teams/team.js")).TeamSection,
);
/** The form for a new team, loaded on first use. */
export const newTeamPart = loaded(
  async () => (await import(/* webpackChunkName: "stk-settings" */ "./teams/new-team.js")).NewTeam,
);
