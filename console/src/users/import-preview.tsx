import type { ReactNode } from "react";
import { Badge } from "../ui/badge.js";
import { PlainTable } from "../ui/plain-table.js";
import { Facts, Section } from "../ui/section.js";
import { countOf } from "../ui/words.js";
import { type ImportPreview, type ImportProblem, SOURCES } from "./import-api.js";

const FORMATS = {
  csv: "CSV",
  json: "a JSON array",
  "json-lines": "JSON, one user a line",
} as const;

const NO_USER = "the file with users has no user of this id";

const matchesOf = ({ matched, unmatched }: NonNullable<ImportPreview["second"]>): string =>
  `${countOf(matched, "record")} of these users, ${unmatched.toLocaleString("en")} of others`;

/** What an import would do: counts, fields, passwords, the first rows and what is refused. */
export function ImportPreviewParts({ preview }: { readonly preview: ImportPreview }) {
  const { counts, fields, hashes, problems, incomplete, rows, second } = preview;
  const named = (isRead: boolean): ReactNode => {
    const names = fields.filter(({ is_read }) => is_read === isRead).map(({ name }) => name);
    return names.length > 0 ? names.join(", ") : "None";
  };
  return (
    <>
      <Section title="Preview" lead="What the import would do now.">
        <Facts
          rows={[
            ["Recognized", `${SOURCES[preview.from]}, ${FORMATS[preview.format]}`],
            ...(second ? [["Second file", matchesOf(second)] as const] : []),
            ["New", countOf(counts.imported, "user")],
            ["Skipped, since they exist", countOf(counts.existing, "user")],
            ["Refused", countOf(counts.refused, "record")],
            [
              "Passwords that work here",
              hashes.length > 0
                ? hashes
                    .map(({ format, count }) => `${count.toLocaleString("en")} ${format}`)
                    .join(", ")
                : "None",
            ],
            ["Columns of the file that are read", named(true)],
            ["Columns that are left out", named(false)],
          ]}
        />
      </Section>
      {second && (
        <Problems
          title="Left out of the second file"
          of={second.unmatched}
          problems={second.records.map((record) => ({ ...record, reason: NO_USER }))}
        />
      )}
      <Problems title="Refused" of={counts.refused} problems={problems} />
      <Problems title="Imported in part" of={counts.incomplete} problems={incomplete} />
      {rows.length > 0 && (
        <Section title="First users" lead="As they would be here.">
          <PlainTable
            label="First users"
            rows={rows}
            idOf={({ line, email }) => `${line} ${email}`}
            columns={[
              { id: "line", title: "Line", cell: ({ line }) => line },
              {
                id: "email",
                title: "Email",
                cell: ({ email, is_verified }) => (
                  <>
                    {email ?? "None"} {is_verified && <Badge look="good">Verified</Badge>}
                  </>
                ),
              },
              { id: "name", title: "Name", cell: ({ name }) => name ?? "" },
              {
                id: "methods",
                title: "Signs in by",
                cell: ({ providers, has_password }) =>
                  [...(has_password ? ["password"] : []), ...providers].join(", "),
              },
            ]}
          />
        </Section>
      )}
    </>
  );
}

function Problems({
  title,
  of,
  problems,
}: {
  readonly title: string;
  readonly of: number;
  readonly problems: readonly ImportProblem[];
}) {
  if (problems.length === 0) return null;
  const isPart = of > problems.length;
  return (
    <Section
      title={title}
      {...(isPart && { lead: `The first ${problems.length} of ${of.toLocaleString("en")}.` })}
    >
      <PlainTable
        label={title}
        rows={problems.map((problem, at) => ({ ...problem, at }))}
        idOf={({ at }) => String(at)}
        columns={[
          { id: "line", title: "Line", cell: ({ line }) => line },
          { id: "id", title: "Record", cell: ({ id }) => id },
          { id: "reason", title: "Reason", cell: ({ reason }) => reason },
        ]}
      />
    </Section>
  );
}
