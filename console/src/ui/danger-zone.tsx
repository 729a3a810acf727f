import { type ComponentProps, useState } from "react";
import { Button } from "./button.js";
import { FormDialog } from "./dialog.js";
import { Section } from "./section.js";

/** Deletes something for good, by a dialog that has its name typed. */
export function DangerZone({
  heading,
  lead,
  ...dialog
}: { readonly heading: string; readonly lead: string } & Omit<
  ComponentProps<typeof FormDialog>,
  "danger" | "onClose"
>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title="Danger zone" danger>
      <div className="switch-field">
        <div>
          <h3>{heading}</h3>
          <p className="muted">{lead}</p>
        </div>
        <Button look="danger" onClick={() => setOpen(true)}>
          {dialog.action}
        </Button>
      </div>
      {isOpen && <FormDialog {...dialog} danger onClose={() => setOpen(false)} />}
    </Section>
  );
}
