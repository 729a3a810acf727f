import type { Group } from "../en.js";

export const pages: Group<"pages"> = {
  "home.continueTo": "Continuer vers {app}",

  "forgot.title": "Réinitialisez votre mot de passe",
  "forgot.text":
    "Saisissez l’adresse de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.",
  "forgot.submit": "Envoyer le lien",
  "forgot.back": "Retour à la connexion",
  "forgot.sentTitle": "Consultez vos e-mails",
  "forgot.sentText":
    "S’il existe un compte pour {email}, un lien pour choisir un nouveau mot de passe est en route.",
  "forgot.resent": "Nous avons envoyé un autre lien.",

  "reset.title": "Choisissez un nouveau mot de passe",
  "reset.text":
    "Toutes vos sessions seront fermées et vous pourrez vous connecter avec le nouveau mot de passe.",
  "reset.submit": "Définir le nouveau mot de passe",
  "reset.doneTitle": "Votre mot de passe est modifié",
  "reset.doneText":
    "Toutes vos sessions sont fermées. Connectez-vous avec votre nouveau mot de passe.",
  "reset.notFoundText": "Ce lien est incomplet ou n’est pas destiné à cette application.",
  "reset.expiredText":
    "Ce lien de réinitialisation a expiré. Nous pouvons vous en envoyer un nouveau.",
  "reset.usedText":
    "Ce lien a déjà été utilisé. Si ce n’est pas vous qui avez changé le mot de passe, réinitialisez-le de nouveau maintenant.",
  "reset.attemptsText":
    "Ce lien a été utilisé trop de fois. Nous pouvons vous en envoyer un nouveau.",
  "reset.again": "Envoyer un nouveau lien",

  "verify.title": "Confirmez votre adresse e-mail",
  "verify.text": "Confirmez que cette adresse est bien la vôtre.",
  "verify.submit": "Confirmer l’adresse",
  "verify.keepPassword":
    "Vous vous êtes inscrit avec un mot de passe ? Connectez-vous d’abord ici pour le conserver.",
  "verify.doneTitle": "Votre adresse e-mail est confirmée",
  "verify.doneText": "Merci. Vous pouvez fermer cette page ou continuer.",
  "verify.alreadyTitle": "Déjà confirmée",
  "verify.usedText": "Cette adresse e-mail est confirmée. Il n’y a plus rien à faire.",
  "verify.notFoundText": "Ce lien est incomplet ou n’est pas destiné à cette application.",
  "verify.expiredText":
    "Ce lien a expiré. Vous pouvez en envoyer un nouveau depuis les paramètres du compte.",
  "verify.attemptsText":
    "Ce lien a été utilisé trop de fois. Vous pouvez en envoyer un nouveau depuis les paramètres du compte.",
  "verify.again": "Ouvrir les paramètres du compte",

  "link.notFoundTitle": "Ce lien ne fonctionne pas",
  "link.expiredTitle": "Ce lien a expiré",
  "link.usedTitle": "Ce lien a déjà été utilisé",
  "link.attemptsTitle": "Trop de tentatives",

  "magicLink.title": "Connexion",
  "magicLink.text": "Continuez pour vous connecter sur cet appareil.",
  "magicLink.submit": "Se connecter",
  "magicLink.notFoundText": "Ce lien est incomplet ou n’est pas destiné à cette application.",
  "magicLink.expiredText":
    "Les liens de connexion ne fonctionnent qu’un temps. Nous pouvons vous en envoyer un nouveau.",
  "magicLink.usedText":
    "Chaque lien de connexion ne fonctionne qu’une fois. Si ce n’est pas vous qui l’avez utilisé, connectez-vous et vérifiez vos sessions.",
  "magicLink.attemptsText":
    "Ce lien a été utilisé trop de fois. Nous pouvons vous en envoyer un nouveau.",
  "magicLink.again": "Envoyer un nouveau lien",

  "totp.text": "Ouvrez votre application d’authentification et saisissez le code pour {app}.",
  "recovery.label": "Code de récupération",
  "recovery.hint":
    "L’un des codes que vous avez enregistrés en activant la vérification en deux étapes. Chacun fonctionne une seule fois.",
  "recovery.useApp": "Utiliser votre application d’authentification",

  "oauth.title": "Connexion en cours",
  "oauth.text": "Cela prend un instant.",
  "oauth.connectTitle": "Associer {provider} à votre compte ?",
  "oauth.connectText":
    "Il existe déjà un compte pour {email}. Associez {provider} pour vous y connecter.",
  "oauth.connect": "Associer et se connecter",
  "oauth.failedTitle": "La connexion n’a pas abouti",
  "oauth.failedText":
    "Une erreur est survenue lors de la connexion avec le fournisseur. Veuillez réessayer.",
  "oauth.invalidTotp":
    "Le code de l’application d’authentification n’est pas valable. Veuillez vous connecter de nouveau.",
  "oauth.again": "Retour à la connexion",

  "signOut.title": "Se déconnecter ?",
  "signOut.text": "Vous devrez vous connecter de nouveau sur cet appareil.",
  "signOut.submit": "Se déconnecter",
  "signOut.stay": "Ne pas se déconnecter",
  "signOut.working": "Déconnexion en cours",
  "signOut.doneTitle": "Déconnexion effectuée",
  "signOut.doneText": "Vous pouvez fermer cette page ou vous connecter de nouveau.",
  "signOut.deletedTitle": "Compte supprimé",
  "signOut.deletedText":
    "Votre compte et ses données sont supprimés. Vous pouvez fermer cette page.",

  "invitation.title": "Rejoindre {team}",
  "invitation.text": "Vous avez reçu une invitation à rejoindre l’équipe {team}.",
  "invitation.textFrom": "{inviter} vous invite à rejoindre l’équipe {team}.",
  "invitation.signedInAs": "Vous utilisez le compte {email}.",
  "invitation.sentTo":
    "L’invitation a été envoyée à {invited}, et votre session est ouverte au nom de {email}. Vous pouvez rejoindre l’équipe avec ce compte ou passer à l’autre.",
  "invitation.submit": "Rejoindre l’équipe",
  "invitation.decline": "Pas maintenant",
  "invitation.switch": "Utiliser un autre compte",
  "invitation.signInTitle": "Une équipe vous invite",
  "invitation.signInText": "Connectez-vous ou créez un compte pour rejoindre l’équipe.",
  "invitation.sentToVisitor":
    "L’invitation a été envoyée à {email}. Créez un compte ou connectez-vous pour rejoindre l’équipe.",
  "invitation.yourName": "Votre nom",
  "invitation.yourNameHint": "Les autres membres de l’équipe le voient.",
  "invitation.doneTitle": "Bienvenue dans {team}",
  "invitation.doneText": "Vous êtes maintenant membre de l’équipe.",
  "invitation.notFoundText":
    "Cette invitation est incomplète, a été annulée ou vient d’une autre application.",
  "invitation.expiredText":
    "Cette invitation a expiré. Demandez-en une nouvelle à la personne qui vous l’a envoyée.",
  "invitation.usedText": "Cette invitation a déjà été acceptée.",
  "invitation.attemptsText":
    "Cette invitation a été essayée trop de fois. Demandez-en une nouvelle à la personne qui vous l’a envoyée.",

  "errorPage.title": "Un problème est survenu",
  "errorPage.text":
    "Veuillez réessayer. Si cela se reproduit, signalez-le aux responsables de cette application.",
  "errorPage.deniedTitle": "La connexion a été annulée",
  "errorPage.deniedText":
    "Le fournisseur n’a pas été autorisé à vous connecter, ou la demande a été annulée. Rien n’a changé.",
  "errorPage.otherUserTitle": "Ce compte appartient ici à une autre personne",
  "errorPage.otherUserText":
    "Le compte choisi est déjà associé à une autre personne. Choisissez un autre compte ou connectez-vous en tant que cette personne.",
  "errorPage.otherAccountTitle": "Un autre compte est déjà associé",
  "errorPage.otherAccountText":
    "Vous avez déjà associé un autre compte de ce fournisseur. Retirez-le d’abord dans les paramètres du compte.",
  "errorPage.settings": "Ouvrir les paramètres du compte",

  "cli.title": "Se connecter dans le terminal ?",
  "cli.text":
    "Un terminal demande à se connecter à votre compte. Ne continuez que si vous venez de lancer cette demande.",
  "cli.signedInAs": "Sa session sera ouverte au nom de {name}.",
  "cli.code": "Si votre terminal affiche un code, ce doit être {code}.",
  "cli.submit": "Oui, se connecter",
  "cli.decline": "Annuler",
  "cli.doneTitle": "Terminal connecté",
  "cli.doneText": "Vous pouvez fermer cette page et revenir à votre terminal.",
  "cli.declinedTitle": "Demande annulée",
  "cli.declinedText":
    "Si ce n’est pas vous qui avez lancé cette demande, quelqu’un a peut-être essayé de vous tromper. Vous pouvez fermer cette page.",
  "cli.missingTitle": "Ce lien est incomplet",
  "cli.missingText": "Relancez la connexion dans votre terminal et ouvrez le lien qu’il affiche.",
  "cli.failedTitle": "Échec de la connexion du terminal",
  "cli.failedText":
    "La demande a expiré, a déjà servi ou n’existe pas. Relancez la connexion dans votre terminal.",

  "protect.text": "Votre compte n’a pas l’autorisation de voir cette partie.",
  "frame.title": "Ouvrez cette page à part",
  "frame.text":
    "Pour protéger votre mot de passe, cette page ne fonctionne pas à l’intérieur d’une autre.",
  "frame.action": "Ouvrir dans un nouvel onglet",
};
