import * as z from "zod/mini";
import { get, one } from "../operations/operation.js";
import { column, type RecordType, record } from "./record.js";

const configuredColumns = {
  /** The name of the file; null if the settings are in code. */
  file: column("file", z.nullable(z.string())),
  /** The names of the settings, as `displayName` and those of a project's `config`. */
  names: column("names", z.array(z.string())),
  /** The ids of the roles of teams. */
  roleIds: column("role_ids", z.array(z.string())),
};
/** The columns of the settings that come from the configuration. */
export interface ConfiguredSettingsRecord extends RecordType<typeof configuredColumns> {}
/** The settings of a project that the service's configuration sets at each start. */
export const configuredSetting: ConfiguredSettingsRecord = record(
  "configured-settings",
  configuredColumns,
);

/** The call for the settings that come from the configuration. */
export const configuredSettings = {
  read: get("/internal/configured-settings", {
    access: "admin",
    returns: one(configuredSetting),
  }),
};
