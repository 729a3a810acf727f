import { type Containing, containedIn } from "./paths-to.js";

interface Choice {
  readonly id: string;
  /** Replaces the id as its words. */
  readonly displayName?: string | null | undefined;
  readonly description?: string | undefined;
}

/** Permissions to choose from, as checkboxes of one name in the form. */
export function PermissionChoices({
  legend,
  hint,
  name,
  choices,
  chosen = [],
  within,
}: {
  readonly legend: string;
  readonly hint?: string;
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly chosen?: readonly string[] | undefined;
  /** The permission that will contain the chosen ones, so that none of them can contain it. */
  readonly within?: { readonly id: string; readonly all: readonly Containing[] } | undefined;
}) {
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      {choices
        .filter(({ id }) => id !== within?.id)
        .map(({ id, displayName, description }) => {
          const wouldCircle = within !== undefined && containedIn(id, within.all).has(within.id);
          return (
            <label key={id} className="row">
              <input
                type="checkbox"
                name={name}
                value={id}
                disabled={wouldCircle}
                defaultChecked={chosen.includes(id)}
              />
              <span>
                {displayName} <code>{id}</code>{" "}
                <span className="muted">
                  {wouldCircle ? `contains ${within.id} already` : description}
                </span>
              </span>
            </label>
          );
        })}
    </fieldset>
  );
}

/** The roles that a new member begins with, if the project has some. */
export const RolesOfNewMember = ({ roles }: { readonly roles: readonly Choice[] }) =>
  roles.length > 0 && (
    <PermissionChoices
      legend="Roles"
      hint="None chosen: they get what every new member gets."
      name="roles"
      choices={roles}
    />
  );
