import { type ReactNode, useState } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import type { ContactChannel } from "../../../resources/users/contact-channel.js";
import { next, read } from "../../../ui/form/flow.js";
import { Form } from "../../../ui/form/form.js";
import { useFlow } from "../../../ui/form/use-flow.js";
import { checkEmail } from "../../forms/checks.js";
import { EmailField } from "../../forms/email-field.js";
import { FIELDS, type FieldOf } from "../../forms/field-names.js";
import type { Account } from "../../provider/account.js";

const FIELD_OF = {
  CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE: FIELDS.email,
} satisfies FieldOf;

interface AddEmailProps {
  account: Account;
  addresses: readonly Pick<ContactChannel, "value">[];
  onAdded: (email: string) => void;
}

/** Adds an address and mails a verification link. The address signs in once verified. */
export function AddEmail({ account, addresses, onAdded }: AddEmailProps): ReactNode {
  const t = useMessages("account");
  const [round, setRound] = useState(0);
  const flow = useFlow(async (_state, form) => {
    const email = read(form, FIELDS.email).trim();
    const added = await account.createContactChannel({
      type: "email",
      value: email,
      usedForAuth: false,
    });
    setRound((now) => now + 1);
    await added.sendVerificationEmail();
    onAdded(email);
    return next(undefined);
  });
  const check = (form: FormData) => {
    const email = read(form, FIELDS.email).trim().toLowerCase();
    const known = addresses.some(({ value }) => value.toLowerCase() === email);
    return known ? { [FIELDS.email]: t("emails.alreadyYours") } : checkEmail(t)(form);
  };
  return (
    <Form
      key={round}
      flow={flow}
      submit={t("emails.add")}
      look="secondary"
      check={check}
      fieldOf={FIELD_OF}
      label={t("emails.addTitle")}
    >
      <EmailField label={t("emails.addLabel")} autoComplete="off" />
    </Form>
  );
}
