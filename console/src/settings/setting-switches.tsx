import { type ReactNode, useState } from "react";
import { wordsOf } from "../api/problem.js";
import { FormDialog } from "../ui/dialog.js";
import { SwitchField } from "../ui/field.js";
import { Notice } from "../ui/notice.js";
import { announce } from "../ui/toast.js";
import { useLocks } from "./locked.js";
import { type ConfigChange, type ProjectSettings, useConfig } from "./use-config.js";

type Flags = {
  [K in keyof ConfigChange]-?: NonNullable<ConfigChange[K]> extends boolean ? K : never;
}[keyof ConfigChange];

/** A setting that is on or off. */
export interface Setting {
  readonly name: Flags;
  readonly label: string;
  readonly hint: string;
  /** What a change does to people, said before it is saved. */
  readonly effect?: (on: boolean) => ReactNode;
}

/** Settings that are saved when they are switched. Those with an effect ask first. */
export function SettingSwitches({
  settings,
  rows,
}: {
  readonly settings: ProjectSettings;
  readonly rows: readonly Setting[];
}) {
  const { save, change, waiting } = useConfig();
  const lockOf = useLocks();
  const hintOf = ({ name, hint }: Setting) => {
    const place = lockOf(name);
    return place === undefined ? hint : `${hint} Set in ${place}: change it there.`;
  };
  const [asked, setAsked] = useState<{ row: Setting; on: boolean; effect: ReactNode }>();
  const apply = async ({ name, label }: Setting, on: boolean) => {
    await save({ [name]: on } as ConfigChange);
    announce(`${label}: ${on ? "on" : "off"}`);
  };
  return (
    <div>
      {rows.map((row) => (
        <SwitchField
          key={row.name}
          label={row.label}
          hint={hintOf(row)}
          disabled={lockOf(row.name) !== undefined}
          checked={(waiting?.[row.name] ?? settings.config[row.name]) === true}
          onChange={(on) => {
            const effect = row.effect?.(on);
            if (effect) setAsked({ row, on, effect });
            else void apply(row, on).catch(() => {});
          }}
        />
      ))}
      {change.isError && !asked && <Notice look="error">{wordsOf(change.error)}</Notice>}
      {asked && (
        <FormDialog
          title={`${asked.row.label}: ${asked.on ? "on" : "off"}`}
          action={asked.on ? "Switch on" : "Switch off"}
          danger={!asked.on}
          onClose={() => setAsked(undefined)}
          onSubmit={() => apply(asked.row, asked.on)}
        >
          {asked.effect}
        </FormDialog>
      )}
    </div>
  );
}
