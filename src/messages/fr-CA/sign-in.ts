import type { Group } from "../en.js";
import { signIn as french } from "../fr/sign-in.js";

export const signIn: Group<"signIn"> = {
  ...french,
  "signIn.noAccount": "Pas encore de compte?",
  "signIn.forgotPassword": "Mot de passe oublié?",
  "signIn.tabCode": "Code par courriel",
  "signUp.hasAccount": "Vous avez déjà un compte?",
};
