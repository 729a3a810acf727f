/** A filter of a list: any, or one of some values. */
export const Choice = ({
  label,
  options,
  value,
  onChange,
}: {
  readonly label: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly value: string | undefined;
  /** Gets an empty text for any. */
  readonly onChange: (next: string) => void;
}) => (
  <select
    className="input filter"
    aria-label={label}
    value={value ?? ""}
    data-set={value}
    onChange={(event) => onChange(event.target.value)}
  >
    <option value="">{label}: any</option>
    {options.map(([one, words]) => (
      <option key={one} value={one}>
        {label}: {words}
      </option>
    ))}
  </select>
);
