import { operations } from "@stackkit/next/protocol";
import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { useRead } from "../api/queries.js";
import { nameOf } from "../settings/provider-names.js";
import { Button } from "../ui/button.js";
import { SearchField } from "../ui/search-field.js";
import { FILTERS, type FilterName, LED_TO } from "./filters.js";

/** The search and the filters of the list. */
export function FilterBar({
  values,
  set,
  isList,
  children,
}: {
  readonly values: URLSearchParams;
  readonly set: (
    changes: Readonly<Record<string, string | undefined>>,
    options?: { replace?: boolean },
  ) => void;
  /** Whether a pasted list is searched, which nothing else narrows. */
  readonly isList: boolean;
  readonly children?: ReactNode;
}) {
  const names = Object.keys(FILTERS) as FilterName[];
  const all = [...names, ...LED_TO, "query", "match"];
  const isFiltered = all.some((name) => values.has(name));
  const teamId = values.get("team") ?? "";
  const team = useRead(
    operations.teams.read,
    { params: { team_id: teamId } },
    { enabled: teamId !== "" },
  );
  const provider = values.get("provider");
  const bar = useRef<HTMLDivElement>(null);
  const clear = (...cleared: string[]) => {
    // Filters that a list hid are shown again.
    flushSync(() => set(Object.fromEntries(cleared.map((name) => [name, undefined]))));
    // The pressed button goes with what it cleared. A field of text would open a phone's keyboard.
    bar.current?.querySelector("select")?.focus();
  };
  return (
    <div className="stack" ref={bar}>
      <div className="bar">
        <SearchField
          label="Search by the beginning of an email or name, or by an id"
          placeholder="Email, name or id"
          value={values.get("query") ?? ""}
          onSearch={(query) => set({ query }, { replace: true })}
        />
        {!isList && children}
      </div>
      <div className="bar">
        {!isList && (
          <>
            {names.map((name) => (
              <select
                key={name}
                className="input filter"
                aria-label={FILTERS[name].words}
                value={values.get(name) ?? ""}
                data-set={values.has(name) || undefined}
                onChange={(event) => set({ [name]: event.target.value })}
              >
                <option value="">{FILTERS[name].words}: any</option>
                {FILTERS[name].choices.map(([value, words]) => (
                  <option key={value} value={value}>
                    {FILTERS[name].words}: {words.toLowerCase()}
                  </option>
                ))}
              </select>
            ))}
            {teamId && (
              <Button onClick={() => clear("team")}>
                Without the team “{team.data?.displayName || teamId}”
              </Button>
            )}
            {provider && (
              <Button onClick={() => clear("provider")}>Without “{nameOf(provider)}”</Button>
            )}
            {(values.get("query") ?? "") !== "" && (
              <label className="row">
                <input
                  type="checkbox"
                  checked={values.get("match") === "contains"}
                  onChange={(event) =>
                    set({ match: event.target.checked ? "contains" : undefined }, { replace: true })
                  }
                />
                Anywhere in the text
              </label>
            )}
          </>
        )}
        {isFiltered && (
          <Button look="plain" onClick={() => clear(...all)}>
            Clear all
          </Button>
        )}
      </div>
    </div>
  );
}
