import { SYSTEM_PERMISSIONS, type SystemPermission } from "@stackkit/next/protocol/internal";

/** Which permissions each permission contains directly. */
export type Containment = ReadonlyMap<string, readonly string[]>;

/** A permission and all that it contains, recursively. Cycles end. */
export function withContained(id: string, containment: Containment): Set<string> {
  const reached = new Set([id]);
  // A Set iterates over members added during the loop.
  for (const next of reached)
    for (const contained of containment.get(next) ?? []) reached.add(contained);
  return reached;
}

/** All permissions implied by `ids`, sorted. */
export const expand = (ids: Iterable<string>, containment: Containment): string[] =>
  [...new Set([...ids].flatMap((id) => [...withContained(id, containment)]))].sort();

export const isSystemPermission = (id: string): id is SystemPermission =>
  (SYSTEM_PERMISSIONS as readonly string[]).includes(id);

/** Descriptions of the system permissions, which contain no others. */
export const SYSTEM_DESCRIPTIONS: Readonly<Record<SystemPermission, string>> = {
  $update_team: "Change the team's name, picture and data",
  $delete_team: "Delete the team",
  $read_members: "See the other members of the team",
  $remove_members: "Remove other members from the team",
  $invite_members: "Invite people to the team",
  $manage_api_keys: "Create and revoke the team's API keys",
};
