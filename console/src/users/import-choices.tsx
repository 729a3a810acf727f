import type { ReactNode } from "react";
import { SelectField, TextArea, TextField } from "../ui/field.js";
import { type ImportRequest, SECOND_FILES, SOURCES, type SourceName } from "./import-api.js";

const LIST = new Intl.ListFormat("en", { type: "unit" });
const { csv: _, ...OTHERS } = SOURCES;
const FILES = ".csv,.json,.ndjson,.jsonl,.txt";

/** A field for a file. Without `onChoose`'s file, none is chosen any more. */
export function FileField({
  label,
  hint,
  onChoose,
}: {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly onChoose: (file: File | undefined) => void;
}) {
  return (
    <TextField
      label={label}
      hint={hint}
      type="file"
      accept={FILES}
      // Browsers report the same file, edited in between, only to an empty field.
      onClick={({ currentTarget }) => {
        currentTarget.value = "";
      }}
      onChange={({ target }) => onChoose(target.files?.[0])}
    />
  );
}

/** What a file may be, before one is chosen. */
export const Accepted = () => (
  <>
    An export of {LIST.format(Object.values(OTHERS))}, or a file of your own. Its columns:{" "}
    <code>email</code>, and if you have them <code>email_verified</code>, <code>name</code>,{" "}
    <code>password_hash</code>, <code>google_id</code> and other providers, <code>created_at</code>,{" "}
    <code>server_metadata</code>.
  </>
);

/** Where the file comes from, its second file, and what to do with its passwords. */
export function ImportChoices({
  request,
  from,
  onChange,
  onChooseSecond,
}: {
  readonly request: ImportRequest;
  readonly from: SourceName | undefined;
  readonly onChange: (request: ImportRequest) => void;
  readonly onChooseSecond: (file: File | undefined) => void;
}) {
  const second = from && SECOND_FILES[from];
  const names = Object.entries(SOURCES) as [SourceName, string][];
  return (
    <>
      <SelectField
        label="Where it comes from"
        name="from"
        defaultValue={from ?? ""}
        options={[...(from ? [] : ([["", "Choose one"]] as [string, string][])), ...names]}
        onChange={({ target }) =>
          target.value !== "" &&
          onChange({ ...request, from: target.value as SourceName, secondFile: undefined })
        }
      />
      {second && (
        <FileField
          label={second}
          hint="Optional. Its records are joined with the users by their ids."
          onChoose={onChooseSecond}
        />
      )}
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
