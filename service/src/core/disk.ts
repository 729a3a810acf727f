import { stat, statfs } from "node:fs/promises";
import { dirname } from "node:path";

/** The disk of the database. */
export interface Disk {
  /** Bytes that may still be written. */
  freeBytes(): Promise<number>;
  /** Throws if the file is no longer the opened one, so that writes go to no file. */
  requireSameFile(): Promise<void>;
}

/** The disk of an opened file. */
export async function diskOf(file: string): Promise<Disk> {
  const { ino } = await stat(file);
  return {
    async freeBytes() {
      const { bavail, bsize } = await statfs(dirname(file));
      return bavail * bsize;
    },
    async requireSameFile() {
      const now = await stat(file).catch(() => undefined);
      if (now?.ino !== ino)
        throw new Error(
          `The database ${file} was deleted or replaced while it was open, so what is written now ` +
            "is lost at the next start. Stop the service, and put the file back or " +
            "restore a backup.",
        );
    },
  };
}
