import type { Group } from "../en.js";

export const errors: Group<"errors"> = {
  "errors.ANONYMOUS_ACCOUNTS_NOT_ENABLED":
    "Ta aplikacja nie oferuje kont gościa. Zaloguj się lub zarejestruj.",
  "errors.CANNOT_DELETE_CURRENT_SESSION":
    "To sesja, z której teraz korzystasz. Wyloguj się, aby ją zakończyć.",
  "errors.CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE":
    "Ten adres e-mail służy już do logowania na inne konto. Zaloguj się na tamto konto lub użyj innego adresu.",
  "errors.COOKIES_BLOCKED":
    "Twoja przeglądarka nie zachowuje plików cookie tej witryny, więc nie udałoby się utrzymać sesji. Zezwól na nie i spróbuj ponownie.",
  "errors.EMAIL_ALREADY_VERIFIED": "Ten adres e-mail jest już potwierdzony.",
  "errors.EMAIL_IS_NOT_PRIMARY_EMAIL": "To nie jest główny adres e-mail Twojego konta.",
  "errors.EMAIL_NOT_ASSOCIATED_WITH_USER": "Żadne konto nie używa tego adresu e-mail do logowania.",
  "errors.EMAIL_NOT_VERIFIED": "Najpierw potwierdź swój adres e-mail.",
  "errors.EMAIL_PASSWORD_MISMATCH": "Nieprawidłowy adres e-mail lub hasło.",
  "errors.FRESH_SESSION_REQUIRED": "Zaloguj się ponownie, aby zmienić sposób ochrony konta.",
  "errors.INVALID_AUTHORIZATION_CODE":
    "Logowanie trwało zbyt długo lub rozpoczęto je dwa razy. Zacznij od nowa.",
  "errors.INVALID_POLLING_CODE":
    "Wiersz poleceń nie czeka już na to logowanie. Rozpocznij je ponownie w terminalu.",
  "errors.INVALID_RECOVERY_CODE":
    "Ten kod odzyskiwania jest błędny lub został już użyty. Spróbuj innego.",
  "errors.INVALID_TOTP_CODE":
    "Ten kod jest błędny lub stracił ważność. Wpisz kod, który aplikacja uwierzytelniająca pokazuje teraz.",
  "errors.MULTI_FACTOR_AUTHENTICATION_REQUIRED":
    "To konto wymaga drugiego kroku. Wpisz kod z aplikacji uwierzytelniającej.",
  "errors.RATE_LIMITED": "Zbyt wiele prób. Odczekaj chwilę i spróbuj ponownie.",
  "errors.OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER":
    "To konto jest już połączone z innym użytkownikiem.",
  "errors.OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE":
    "Połączone konto nie udzieliło wszystkich potrzebnych zgód. Połącz je ponownie.",
  "errors.OAUTH_CONNECTION_NOT_CONNECTED_TO_USER": "To konto nie jest jeszcze połączone.",
  "errors.OAUTH_PROVIDER_ACCESS_DENIED":
    "Logowanie zostało anulowane lub dostawca nie otrzymał na nie zgody.",
  "errors.OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED":
    "Logowanie przez tego dostawcę jest wyłączone. Wybierz inny sposób.",
  "errors.OUTER_OAUTH_TIMEOUT": "Logowanie trwało zbyt długo. Zacznij od nowa.",
  "errors.PASSKEY_AUTHENTICATION_FAILED":
    "Nie udało się zalogować tym kluczem dostępu. Spróbuj ponownie lub wybierz inny sposób.",
  "errors.PASSKEY_AUTHENTICATION_NOT_ENABLED":
    "Logowanie kluczem dostępu jest wyłączone. Wybierz inny sposób.",
  "errors.PASSKEY_REGISTRATION_FAILED": "Nie udało się zapisać klucza dostępu. Spróbuj ponownie.",
  "errors.PASSKEY_WEBAUTHN_ERROR":
    "Urządzenie lub przeglądarka zatrzymały użycie klucza dostępu. Spróbuj ponownie lub wybierz inny sposób.",
  "errors.PASSWORD_AUTHENTICATION_NOT_ENABLED":
    "Logowanie hasłem jest wyłączone. Wybierz inny sposób.",
  "errors.PASSWORD_CONFIRMATION_MISMATCH": "Hasła nie są takie same.",
  "errors.PASSWORD_TOO_COMMON":
    "To hasło jest zbyt łatwe do odgadnięcia. Wybierz dłuższe lub mniej popularne.",
  "errors.PROJECT_PERMISSION_REQUIRED": "Nie masz do tego uprawnień.",
  "errors.PROVIDER_REJECTED": "Dostawca odmówił odnowienia połączenia. Połącz konto ponownie.",
  "errors.REDIRECT_LOOP":
    "Dwie strony odsyłały Cię do siebie bez końca, więc przerwaliśmy. Sprawdź, czy zegar urządzenia jest ustawiony poprawnie i czy przeglądarka zachowuje pliki cookie tej witryny. Jeśli tak, aplikacja może być skonfigurowana dla innego projektu: powiadom jej twórców.",
  "errors.REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED": "Twoja sesja się zakończyła. Zaloguj się ponownie.",
  "errors.SECOND_FACTOR_NOT_ENABLED": "Najpierw włącz weryfikację dwuetapową.",
  "errors.SIGN_UP_NOT_ENABLED": "Ta aplikacja nie przyjmuje teraz nowych kont.",
  "errors.TEAM_ALREADY_EXISTS": "Ten zespół już istnieje.",
  "errors.TEAM_MEMBERSHIP_ALREADY_EXISTS": "Ta osoba już należy do zespołu.",
  "errors.TEAM_MEMBERSHIP_NOT_FOUND": "Ta osoba nie należy już do zespołu.",
  "errors.TEAM_NOT_FOUND": "Ten zespół już nie istnieje.",
  "errors.TEAM_PERMISSION_REQUIRED":
    "Nie masz do tego uprawnień w tym zespole. Poproś osobę, która nim zarządza.",
  "errors.USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION":
    "Masz już połączone inne konto u tego dostawcy.",
  "errors.USER_AUTHENTICATION_REQUIRED": "Zaloguj się, aby to zrobić.",
  "errors.USER_DOES_NOT_HAVE_PASSWORD": "Twoje konto nie ma jeszcze hasła.",
  "errors.USER_EMAIL_ALREADY_EXISTS":
    "Konto z adresem {email} już istnieje. Zaloguj się na nie lub użyj innego adresu.",
  "errors.USER_NOT_FOUND": "To konto już nie istnieje.",
  "errors.VERIFICATION_CODE_ALREADY_USED": "Ten kod został już użyty. Poproś o nowy.",
  "errors.VERIFICATION_CODE_EXPIRED": "Ten kod wygasł. Poproś o nowy.",
  "errors.VERIFICATION_CODE_MAX_ATTEMPTS_REACHED": "Zbyt wiele prób z tym kodem. Poproś o nowy.",
  "errors.VERIFICATION_CODE_NOT_FOUND": "Ten kod jest nieprawidłowy. Sprawdź go lub poproś o nowy.",
};
