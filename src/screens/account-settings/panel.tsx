import { type ReactNode, type Ref, useId } from "react";
import { LoadingSkeleton } from "../../ui/feedback/skeleton.js";

interface PanelProps {
  ref?: Ref<HTMLElement>;
  /** Left out where the panel is all that its section has. */
  title?: ReactNode;
  /** One sentence that says what it is for, or how it stands. */
  text?: ReactNode;
  /** A word on how it stands, beside the title. */
  badge?: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
  /** Cannot be undone. */
  danger?: boolean;
  children?: ReactNode;
}

/** One thing of the account: what it is, how it stands, what can be done about it. */
export function Panel({
  ref,
  title,
  text,
  badge,
  action,
  danger = false,
  children,
}: PanelProps): ReactNode {
  const id = useId();
  return (
    <section
      ref={ref}
      className="stk-panel"
      aria-labelledby={title ? id : undefined}
      data-danger={danger ? "" : undefined}
    >
      {title || text || action ? (
        <div className="stk-panel-head">
          <div className="stk-panel-words">
            {title ? (
              <h3 className="stk-panel-title" id={id}>
                {title}
                {badge}
              </h3>
            ) : null}
            {text ? <p className="stk-text">{text}</p> : null}
          </div>
          {action ? <div className="stk-panel-action">{action}</div> : null}
        </div>
      ) : null}
      {children}
    </section>
  );
}

/** Holds the place of panels that are still coming, each with as many lines as its number says. */
export const PanelSkeletons = ({ panels }: { panels: readonly number[] }): ReactNode => (
  <>
    {panels.map((lines, position) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: places have nothing but a position.
      <div key={position} className="stk-panel">
        <LoadingSkeleton lines={lines} />
      </div>
    ))}
  </>
);
