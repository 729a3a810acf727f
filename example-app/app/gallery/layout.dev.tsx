import type { ReactNode } from "react";
import "../../styles/gallery.css";

export default function GalleryLayout({ children }: { children: ReactNode }) {
  return children;
}
