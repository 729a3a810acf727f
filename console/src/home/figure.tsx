import { Link } from "wouter";

/** A number that leads to what it counts. */
export const Figure = ({
  to,
  label,
  value,
  isBad = false,
}: {
  readonly to: string;
  readonly label: string;
  readonly value: number;
  /** Whether more than none needs a look. */
  readonly isBad?: boolean;
}) => (
  <Link to={to} className="figure" data-look={isBad && value > 0 ? "bad" : undefined}>
    <span className="muted">{label}</span>
    <strong>{value.toLocaleString("en")}</strong>
  </Link>
);
