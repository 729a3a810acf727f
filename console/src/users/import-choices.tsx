import { SelectField, TextArea } from "../ui/field.js";
import { type ImportRequest, SOURCES, type SourceName } from "./import-api.js";

/** Where the file comes from, and what to do with its passwords. */
export function ImportChoices({
  request,
  from,
  onChange,
}: {
  readonly request: ImportRequest;
  readonly from: SourceName | undefined;
  readonly onChange: (request: ImportRequest) => void;
}) {
  const names = Object.entries(SOURCES) as [SourceName, string][];
  return (
    <>
      <SelectField
        label="Where it comes from"
        name="from"
        defaultValue={from ?? ""}
        options={[...(from ? [] : ([["", "Choose one"]] as [string, string][])), ...names]}
        onChange={({ target }) =>
          target.value !== "" && onChange({ ...request, from: target.value as SourceName })
        }
      />
      {from === "firebase" && (
        <TextArea
          label="Hash parameters of the Firebase project"
          name="parameters"
          maxLength={2000}
          defaultValue={request.hashParameters ?? ""}
          onBlur={({ target }) => onChange({ ...request, hashParameters: target.value })}
        />
      )}
      <label className="row">
        <input
          type="checkbox"
          checked={request.withoutPasswords === true}
          onChange={({ target }) => onChange({ ...request, withoutPasswords: target.checked })}
        />{" "}
        Without passwords
      </label>
    </>
  );
}
