import Link from "next/link";

export function Logo({ href = "/" }: { href?: string }) {
  return (
    <Link className="logo" href={href}>
      <svg viewBox="0 0 24 24" width="24" height="24" fill="none" aria-hidden="true">
        <circle cx="12" cy="12" r="10.25" stroke="currentColor" strokeWidth="1.5" />
        <path
          d="M12 4.5a7.5 7.5 0 0 1 0 15c2.6-1.7 4-4.4 4-7.5s-1.4-5.8-4-7.5Z"
          fill="currentColor"
        />
        <circle className="logo-spark" cx="7.5" cy="12" r="1.75" fill="currentColor" />
      </svg>
      <span>Almanac</span>
    </Link>
  );
}
