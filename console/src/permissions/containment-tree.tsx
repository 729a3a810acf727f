import { Section } from "../ui/section.js";
import type { Containing } from "./paths-to.js";

/** Which permission contains which, drawn from those that no other contains. */
export function ContainmentTree({ definitions }: { readonly definitions: readonly Containing[] }) {
  const contained = new Set(definitions.flatMap((one) => one.containedPermissionIds));
  const roots = definitions.filter(
    ({ id, containedPermissionIds }) => !contained.has(id) && containedPermissionIds.length > 0,
  );
  if (roots.length === 0) return null;
  const byId = new Map(definitions.map((definition) => [definition.id, definition]));
  return (
    <Section title="Which contains which">
      <ul className="tree">
        {roots.map((root) => (
          <Branch key={root.id} id={root.id} byId={byId} above={[]} />
        ))}
      </ul>
    </Section>
  );
}

function Branch({
  id,
  byId,
  above,
}: {
  readonly id: string;
  readonly byId: ReadonlyMap<string, Containing>;
  readonly above: readonly string[];
}) {
  const inner = above.includes(id) ? [] : (byId.get(id)?.containedPermissionIds ?? []);
  return (
    <li>
      <code>{id}</code>
      {inner.length > 0 && (
        <ul>
          {inner.map((next) => (
            <Branch key={next} id={next} byId={byId} above={[...above, id]} />
          ))}
        </ul>
      )}
    </li>
  );
}
