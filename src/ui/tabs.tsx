import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";

/** Tells the tabs around a later step that it leaves no choice, so that it is no tab's panel. */
export const StepContext = createContext<((isOpen: boolean) => void) | undefined>(undefined);

/** A tab and its content. */
export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
  /** The same page with this tab selected, for a press before JavaScript has loaded. */
  readonly href?: string | undefined;
}

interface TabsProps {
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  /** The initially selected tab. */
  first?: string | undefined;
}

/** Tabs. Arrow keys move between tabs in the direction of writing; Home and End go to the ends. */
export function Tabs({ label, tabs, first }: TabsProps): ReactNode {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(first);
  const [isStep, setStep] = useState(false);
  const front = tabs.find(({ id }) => id === chosen) ?? tabs[0];

  const go = (position: number) => {
    const tab = tabs.at(position % tabs.length);
    if (tab === undefined) return;
    setChosen(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(tab)]?.focus();
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.indexOf(front);
    const forward =
      getComputedStyle(event.currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    const steps: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowRight: at - 1,
      [forward]: at + 1,
      Home: 0,
      End: -1,
    };
    const position = steps[event.key];
    if (position === undefined) return;
    event.preventDefault();
    go(position);
  };
  const choose = (event: MouseEvent, tab: Tab) => {
    event.preventDefault();
    setChosen(tab.id);
  };

  return (
    <div className="stk-tabs">
      <div ref={list} role="tablist" aria-label={label} className="stk-tablist" onKeyDown={press}>
        {tabs.map((tab) => {
          const inFront = tab === front;
          const joined = {
            role: "tab",
            id: `${base}${tab.id}`,
            "aria-selected": inFront,
            "aria-controls": `${base}panel`,
            tabIndex: inFront ? 0 : -1,
            className: "stk-tab",
          } as const;
          return tab.href === undefined ? (
            <button key={tab.id} type="button" {...joined} onClick={(event) => choose(event, tab)}>
              {tab.label}
            </button>
          ) : (
            <a key={tab.id} href={tab.href} {...joined} onClick={(event) => choose(event, tab)}>
              {tab.label}
            </a>
          );
        })}
      </div>
      <div
        key={front.id}
        id={`${base}panel`}
        className="stk-tabpanel"
        {...(isStep ? {} : { role: "tabpanel", "aria-labelledby": `${base}${front.id}` })}
      >
        <StepContext value={setStep}>{front.content}</StepContext>
      </div>
    </div>
  );
}
