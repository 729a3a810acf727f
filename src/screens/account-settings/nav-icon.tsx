import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.js";

const OUTLINES = {
  user: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 20c0-3.500 3.500-5.500 8-5.500s8 2 8 5.500",
  shield: "M12 3 5 6v5c0 4.500 3 8 7 10 4-2 7-5.500 7-10V6ZM9 12l2.200 2.200L15.500 10",
  monitor: "M3 5h18v11H3ZM9 20h6M12 16v4",
  settings:
    "M4 7h10M18 7h2M4 17h2M10 17h10M14 7a2 2 0 1 0 4 0 2 2 0 0 0-4 0ZM6 17a2 2 0 1 0 4 0 " +
    "2 2 0 0 0-4 0Z",
  users:
    "M9 5a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7ZM2.500 19.500c0-3 3-5 " +
    "6.500-5s6.500 2 6.500 5M15.500 5.300a3.500 3.500 0 0 1 0 6.400M18 14.800c2 .7 3.500 " +
    "2.300 3.500 4.700",
  plus: "M12 5v14M5 12h14",
  bell: "M6 16v-5a6 6 0 0 1 12 0v5l1.500 2h-15ZM10 21h4",
  mail: "M3 6h18v12H3ZM3 7l9 6 9-6",
  card: "M3 6h18v12H3ZM3 10h18",
  key: "M8 11a4 4 0 1 0 4 4l8-8M17 4l3 3-3 3",
  file: "M6 3h8l4 4v14H6ZM14 3v4h4",
  dot: "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
} as const;

/** The name of a section's icon. */
export type NavIcon = keyof typeof OUTLINES;

/** Icon names accepted by the hosted kit (Lucide's). */
const BY_NAME: Readonly<Record<string, NavIcon>> = {
  User: "user",
  CircleUser: "user",
  Contact: "user",
  Shield: "shield",
  ShieldCheck: "shield",
  Lock: "shield",
  Monitor: "monitor",
  Settings: "settings",
  Users: "users",
  Plus: "plus",
  CirclePlus: "plus",
  Bell: "bell",
  Mail: "mail",
  CreditCard: "card",
  Key: "key",
  FileText: "file",
  File: "file",
};

/** The icon of that name, or a plain dot for an unknown name. */
export const iconNamed = (name: string | undefined): NavIcon =>
  name !== undefined && Object.hasOwn(BY_NAME, name) ? (BY_NAME[name] ?? "dot") : "dot";

/** Decorative icon next to a section's name. */
export const NavMark = ({ icon }: { icon: NavIcon }): ReactNode => <Icon d={OUTLINES[icon]} />;
