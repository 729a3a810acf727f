import { TextField } from "../ui/field.js";

/** The password of a new administrator. */
export const NewPasswordField = () => (
  <TextField
    label="Password"
    name="password"
    type="password"
    required
    minLength={8}
    maxLength={70}
    autoComplete="new-password"
    hint="8 to 70 characters. On other hosts than localhost a passkey or an authenticator app comes next."
  />
);
