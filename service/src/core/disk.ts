import { statfs } from "node:fs/promises";

/** The disk of the database. */
export interface Disk {
  /** Bytes that may still be written. */
  freeBytes(): Promise<number>;
}

/** The disk of a folder. */
export const diskOf = (folder: string): Disk => ({
  async freeBytes() {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
});
