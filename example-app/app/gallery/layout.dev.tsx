import type { ReactNode } from "react";
import "../../styles/gallery.css";
import "../../styles/signatures.css";

export default function GalleryLayout({ children }: { children: ReactNode }) {
  return children;
}
