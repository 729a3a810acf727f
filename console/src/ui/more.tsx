import { wordsOf } from "../api/problem.js";
import type { usePages } from "../api/queries.js";
import { Button } from "./button.js";
import { Notice } from "./notice.js";

/** What a list says of its pages. */
export type MorePages = Pick<
  ReturnType<typeof usePages>,
  "hasNextPage" | "fetchNextPage" | "isFetchingNextPage" | "isFetchNextPageError" | "error"
>;

/** The button at the end of a list that reads its next page, and why it could not be read. */
export const More = ({
  pages: { hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError, error },
  children = "Show more",
}: {
  readonly pages: MorePages;
  readonly children?: string;
}) =>
  hasNextPage && (
    <div className="stack">
      {isFetchNextPageError && <Notice look="error">{wordsOf(error)}</Notice>}
      <div>
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {children}
        </Button>
      </div>
    </div>
  );
