import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { systemClock } from "../../../transport/clock.js";
import { Button } from "../../../ui/button.js";
import { Dialog } from "../../../ui/dialog.js";
import { Field } from "../../../ui/form/field.js";
import { next, read } from "../../../ui/form/flow.js";
import { Form } from "../../../ui/form/form.js";
import { Select } from "../../../ui/form/select.js";
import { useFlow } from "../../../ui/form/use-flow.js";
import { refused } from "../../flows/outcome.js";
import { checkName } from "../../forms/check-name.js";
import { checkAll } from "../../forms/checks.js";
import { FIELDS } from "../../forms/field-names.js";
import { useProtect } from "../protected-change.js";
import type { KeyOwner } from "./key-owner.js";
import { ScopeChoice } from "./scope-choice.js";

const DAY_MILLIS = 24 * 60 * 60 * 1000;
const LIVES_IN_DAYS = [7, 30, 90, 365];
const USUAL_DAYS = 90;

/** As long as the service takes it. */
const MAX_NAME_LENGTH = 200;

interface CreateKeyProps {
  owner: KeyOwner;
  scopes: readonly string[];
  onMade: (value: string) => void;
  onClose: () => void;
}

/** The form for a new API key. */
export function CreateKey({ owner, scopes, onMade, onClose }: CreateKeyProps): ReactNode {
  const t = useMessages("keys");
  const protect = useProtect();
  const flow = useFlow(async (state, form) => {
    const days = Number(read(form, FIELDS.expiry));
    const draft = {
      description: read(form, FIELDS.name).trim(),
      expiresAt: days > 0 ? new Date(systemClock.now() + days * DAY_MILLIS) : null,
      // Named one by one, so that a scope of later is not among them.
      scopes: scopes.length > 0 ? form.getAll(FIELDS.scope).map(String) : null,
    };
    try {
      const { value } = await protect(() => owner.createApiKey(draft));
      onClose();
      onMade(value);
    } catch (error) {
      return refused(error as Error, state);
    }
    return next(undefined);
  });
  const checkScopes = (form: FormData) =>
    scopes.length > 0 && form.getAll(FIELDS.scope).length === 0
      ? { [FIELDS.scope]: t("keys.scopesMissing") }
      : {};
  const cancel = (
    <Button look="quiet" onClick={onClose}>
      {t("action.cancel")}
    </Button>
  );
  return (
    <Dialog open onClose={onClose} title={t("keys.createTitle")}>
      <Form
        flow={flow}
        submit={t("keys.create")}
        check={checkAll(checkName(t), checkScopes)}
        after={cancel}
      >
        <Field
          name={FIELDS.name}
          label={t("keys.name")}
          hint={t("keys.nameHint")}
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          required
        />
        <Select name={FIELDS.expiry} label={t("keys.expiry")} defaultValue={USUAL_DAYS}>
          {LIVES_IN_DAYS.map((count) => (
            <option key={count} value={count}>
              {t("keys.days", { count })}
            </option>
          ))}
          <option value={0}>{t("keys.never")}</option>
        </Select>
        {scopes.length > 0 ? <ScopeChoice scopes={scopes} /> : null}
      </Form>
    </Dialog>
  );
}
