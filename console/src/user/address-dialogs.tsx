import { type Output, operations } from "@stackkit/next/protocol";
import { useChange } from "../api/queries.js";
import { FormDialog } from "../ui/dialog.js";
import { TextField } from "../ui/field.js";
import { useApp } from "./use-app.js";

const { contactChannels } = operations;
/** An address of a user. */
export type Address = Output<typeof contactChannels.read, "admin">;

/** Asks for a further address. */
export function AddAddress({
  userId,
  onClose,
}: {
  readonly userId: string;
  readonly onClose: () => void;
}) {
  const create = useChange(contactChannels.create);
  return (
    <FormDialog
      title="Add an email address"
      action="Add address"
      done="Address added"
      onClose={onClose}
      onSubmit={(form) =>
        create.mutateAsync({
          body: {
            userId,
            type: "email",
            value: String(form.get("address")).trim(),
            usedForAuth: form.get("usedForAuth") === "on",
            isVerified: form.get("isVerified") === "on",
          },
        })
      }
    >
      <TextField label="Email" name="address" type="email" required autoComplete="off" />
      <label className="row">
        <input type="checkbox" name="usedForAuth" /> They sign in with it
      </label>
      <label className="row">
        <input type="checkbox" name="isVerified" /> I know that it is theirs (verified)
      </label>
    </FormDialog>
  );
}

/** What an address hears of its removal. New addresses may be those of a thief. */
const noticeOf = ({ isVerified, usedForAuth, isPrimary }: Address): string =>
  !isVerified
    ? "It gets no email, since it is not verified."
    : usedForAuth || isPrimary
      ? "It gets an email about it, with a link that undoes it unless the address was added, " +
        "verified or changed in the last two weeks."
      : "It gets an email about it.";

/** Asks whether an address goes. */
export function RemoveAddress({
  userId,
  address,
  onClose,
}: {
  readonly userId: string;
  readonly address: Address;
  readonly onClose: () => void;
}) {
  const remove = useChange(contactChannels.delete);
  return (
    <FormDialog
      title={`Remove ${address.value}`}
      action="Remove address"
      danger
      done="Address removed"
      onClose={onClose}
      onSubmit={() =>
        remove.mutateAsync({
          params: { user_id: userId, contact_channel_id: address.id },
        })
      }
    >
      <p>
        {address.usedForAuth ? "They can no longer sign in with it. " : ""}
        {noticeOf(address)}
      </p>
    </FormDialog>
  );
}

/** Asks where the link of a verification mail leads. */
export function MailVerification({
  userId,
  address,
  onClose,
}: {
  readonly userId: string;
  readonly address: Address;
  readonly onClose: () => void;
}) {
  const send = useChange(contactChannels.sendVerificationCode);
  const { field, urlOf } = useApp();
  return (
    <FormDialog
      title={`Send a verification email to ${address.value}`}
      action="Send email"
      done="The email leaves within 30 seconds"
      onClose={onClose}
      onSubmit={(form) =>
        send.mutateAsync({
          params: { user_id: userId, contact_channel_id: address.id },
          body: { callbackUrl: urlOf(form, "email-verification") },
        })
      }
    >
      <p>The link in it proves the address, in the app that is named here.</p>
      {field}
    </FormDialog>
  );
}
