import type { usePages } from "../api/queries.js";
import { Button } from "./button.js";

/** What a list says of its pages. */
export type MorePages = Pick<
  ReturnType<typeof usePages>,
  "hasNextPage" | "fetchNextPage" | "isFetchingNextPage"
>;

/** The button at the end of a list that reads its next page. */
export const More = ({
  pages: { hasNextPage, fetchNextPage, isFetchingNextPage },
  children = "Show more",
}: {
  readonly pages: MorePages;
  readonly children?: string;
}) =>
  hasNextPage && (
    <div>
      <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {children}
      </Button>
    </div>
  );
