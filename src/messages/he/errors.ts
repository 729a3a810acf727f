import type { Group } from "../en.js";

export const errors: Group<"errors"> = {
  "errors.ANONYMOUS_ACCOUNTS_NOT_ENABLED":
    "האפליקציה הזו לא מציעה חשבונות אורח. אפשר להתחבר או להירשם.",
  "errors.CANNOT_DELETE_CURRENT_SESSION": "זה החיבור הנוכחי שלך. כדי לסיים אותו, יש להתנתק.",
  "errors.CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE":
    "כתובת האימייל הזו כבר משמשת להתחברות לחשבון אחר. אפשר להתחבר לאותו חשבון או להשתמש בכתובת אחרת.",
  "errors.COOKIES_BLOCKED":
    "הדפדפן לא שומר את קובצי ה-Cookie של האתר, ולכן החיבור לא יישמר. יש לאפשר אותם ולנסות שוב.",
  "errors.EMAIL_ALREADY_VERIFIED": "כתובת האימייל הזו כבר אומתה.",
  "errors.EMAIL_IS_NOT_PRIMARY_EMAIL": "זו אינה כתובת האימייל הראשית של החשבון שלך.",
  "errors.EMAIL_NOT_ASSOCIATED_WITH_USER": "אין חשבון שמתחברים אליו עם כתובת האימייל הזו.",
  "errors.EMAIL_NOT_VERIFIED": "יש לאמת קודם את כתובת האימייל.",
  "errors.EMAIL_PASSWORD_MISMATCH": "האימייל והסיסמה לא תואמים.",
  "errors.FRESH_SESSION_REQUIRED": "יש להתחבר שוב כדי לשנות את אופן ההגנה על החשבון.",
  "errors.INVALID_AUTHORIZATION_CODE":
    "ההתחברות ארכה יותר מדי זמן או התחילה פעמיים. יש להתחיל מחדש.",
  "errors.INVALID_POLLING_CODE":
    "בקשת ההתחברות משורת הפקודה כבר לא ממתינה. יש להתחיל אותה מחדש בטרמינל.",
  "errors.INVALID_RECOVERY_CODE": "קוד השחזור שגוי או שכבר נעשה בו שימוש. אפשר לנסות קוד אחר.",
  "errors.INVALID_TOTP_CODE":
    "הקוד שגוי או שאינו תקף עוד. יש להזין את הקוד שמוצג עכשיו באפליקציית האימות.",
  "errors.MULTI_FACTOR_AUTHENTICATION_REQUIRED":
    "החשבון הזה דורש שלב שני. יש להזין את הקוד מאפליקציית האימות.",
  "errors.RATE_LIMITED": "יותר מדי ניסיונות. יש להמתין רגע ולנסות שוב.",
  "errors.OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER": "החשבון הזה כבר מקושר למשתמש אחר.",
  "errors.OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE":
    "בחשבון המקושר לא ניתנו כל ההרשאות הנדרשות. יש לקשר אותו מחדש.",
  "errors.OAUTH_CONNECTION_NOT_CONNECTED_TO_USER": "החשבון הזה עדיין לא מקושר.",
  "errors.OAUTH_PROVIDER_ACCESS_DENIED": "ההתחברות בוטלה, או שהספק לא הורשה לחבר אותך.",
  "errors.OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED":
    "ההתחברות דרך הספק הזה כבויה. יש לבחור דרך אחרת.",
  "errors.OUTER_OAUTH_TIMEOUT": "ההתחברות ארכה יותר מדי זמן. יש להתחיל מחדש.",
  "errors.PASSKEY_AUTHENTICATION_FAILED":
    "ההתחברות עם מפתח הגישה הזה נכשלה. אפשר לנסות שוב או לבחור דרך אחרת.",
  "errors.PASSKEY_AUTHENTICATION_NOT_ENABLED": "ההתחברות עם מפתח גישה כבויה. יש לבחור דרך אחרת.",
  "errors.PASSKEY_REGISTRATION_FAILED": "לא ניתן היה לשמור את מפתח הגישה. יש לנסות שוב.",
  "errors.PASSKEY_WEBAUTHN_ERROR":
    "המכשיר או הדפדפן עצרו את השימוש במפתח הגישה. אפשר לנסות שוב או לבחור דרך אחרת.",
  "errors.PASSWORD_AUTHENTICATION_NOT_ENABLED": "ההתחברות עם סיסמה כבויה. יש לבחור דרך אחרת.",
  "errors.PASSWORD_CONFIRMATION_MISMATCH": "הסיסמאות אינן תואמות.",
  "errors.PASSWORD_TOO_COMMON":
    "קל מדי לנחש את הסיסמה הזאת. יש לבחור סיסמה ארוכה יותר או פחות נפוצה.",
  "errors.PROJECT_PERMISSION_REQUIRED": "אין לך הרשאה לבצע את הפעולה הזו.",
  "errors.PROVIDER_REJECTED": "הספק סירב לחדש את הקישור. יש לקשר את החשבון מחדש.",
  "errors.REDIRECT_LOOP":
    "שני דפים שלחו אותך זה לזה בלי סוף, ולכן עצרנו. כדאי לבדוק שהשעון במכשיר מכוון ושהדפדפן שומר את קובצי ה-Cookie של האתר. אם שניהם תקינים, ייתכן שהאפליקציה מוגדרת לפרויקט אחר: יש לעדכן את המפתחים.",
  "errors.REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED": "החיבור שלך הסתיים. יש להתחבר שוב.",
  "errors.SECOND_FACTOR_NOT_ENABLED": "יש להפעיל קודם את האימות הדו-שלבי.",
  "errors.SIGN_UP_NOT_ENABLED": "האפליקציה הזו לא מקבלת כרגע חשבונות חדשים.",
  "errors.TEAM_ALREADY_EXISTS": "הצוות הזה כבר קיים.",
  "errors.TEAM_MEMBERSHIP_ALREADY_EXISTS": "האדם הזה כבר חבר בצוות.",
  "errors.TEAM_MEMBERSHIP_NOT_FOUND": "האדם הזה כבר לא חבר בצוות.",
  "errors.TEAM_NOT_FOUND": "הצוות הזה כבר לא קיים.",
  "errors.TEAM_PERMISSION_REQUIRED":
    "אין לך הרשאה לבצע את הפעולה הזו בצוות. אפשר לפנות למי שמנהל אותו.",
  "errors.USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION": "כבר קישרת חשבון אחר של הספק הזה.",
  "errors.USER_AUTHENTICATION_REQUIRED": "כדי לבצע את הפעולה הזו, יש להתחבר.",
  "errors.USER_DOES_NOT_HAVE_PASSWORD": "לחשבון שלך עדיין אין סיסמה.",
  "errors.USER_EMAIL_ALREADY_EXISTS":
    "כבר יש חשבון עבור {email}. אפשר להתחבר אליו או להשתמש בכתובת אחרת.",
  "errors.USER_NOT_FOUND": "החשבון הזה כבר לא קיים.",
  "errors.VERIFICATION_CODE_ALREADY_USED": "כבר נעשה שימוש בקוד הזה. יש לבקש קוד חדש.",
  "errors.VERIFICATION_CODE_EXPIRED": "תוקף הקוד פג. יש לבקש קוד חדש.",
  "errors.VERIFICATION_CODE_MAX_ATTEMPTS_REACHED":
    "היו יותר מדי ניסיונות עם הקוד הזה. יש לבקש קוד חדש.",
  "errors.VERIFICATION_CODE_NOT_FOUND": "הקוד הזה לא נכון. אפשר לבדוק אותו או לבקש קוד חדש.",
};
