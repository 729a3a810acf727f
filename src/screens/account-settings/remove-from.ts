/**
 * Removes an item of a list. A failure counts only while the list has the item: another device may
 * have removed it meanwhile.
 */
export async function removeFrom(
  list: () => Promise<readonly { readonly id: string }[]>,
  id: string,
  remove: () => Promise<unknown>,
): Promise<void> {
  try {
    await remove();
  } catch (error) {
    const left = await list().catch(() => undefined);
    if (!left || left.some((item) => item.id === id)) throw error;
  }
}
