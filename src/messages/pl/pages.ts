import type { Group } from "../en.js";

export const pages: Group<"pages"> = {
  "home.continueTo": "Przejdź do aplikacji {app}",

  "forgot.title": "Zresetuj hasło",
  "forgot.text": "Wpisz adres przypisany do konta. Wyślemy Ci link do ustawienia nowego hasła.",
  "forgot.submit": "Wyślij link",
  "forgot.back": "Wróć do logowania",
  "forgot.sentTitle": "Sprawdź pocztę",
  "forgot.sentText":
    "Jeśli istnieje konto z adresem {email}, link do ustawienia nowego hasła jest w drodze.",
  "forgot.resent": "Wysłaliśmy kolejny link.",

  "reset.title": "Wybierz nowe hasło",
  "reset.text": "Nastąpi wylogowanie ze wszystkich urządzeń. Potem zalogujesz się nowym hasłem.",
  "reset.submit": "Ustaw nowe hasło",
  "reset.doneTitle": "Hasło zostało zmienione",
  "reset.doneText": "Wylogowano Cię ze wszystkich urządzeń. Zaloguj się nowym hasłem.",
  "reset.notFoundText": "Ten link jest niepełny lub nie jest przeznaczony dla tej aplikacji.",
  "reset.expiredText": "Ten link do resetowania hasła wygasł. Możemy wysłać Ci nowy.",
  "reset.usedText":
    "Ten link został już użyty. Jeśli ktoś inny zmienił hasło, zresetuj je teraz ponownie.",
  "reset.attemptsText": "Ten link został użyty zbyt wiele razy. Możemy wysłać Ci nowy.",
  "reset.again": "Wyślij nowy link",

  "verify.title": "Potwierdź swój adres e-mail",
  "verify.text": "Potwierdź, że ten adres należy do Ciebie.",
  "verify.submit": "Potwierdź adres",
  "verify.keepPassword": "Konto ma hasło? Najpierw zaloguj się tutaj, aby je zachować.",
  "verify.doneTitle": "Twój adres e-mail jest potwierdzony",
  "verify.doneText": "Dziękujemy. Możesz zamknąć tę stronę lub przejść dalej.",
  "verify.alreadyTitle": "Adres jest już potwierdzony",
  "verify.usedText": "Ten adres e-mail jest potwierdzony. Nie trzeba robić nic więcej.",
  "verify.notFoundText": "Ten link jest niepełny lub nie jest przeznaczony dla tej aplikacji.",
  "verify.expiredText": "Ten link wygasł. Nowy możesz wysłać z ustawień konta.",
  "verify.attemptsText":
    "Ten link został użyty zbyt wiele razy. Nowy możesz wysłać z ustawień konta.",
  "verify.again": "Otwórz ustawienia konta",

  "link.notFoundTitle": "Ten link nie działa",
  "link.expiredTitle": "Ten link wygasł",
  "link.usedTitle": "Ten link został już użyty",
  "link.attemptsTitle": "Zbyt wiele prób",

  "magicLink.title": "Zaloguj się",
  "magicLink.text": "Kontynuuj, aby zalogować się na tym urządzeniu.",
  "magicLink.submit": "Zaloguj się",
  "magicLink.notFoundText": "Ten link jest niepełny lub nie jest przeznaczony dla tej aplikacji.",
  "magicLink.expiredText":
    "Linki do logowania działają tylko przez pewien czas. Możemy wysłać Ci nowy.",
  "magicLink.usedText":
    "Każdy link do logowania działa raz. Jeśli użył go ktoś inny, zaloguj się i przejrzyj swoje sesje.",
  "magicLink.attemptsText": "Ten link został użyty zbyt wiele razy. Możemy wysłać Ci nowy.",
  "magicLink.again": "Wyślij nowy link",

  "totp.text": "Otwórz aplikację uwierzytelniającą i wpisz kod dla {app}.",
  "recovery.label": "Kod odzyskiwania",
  "recovery.hint":
    "Jeden z kodów zapisanych przy włączaniu weryfikacji dwuetapowej. Każdy działa raz.",
  "recovery.useApp": "Użyj aplikacji uwierzytelniającej",

  "oauth.title": "Trwa logowanie",
  "oauth.text": "To potrwa chwilę.",
  "oauth.connectTitle": "Połączyć {provider} z Twoim kontem?",
  "oauth.connectText":
    "Istnieje już konto dla adresu {email}. Połącz {provider}, aby się na nie zalogować.",
  "oauth.connect": "Połącz i zaloguj się",
  "oauth.failedTitle": "Nie zalogowano",
  "oauth.failedText": "Podczas logowania przez dostawcę wystąpił błąd. Spróbuj ponownie.",
  "oauth.invalidTotp":
    "Kod z aplikacji uwierzytelniającej jest nieprawidłowy. Spróbuj zalogować się ponownie.",
  "oauth.again": "Wróć do logowania",

  "signOut.title": "Wylogować Cię?",
  "signOut.text": "Na tym urządzeniu trzeba będzie zalogować się ponownie.",
  "signOut.submit": "Wyloguj się",
  "signOut.stay": "Nie wylogowuj",
  "signOut.working": "Trwa wylogowywanie",
  "signOut.doneTitle": "Wylogowano Cię",
  "signOut.doneText": "Możesz zamknąć tę stronę lub zalogować się ponownie.",
  "signOut.deletedTitle": "Konto usunięte",
  "signOut.deletedText": "Konto i jego dane zostały usunięte. Możesz zamknąć tę stronę.",

  "invitation.title": "Dołącz do zespołu {team}",
  "invitation.text": "Masz zaproszenie do zespołu {team}.",
  "invitation.textFrom": "{inviter} zaprasza Cię do zespołu {team}.",
  "invitation.signedInAs": "Zalogowano Cię jako {email}.",
  "invitation.sentTo":
    "Zaproszenie wysłano na adres {invited}, a zalogowano Cię jako {email}. Możesz dołączyć z tego konta lub przełączyć się na tamto.",
  "invitation.submit": "Dołącz do zespołu",
  "invitation.decline": "Nie teraz",
  "invitation.switch": "Użyj innego konta",
  "invitation.signInTitle": "Masz zaproszenie do zespołu",
  "invitation.signInText": "Zaloguj się lub utwórz konto, aby dołączyć do zespołu.",
  "invitation.sentToVisitor":
    "Zaproszenie wysłano na adres {email}. Utwórz konto lub zaloguj się, aby dołączyć.",
  "invitation.yourName": "Twoje imię i nazwisko",
  "invitation.yourNameHint": "Widzą je inni członkowie zespołu.",
  "invitation.doneTitle": "Witaj w zespole {team}",
  "invitation.doneText": "Należysz już do zespołu.",
  "invitation.notFoundText":
    "To zaproszenie jest niepełne, zostało cofnięte lub dotyczy innej aplikacji.",
  "invitation.expiredText": "To zaproszenie wygasło. Poproś o nowe osobę, od której je masz.",
  "invitation.usedText": "To zaproszenie zostało już przyjęte.",
  "invitation.attemptsText":
    "Było zbyt wiele prób użycia tego zaproszenia. Poproś o nowe osobę, od której je masz.",

  "errorPage.title": "Coś poszło nie tak",
  "errorPage.text": "Spróbuj ponownie. Jeśli to się powtórzy, powiadom administratora aplikacji.",
  "errorPage.deniedTitle": "Logowanie anulowano",
  "errorPage.deniedText":
    "Dostawca nie otrzymał zgody na logowanie lub żądanie zostało anulowane. Nic się nie zmieniło.",
  "errorPage.otherUserTitle": "To konto należy tu do kogoś innego",
  "errorPage.otherUserText":
    "Wybrane konto jest już połączone z innym użytkownikiem. Wybierz inne konto lub zaloguj się jako ten użytkownik.",
  "errorPage.otherAccountTitle": "Inne konto jest już połączone",
  "errorPage.otherAccountText":
    "Masz już połączone inne konto u tego dostawcy. Najpierw usuń je w ustawieniach konta.",
  "errorPage.settings": "Otwórz ustawienia konta",

  "cli.title": "Zalogować się w terminalu?",
  "cli.text":
    "Terminal prosi o zalogowanie na Twoje konto. Kontynuuj tylko wtedy, gdy właśnie logujesz się w terminalu.",
  "cli.signedInAs": "Zostanie zalogowany jako {name}.",
  "cli.code": "Jeśli terminal pokazuje kod, musi to być {code}.",
  "cli.submit": "Tak, zaloguj",
  "cli.decline": "Anuluj",
  "cli.doneTitle": "Zalogowano w terminalu",
  "cli.doneText": "Możesz zamknąć tę stronę i wrócić do terminala.",
  "cli.declinedTitle": "Anulowano prośbę",
  "cli.declinedText":
    "Jeśli rozpoczął to ktoś inny, mogła to być próba oszustwa. Możesz zamknąć tę stronę.",
  "cli.missingTitle": "Ten link jest niepełny",
  "cli.missingText":
    "Rozpocznij logowanie ponownie w terminalu i otwórz link, który się tam pojawi.",
  "cli.failedTitle": "Nie udało się zalogować w terminalu",
  "cli.failedText":
    "Żądanie wygasło, zostało już użyte lub nie istnieje. Rozpocznij logowanie ponownie w terminalu.",

  "protect.text": "Twoje konto nie ma dostępu do tej części.",
  "frame.title": "Otwórz tę stronę osobno",
  "frame.text": "Dla bezpieczeństwa hasła ta strona nie działa wewnątrz innej strony.",
  "frame.action": "Otwórz w nowej karcie",
};
