import { type ComponentProps, type ReactNode, use } from "react";
import { NoMailContext } from "./no-mail.js";
import { useSlot } from "./slots.js";
import { className } from "./theme/class-name.js";
import { Scope } from "./theme/scope.js";

interface CardProps extends Omit<ComponentProps<"section">, "title"> {
  title?: ReactNode;
  /** One sentence under the title. */
  text?: ReactNode;
  /** Shown below the content, set apart: a link to another page. */
  footer?: ReactNode;
}

/** A surface with a title. */
export function Card({
  title,
  text,
  footer,
  className: extra,
  children,
  ...props
}: CardProps): ReactNode {
  const Surface = useSlot("Card", "section");
  const Title = useSlot("Heading", "h1");
  return (
    <Surface className={className("stk-card", extra)} {...props}>
      {title ? (
        <header className="stk-card-head">
          <Title className="stk-title">{title}</Title>
          {text ? <p className="stk-text">{text}</p> : null}
        </header>
      ) : null}
      {children}
      {footer ? <footer className="stk-card-foot">{footer}</footer> : null}
    </Surface>
  );
}

interface FrameProps {
  /** Fills the page. */
  fullPage?: boolean | undefined;
  /** Settings need more width than a form. */
  wide?: boolean;
  children?: ReactNode;
}

/** The container of a screen: a full page, or an element of the app's page. */
export function Frame({ fullPage = false, wide = false, children }: FrameProps): ReactNode {
  const Logo = useSlot("Logo", null);
  const notice = use(NoMailContext);
  if (!fullPage)
    return (
      <Scope className={className("stk-frame", wide && "stk-wide")}>
        {notice}
        {children}
      </Scope>
    );
  return (
    <Scope className="stk-page">
      <main className={className("stk-frame", wide && "stk-wide")}>
        {Logo === null ? null : <Logo className="stk-logo" />}
        {notice}
        {children}
      </main>
    </Scope>
  );
}
