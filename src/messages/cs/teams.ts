import type { Group } from "../en.js";

/** Přepínač týmů, vytvoření týmu a jeho nastavení. */
export const teams: Group<"teams"> = {
  "teams.switcherLabel": "Přepnout tým",
  "teams.choose": "Vyberte tým",
  "teams.current": "Současný tým",
  "teams.none": "Zatím nejste v žádném týmu.",
  "teams.noneAction": "Vytvořit první tým",
  "teams.create": "Vytvořit tým",
  "teams.settings": "Nastavení týmu",
  "teams.gone": "V tomto týmu už nejste, nebo už neexistuje.",
  "teams.switched": "Teď jste v týmu {team}.",

  "teams.createTitle": "Vytvořte tým",
  "teams.createText":
    "Používejte aplikaci spolu s ostatními. Pozvat je můžete, jakmile tým vznikne.",
  "teams.name": "Název týmu",
  "teams.namePlaceholder": "Atlas",
  "teams.created": "Tým {team} je vytvořený.",
  "teams.creationClosed": "V této aplikaci uživatelé nemohou vytvářet týmy.",

  "teams.profileTitle": "Tým",
  "teams.pictureChange": "Změnit obrázek týmu",
  "teams.pictureRemove": "Odebrat obrázek týmu",
  "teams.saved": "Tým je uložený.",

  "teams.ownProfileTitle": "Váš profil v tomto týmu",
  "teams.ownProfileText": "Členové tohoto týmu ho vidí místo vašeho obvyklého jména a obrázku.",
  "teams.ownName": "Jméno v tomto týmu",
  "teams.ownProfileSaved": "Váš profil v tomto týmu je uložený.",

  "teams.membersTitle": "Členové",
  "teams.membersCount": {
    one: "{count} člen",
    few: "{count} členové",
    many: "{count} člena",
    other: "{count} členů",
  },
  "teams.membersEmpty": "V tomto týmu zatím nikdo další není.",
  "teams.memberYou": "vy",
  "teams.memberNoName": "Beze jména",
  "teams.memberRemove": "Odebrat z týmu",
  "teams.memberRemoveTitle": "{name}: odebrat z týmu {team}?",
  "teams.memberRemoveText": "Tento člověk hned ztratí přístup ke všemu v týmu.",
  "teams.memberRemoved": "{name} už v týmu není.",

  "teams.inviteTitle": "Pozvěte někoho",
  "teams.inviteText": "Pozvaný dostane e-mail s odkazem pro připojení.",
  "teams.inviteLabel": "E-mailová adresa",
  "teams.inviteSubmit": "Odeslat pozvánku",
  "teams.invited": "Pozvánka na adresu {email} je na cestě.",

  "teams.invitationsTitle": "Čekající pozvánky",
  "teams.invitationsEmpty": "Žádná pozvánka není otevřená.",
  "teams.invitationExpires": "Platnost skončí {time}",
  "teams.invitationExpired": "Platnost skončila {time}",
  "teams.invitationResend": "Odeslat znovu",
  "teams.invitationResent": "Pozvánka na adresu {email} je odeslaná znovu.",
  "teams.invitationRevoke": "Stáhnout",
  "teams.invitationRevoked": "Pozvánka na adresu {email} je stažená.",
  "teams.invitationUnknown": "neznámá adresa",

  "teams.leaveTitle": "Odchod z týmu",
  "teams.leaveText":
    "Ztratíte přístup ke všemu v týmu. K návratu budete potřebovat novou pozvánku.",
  "teams.leave": "Opustit tým",
  "teams.leaveConfirmTitle": "Opustit tým {team}?",

  "teams.deleteTitle": "Smazání týmu",
  "teams.deleteText":
    "Tým a vše, co k němu patří, se smaže pro všechny členy. Nejde to vrátit zpět.",
  "teams.delete": "Smazat tým",
  "teams.deleteNamed": "Smazat tým „{team}“",
  "teams.deleteConfirmTitle": "Smazat tým {team}?",
  "teams.deleteConfirmLabel": "Pro potvrzení napište {team}",
  "teams.deleteMismatch": "Napište název přesně tak, jak je uvedený.",
};
