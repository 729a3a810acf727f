import type { Group } from "../en.js";

export const errors: Group<"errors"> = {
  "errors.ANONYMOUS_ACCOUNTS_NOT_ENABLED":
    "Cette application ne propose pas de compte invité. Connectez-vous ou inscrivez-vous.",
  "errors.CANNOT_DELETE_CURRENT_SESSION":
    "C’est la session que vous utilisez. Déconnectez-vous pour y mettre fin.",
  "errors.CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE":
    "Cette adresse e-mail sert déjà à se connecter à un autre compte. Connectez-vous à ce compte ou utilisez une autre adresse.",
  "errors.COOKIES_BLOCKED":
    "Votre navigateur ne conserve pas les cookies de ce site, votre connexion ne serait donc pas conservée. Autorisez-les, puis réessayez.",
  "errors.EMAIL_ALREADY_VERIFIED": "Cette adresse e-mail est déjà confirmée.",
  "errors.EMAIL_IS_NOT_PRIMARY_EMAIL": "Ce n’est pas l’adresse e-mail principale de votre compte.",
  "errors.EMAIL_NOT_ASSOCIATED_WITH_USER": "Aucun compte ne se connecte avec cette adresse e-mail.",
  "errors.EMAIL_NOT_VERIFIED": "Confirmez d’abord votre adresse e-mail.",
  "errors.EMAIL_PASSWORD_MISMATCH": "Cette adresse et ce mot de passe ne correspondent pas.",
  "errors.FRESH_SESSION_REQUIRED": "Reconnectez-vous pour modifier la protection de votre compte.",
  "errors.INVALID_AUTHORIZATION_CODE":
    "La connexion a pris trop de temps ou a été lancée deux fois. Veuillez recommencer.",
  "errors.INVALID_POLLING_CODE":
    "Cette connexion en ligne de commande n’est plus en attente. Relancez-la dans votre terminal.",
  "errors.INVALID_RECOVERY_CODE":
    "Ce code de récupération est incorrect ou a déjà été utilisé. Essayez-en un autre.",
  "errors.INVALID_TOTP_CODE":
    "Ce code est incorrect ou n’est plus valable. Saisissez celui que votre application d’authentification affiche maintenant.",
  "errors.MULTI_FACTOR_AUTHENTICATION_REQUIRED":
    "Ce compte demande une seconde étape. Saisissez le code de votre application d’authentification.",
  "errors.RATE_LIMITED": "Trop de tentatives. Patientez un instant et réessayez.",
  "errors.OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER":
    "Ce compte est déjà associé à une autre personne.",
  "errors.OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE":
    "Le compte associé n’a pas donné toutes les autorisations nécessaires. Associez-le de nouveau.",
  "errors.OAUTH_CONNECTION_NOT_CONNECTED_TO_USER": "Ce compte n’est pas encore associé.",
  "errors.OAUTH_PROVIDER_ACCESS_DENIED":
    "La connexion a été annulée, ou le fournisseur n’a pas été autorisé à vous connecter.",
  "errors.OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED":
    "La connexion avec ce fournisseur est désactivée. Choisissez un autre moyen.",
  "errors.OUTER_OAUTH_TIMEOUT": "La connexion a pris trop de temps. Veuillez recommencer.",
  "errors.PASSKEY_AUTHENTICATION_FAILED":
    "Cette clé d’accès n’a pas permis de vous connecter. Réessayez ou choisissez un autre moyen.",
  "errors.PASSKEY_AUTHENTICATION_NOT_ENABLED":
    "La connexion par clé d’accès est désactivée. Choisissez un autre moyen.",
  "errors.PASSKEY_REGISTRATION_FAILED": "La clé d’accès n’a pas pu être enregistrée. Réessayez.",
  "errors.PASSKEY_WEBAUTHN_ERROR":
    "Votre appareil ou votre navigateur a refusé la clé d’accès. Réessayez ou choisissez un autre moyen.",
  "errors.PASSWORD_AUTHENTICATION_NOT_ENABLED":
    "La connexion par mot de passe est désactivée. Choisissez un autre moyen.",
  "errors.PASSWORD_CONFIRMATION_MISMATCH": "Les mots de passe ne correspondent pas.",
  "errors.PASSWORD_TOO_COMMON":
    "Ce mot de passe est trop facile à deviner. Choisissez-en un plus long ou moins courant.",
  "errors.PROJECT_PERMISSION_REQUIRED": "Vous n’avez pas l’autorisation de faire cela.",
  "errors.PROVIDER_REJECTED":
    "Le fournisseur a refusé de renouveler l’accès. Associez le compte de nouveau.",
  "errors.REDIRECT_LOOP":
    "Deux pages se renvoyaient l’une à l’autre en boucle. Nous avons donc interrompu la redirection. Vérifiez que l’horloge de votre appareil est à l’heure et que votre navigateur conserve les cookies de ce site. Si c’est le cas, l’application est peut-être configurée pour un autre projet : prévenez ses développeurs.",
  "errors.REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED":
    "Votre session est terminée. Connectez-vous de nouveau.",
  "errors.SECOND_FACTOR_NOT_ENABLED": "Activez d’abord la vérification en deux étapes.",
  "errors.SIGN_UP_NOT_ENABLED":
    "Cette application n’accepte pas de nouveaux comptes pour le moment.",
  "errors.TEAM_ALREADY_EXISTS": "Cette équipe existe déjà.",
  "errors.TEAM_MEMBERSHIP_ALREADY_EXISTS": "Cette personne est déjà membre de l’équipe.",
  "errors.TEAM_MEMBERSHIP_NOT_FOUND": "Cette personne n’est plus membre de l’équipe.",
  "errors.TEAM_NOT_FOUND": "Cette équipe n’existe plus.",
  "errors.TEAM_PERMISSION_REQUIRED":
    "Vous n’avez pas l’autorisation de faire cela dans cette équipe. Demandez à une personne qui la gère.",
  "errors.USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION":
    "Vous avez déjà associé un autre compte de ce fournisseur.",
  "errors.USER_AUTHENTICATION_REQUIRED": "Connectez-vous pour faire cela.",
  "errors.USER_DOES_NOT_HAVE_PASSWORD": "Votre compte n’a pas encore de mot de passe.",
  "errors.USER_EMAIL_ALREADY_EXISTS":
    "Il existe déjà un compte pour {email}. Connectez-vous à ce compte ou utilisez une autre adresse.",
  "errors.USER_NOT_FOUND": "Ce compte n’existe plus.",
  "errors.VERIFICATION_CODE_ALREADY_USED": "Ce code a déjà été utilisé. Demandez-en un nouveau.",
  "errors.VERIFICATION_CODE_EXPIRED": "Ce code a expiré. Demandez-en un nouveau.",
  "errors.VERIFICATION_CODE_MAX_ATTEMPTS_REACHED":
    "Il y a eu trop de tentatives avec ce code. Demandez-en un nouveau.",
  "errors.VERIFICATION_CODE_NOT_FOUND":
    "Ce code n’est pas le bon. Vérifiez-le ou demandez-en un nouveau.",
};
