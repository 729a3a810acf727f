/** Which permissions lose one when it is deleted, as the end of a sentence. */
export const lossOf = (containers: readonly { readonly id: string }[]): string =>
  containers.length === 0
    ? ""
    : `, and ${containers.map(({ id }) => id).join(", ")} no longer contain${containers.length === 1 ? "s" : ""} it`;
