import { LIST_PERIODS, usePeriod } from "../api/period.js";
import { useUrlState } from "../api/url-state.js";
import { Choice } from "./choice.js";

const OPTIONS = LIST_PERIODS.map(([days, words]) => [String(days), words] as const);

/** How far back a list goes, in the address of the view. Days are those of UTC. */
export function PeriodChoice() {
  const [, set] = useUrlState();
  const { days } = usePeriod();
  return (
    <Choice
      label="Time"
      options={OPTIONS}
      value={days === undefined ? undefined : String(days)}
      onChange={(next) => set({ days: next })}
    />
  );
}
