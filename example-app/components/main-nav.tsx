"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";

const PLACES = [
  { href: "/board", name: "Board" },
  { href: "/studio", name: "Letter" },
  { href: "/studio/archive", name: "Archive" },
  { href: "/people", name: "People" },
];

export function MainNav() {
  const path = usePathname();
  return (
    <nav className="main-nav" aria-label="Main">
      {PLACES.map(({ href, name }) => (
        <Link key={href} href={href} aria-current={path === href ? "page" : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
