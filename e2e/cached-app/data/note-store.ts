import "server-only";

/** Replaces a database. On `globalThis`, since pages and actions may be in different bundles. */
const place = globalThis as { notesByOwner?: Map<string, string[]> };

function notes(): Map<string, string[]> {
  place.notesByOwner ??= new Map();
  return place.notesByOwner;
}

export async function readNotes(ownerId: string): Promise<string[]> {
  return notes().get(ownerId) ?? [];
}

export async function writeNote(ownerId: string, note: string): Promise<void> {
  notes().set(ownerId, [...(await readNotes(ownerId)), note]);
}
