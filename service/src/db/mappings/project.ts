import { memoize } from "../../core/memoize.js";
import { type FieldsOf, flag, millis, type Stored, text } from "../mapping.js";
import type { JsonText } from "../tables/columns.js";
import { newProjectConfig, type Project, type ProjectConfig } from "../tables/project-config.js";

type Fields = FieldsOf<Project>;

const MAX_CONFIGS = 100;

/** Parsed settings, frozen. Memoized by their text, since nearly all requests repeat. */
const parseConfig = memoize(MAX_CONFIGS, (raw: JsonText): ProjectConfig => {
  const kept = JSON.parse(raw, (_name, value: unknown) => Object.freeze(value)) as ProjectConfig;
  // Older projects lack settings of later versions; defaults fill them, unless people would notice.
  const defaults = { ...newProjectConfig(), newDeviceCodeRequired: false };
  return Object.freeze({ ...defaults, ...kept });
});

const config: Stored<"config", ProjectConfig, JsonText> = {
  column: "config",
  read: parseConfig,
  write: (value) => JSON.stringify(value),
};

export const projectIdentity = {
  id: text("id"),
  createdAt: millis("created_at"),
} as const satisfies Fields;

/** Written by administrators. */
export const projectFields = {
  displayName: text("display_name"),
  description: text("description"),
  isProductionMode: flag("is_production_mode"),
} as const satisfies Fields;

/** Changed as a whole, after checks. */
export const projectSettings = { config } as const satisfies Fields;

export const projectColumns = { ...projectIdentity, ...projectFields, ...projectSettings };
