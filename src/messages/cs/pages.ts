import type { Group } from "../en.js";

export const pages: Group<"pages"> = {
  "home.continueTo": "Pokračovat do aplikace {app}",

  "forgot.title": "Obnovení hesla",
  "forgot.text": "Zadejte adresu svého účtu. Pošleme vám odkaz, kterým si zvolíte nové heslo.",
  "forgot.submit": "Odeslat odkaz",
  "forgot.back": "Zpět k přihlášení",
  "forgot.sentTitle": "Podívejte se do e-mailu",
  "forgot.sentText":
    "Pokud účet s adresou {email} existuje, odkaz pro volbu nového hesla je na cestě.",
  "forgot.resent": "Poslali jsme další odkaz.",

  "reset.title": "Zvolte nové heslo",
  "reset.text": "Všude vás odhlásíme a budete se moci přihlásit novým heslem.",
  "reset.submit": "Nastavit nové heslo",
  "reset.doneTitle": "Heslo je změněné",
  "reset.doneText": "Všude jsme vás odhlásili. Přihlaste se novým heslem.",
  "reset.notFoundText": "Tento odkaz pro obnovení hesla není úplný nebo patří k jiné aplikaci.",
  "reset.expiredText":
    "Platnost tohoto odkazu pro obnovení hesla vypršela. Můžeme vám poslat nový.",
  "reset.usedText":
    "Tento odkaz už byl použit. Pokud jste heslo nezměnili vy, hned ho obnovte znovu.",
  "reset.attemptsText": "S tímto odkazem bylo příliš mnoho pokusů. Můžeme vám poslat nový.",
  "reset.again": "Odeslat nový odkaz",

  "verify.title": "Ověřte svou e-mailovou adresu",
  "verify.text": "Potvrďte, že tato adresa patří vám.",
  "verify.submit": "Ověřit adresu",
  "verify.keepPassword":
    "Zaregistrovali jste se s heslem? Nejdřív se tu přihlaste, ať vám zůstane.",
  "verify.doneTitle": "Vaše e-mailová adresa je ověřená",
  "verify.doneText": "Děkujeme. Můžete stránku zavřít nebo pokračovat.",
  "verify.alreadyTitle": "Už ověřeno",
  "verify.usedText": "Tato e-mailová adresa je ověřená. Už není co dělat.",
  "verify.notFoundText": "Tento odkaz není úplný nebo patří k jiné aplikaci.",
  "verify.expiredText": "Platnost tohoto odkazu vypršela. Nový můžete odeslat v nastavení účtu.",
  "verify.attemptsText":
    "S tímto odkazem bylo příliš mnoho pokusů. Nový můžete odeslat v nastavení účtu.",
  "verify.again": "Otevřít nastavení účtu",

  "link.notFoundTitle": "Tento odkaz nefunguje",
  "link.expiredTitle": "Platnost odkazu vypršela",
  "link.usedTitle": "Tento odkaz už byl použit",
  "link.attemptsTitle": "Příliš mnoho pokusů",

  "magicLink.title": "Přihlášení",
  "magicLink.text": "Jedno kliknutí a na tomto zařízení jste přihlášeni.",
  "magicLink.submit": "Přihlásit se",
  "magicLink.notFoundText": "Tento přihlašovací odkaz není úplný nebo patří k jiné aplikaci.",
  "magicLink.expiredText": "Přihlašovací odkazy platí jen po určitou dobu. Můžeme vám poslat nový.",
  "magicLink.usedText":
    "Každý přihlašovací odkaz funguje jednou. Pokud jste ho nepoužili vy, přihlaste se a projděte si své relace.",
  "magicLink.attemptsText":
    "S tímto přihlašovacím odkazem bylo příliš mnoho pokusů. Můžeme vám poslat nový.",
  "magicLink.again": "Odeslat nový odkaz",

  "totp.text": "Otevřete ověřovací aplikaci a zadejte kód pro {app}.",
  "recovery.label": "Záložní kód",
  "recovery.hint":
    "Jeden z kódů, které jste si uložili při zapnutí dvoufázového ověření. Každý funguje jednou.",
  "recovery.useApp": "Použít ověřovací aplikaci",

  "oauth.title": "Přihlašujeme vás",
  "oauth.text": "Chvíli to potrvá.",
  "oauth.connectTitle": "Propojit {provider} s vaším účtem?",
  "oauth.connectText":
    "Pro adresu {email} už účet existuje. Propojte {provider} a přihlaste se k němu.",
  "oauth.connect": "Propojit a přihlásit se",
  "oauth.failedTitle": "Nejste přihlášeni",
  "oauth.failedText": "Při přihlašování přes poskytovatele došlo k chybě. Zkuste to prosím znovu.",
  "oauth.invalidTotp": "Kód z ověřovací aplikace není platný. Zkuste se prosím přihlásit znovu.",
  "oauth.again": "Zpět k přihlášení",

  "signOut.title": "Odhlásit se?",
  "signOut.text": "Na tomto zařízení se budete muset přihlásit znovu.",
  "signOut.submit": "Odhlásit se",
  "signOut.stay": "Zůstat přihlášeni",
  "signOut.working": "Odhlašujeme vás",
  "signOut.doneTitle": "Jste odhlášeni",
  "signOut.doneText": "Můžete stránku zavřít nebo se znovu přihlásit.",
  "signOut.deletedTitle": "Účet smazán",
  "signOut.deletedText": "Váš účet a jeho data jsou smazány. Tuto stránku můžete zavřít.",

  "invitation.title": "Připojte se k týmu {team}",
  "invitation.text": "Máte pozvánku do týmu {team}.",
  "invitation.textFrom": "{inviter} vás zve do týmu {team}.",
  "invitation.signedInAs": "Jste přihlášeni jako {email}.",
  "invitation.sentTo":
    "Pozvánka byla odeslána na {invited} a vy jste přihlášeni jako {email}. Můžete se připojit s tímto účtem, nebo přejít na ten druhý.",
  "invitation.submit": "Připojit se k týmu",
  "invitation.decline": "Teď ne",
  "invitation.switch": "Použít jiný účet",
  "invitation.signInTitle": "Máte pozvánku do týmu",
  "invitation.signInText": "Přihlaste se nebo si vytvořte účet a připojte se k týmu.",
  "invitation.sentToVisitor":
    "Pozvánka byla odeslána na {email}. Pokud se chcete připojit, vytvořte si účet nebo se přihlaste.",
  "invitation.yourName": "Vaše jméno",
  "invitation.yourNameHint": "Uvidí ho ostatní členové týmu.",
  "invitation.doneTitle": "Vítejte v týmu {team}",
  "invitation.doneText": "Teď jste členem týmu.",
  "invitation.notFoundText": "Tato pozvánka není úplná, byla stažena nebo patří k jiné aplikaci.",
  "invitation.expiredText":
    "Platnost této pozvánky vypršela. O novou požádejte toho, kdo vás pozval.",
  "invitation.usedText": "Tato pozvánka už byla přijata.",
  "invitation.attemptsText":
    "S touto pozvánkou bylo příliš mnoho pokusů. O novou požádejte toho, kdo vás pozval.",

  "errorPage.title": "Něco se pokazilo",
  "errorPage.text":
    "Zkuste to prosím znovu. Pokud se to zopakuje, dejte vědět provozovateli této aplikace.",
  "errorPage.deniedTitle": "Přihlášení bylo zrušeno",
  "errorPage.deniedText":
    "Poskytovatel nedostal svolení vás přihlásit, nebo byl požadavek zrušen. Nic se nezměnilo.",
  "errorPage.otherUserTitle": "Tento účet tu patří někomu jinému",
  "errorPage.otherUserText":
    "Zvolený účet už je propojený s jiným uživatelem. Zvolte jiný účet, nebo se přihlaste jako tento uživatel.",
  "errorPage.otherAccountTitle": "Už je propojený jiný účet",
  "errorPage.otherAccountText":
    "Už máte propojený jiný účet u tohoto poskytovatele. Nejprve ho odeberte v nastavení účtu.",
  "errorPage.settings": "Otevřít nastavení účtu",

  "cli.title": "Přihlásit se v příkazovém řádku?",
  "cli.text":
    "Program v terminálu žádá, aby mohl jednat vaším jménem. Pokračujte jen tehdy, pokud jste ho právě spustili vy.",
  "cli.signedInAs": "Přihlásí se jako {name}.",
  "cli.code": "Pokud váš terminál ukazuje kód, musí to být {code}.",
  "cli.submit": "Ano, přihlásit",
  "cli.decline": "Zrušit",
  "cli.doneTitle": "Příkazový řádek je přihlášený",
  "cli.doneText": "Můžete stránku zavřít a vrátit se do terminálu.",
  "cli.declinedTitle": "Žádost zrušena",
  "cli.declinedText":
    "Pokud jste to nezačali vy, možná se vás někdo pokusil oklamat. Stránku můžete zavřít.",
  "cli.missingTitle": "Tento odkaz není úplný",
  "cli.missingText": "Spusťte přihlášení v terminálu znovu a otevřete odkaz, který se tam zobrazí.",
  "cli.failedTitle": "Příkazový řádek se nepodařilo přihlásit",
  "cli.failedText":
    "Platnost požadavku vypršela, už byl použit nebo neexistuje. Spusťte přihlášení v terminálu znovu.",

  "protect.text": "Váš účet nemá oprávnění vidět tuto část.",
  "frame.title": "Otevřete tuto stránku samostatně",
  "frame.text": "Aby vaše heslo zůstalo v bezpečí, tato stránka uvnitř jiné stránky nefunguje.",
  "frame.action": "Otevřít na nové kartě",
};
