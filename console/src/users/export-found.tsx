import { useState } from "react";
import { useLocation } from "wouter";
import { useProject } from "../api/project.js";
import { Button } from "../ui/button.js";
import { StartJob } from "./bulk-bar.js";
import type { UserFilter } from "./filters.js";

/** Writes all users that the list finds into a file, as a job. */
export function ExportFound({ filter }: { readonly filter: UserFilter }) {
  const { id } = useProject();
  const [, navigate] = useLocation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Export</Button>
      {isOpen && (
        <StartJob
          kind="export"
          words={Object.keys(filter).length > 0 ? "all users that fit" : "all users"}
          target={{ filter }}
          onClose={() => setOpen(false)}
          onStarted={() => navigate(`/${id}/jobs`)}
        />
      )}
    </>
  );
}
