import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { Button } from "../../../ui/button.js";

interface PagerProps {
  /** Position of the first shown item. */
  first: number;
  size: number;
  count: number;
  onPage: (page: number) => void;
}

/** Says which part of a list is shown, and turns its pages. */
export function Pager({ first, size, count, onPage }: PagerProps): ReactNode {
  const t = useMessages("teams");
  const page = first / size;
  const last = Math.min(first + size, count);
  const number = (value: number) => new Intl.NumberFormat(t.locale).format(value);
  return (
    <div className="stk-pager">
      <p className="stk-text" role="status">
        {count === 0
          ? t("teams.membersNotFound")
          : t("teams.membersRange", {
              first: number(first + 1),
              last: number(last),
              count: number(count),
            })}
      </p>
      {count > size ? (
        <div className="stk-buttons">
          <Button resting={page === 0} onClick={() => onPage(page - 1)}>
            {t("teams.membersPrevious")}
          </Button>
          <Button resting={last === count} onClick={() => onPage(page + 1)}>
            {t("teams.membersNext")}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
