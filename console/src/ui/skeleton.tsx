/** Lines of the true height while something is read. Shown only after 150 ms, by its style. */
export const Skeleton = ({ lines = 3 }: { readonly lines?: number }) => (
  <div className="skeleton" aria-busy="true" role="status">
    <span className="visually-hidden">Loading</span>
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all the same.
      <div key={line} className="skeleton-line" />
    ))}
  </div>
);
