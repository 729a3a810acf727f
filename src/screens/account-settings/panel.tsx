import { type ReactNode, type Ref, useId } from "react";
import { LoadingSkeleton } from "../../ui/feedback/skeleton.js";

interface PanelProps {
  ref?: Ref<HTMLElement>;
  /** Omitted if the panel is the only one in its section. */
  title?: ReactNode;
  /** One sentence on the purpose or the current state. */
  text?: ReactNode;
  /** A word on the current state, next to the title. */
  badge?: ReactNode;
  /** The panel's button or other control. */
  action?: ReactNode;
  /** The action cannot be undone. */
  danger?: boolean;
  children?: ReactNode;
}

/** One setting of the account: description, state and action. */
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

/** Placeholders for loading panels; each number is a panel's line count. */
export const PanelSkeletons = ({ panels }: { panels: readonly number[] }): ReactNode => (
  <>
    {panels.map((lines, position) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: places have nothing but a position.
      <div key={position} className="stk-panel">
        <LoadingSkeleton lines={lines} saysSlow={position === 0} />
      </div>
    ))}
  </>
);
