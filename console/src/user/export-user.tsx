import { useState } from "react";
import { Button } from "../ui/button.js";
import { nameOf } from "../ui/person.js";
import { Section } from "../ui/section.js";
import { StartJob } from "../users/bulk-bar.js";
import type { User } from "../users/columns.js";
import { JobProgress } from "../users/job-progress.js";

/** Writes one person's data into a file, as a job. */
export function ExportUser({ user }: { readonly user: User }) {
  const [isOpen, setOpen] = useState(false);
  const [jobId, setJobId] = useState<string>();
  return (
    <Section
      title="Their data"
      lead="Their profile, accounts at providers and metadata, as a file."
      actions={<Button onClick={() => setOpen(true)}>Export</Button>}
    >
      {jobId && <JobProgress jobId={jobId} onClose={() => setJobId(undefined)} />}
      {isOpen && (
        <StartJob
          kind="export"
          words={nameOf(user)}
          target={{ userIds: [user.id] }}
          onClose={() => setOpen(false)}
          onStarted={setJobId}
        />
      )}
    </Section>
  );
}
