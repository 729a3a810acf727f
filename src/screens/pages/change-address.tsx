import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { Button } from "../../ui/button.js";
import { Card, Frame } from "../../ui/card.js";
import { DONE, read } from "../../ui/form/flow.js";
import { Form } from "../../ui/form/form.js";
import { useFlow } from "../../ui/form/use-flow.js";
import { checkEmail } from "../forms/checks.js";
import { EmailField } from "../forms/email-field.js";
import { FIELDS, type FieldOf } from "../forms/field-names.js";
import type { ScreenUser } from "../provider/screen-user.js";

const FIELD_OF = {
  CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE: FIELDS.email,
} satisfies FieldOf;

interface ChangeAddressProps {
  user: ScreenUser;
  fullPage: boolean;
  /** The address was changed, or stays as it is. */
  onEnd: () => void;
}

/** Corrects the address of a sign-up before it is verified, and mails a code to it. */
export function ChangeAddress({ user, fullPage, onEnd }: ChangeAddressProps): ReactNode {
  const t = useMessages("pages");
  const flow = useFlow(async (_state, form) => {
    const addresses = await user.listContactChannels();
    const address = addresses.find(({ isPrimary }) => isPrimary);
    await address?.update({ value: read(form, FIELDS.email).trim() });
    await address?.sendVerificationEmail();
    onEnd();
    return DONE;
  });
  return (
    <Frame fullPage={fullPage}>
      <Card title={t("verify.change")}>
        <div className="stk-step">
          <Form flow={flow} submit={t("verify.send")} check={checkEmail(t)} fieldOf={FIELD_OF}>
            <EmailField
              autoComplete="email"
              defaultValue={user.primaryEmail ?? undefined}
              autoFocus
            />
          </Form>
          <Button look="link" onClick={onEnd}>
            {t("action.cancel")}
          </Button>
        </div>
      </Card>
    </Frame>
  );
}
