import type { Group } from "../en.js";

export const core: Group<"core"> = {
  "action.cancel": "ביטול",
  "action.close": "סגירה",
  "action.continue": "המשך",
  "action.goHome": "מעבר לדף הבית",
  "action.save": "שמירה",
  "action.signIn": "התחברות",
  "action.signOut": "התנתקות",
  "action.signUp": "הרשמה",
  "action.tryAgain": "ניסיון נוסף",

  "field.email": "אימייל",
  "field.newPassword": "סיסמה חדשה",
  "field.optional": "לא חובה",
  "field.password": "סיסמה",
  "field.passwordAgain": "אימות הסיסמה",
  "field.totp": "קוד בן שש ספרות",
  "field.totpHint": "הקוד שמוצג באפליקציית האימות עבור החשבון הזה.",

  "code.noMail": "ההודעה לא הגיעה? כדאי לבדוק בתיקיית הספאם.",
  "check.codeIncomplete": "יש להזין את כל {count} התווים של הקוד.",
  "check.emailInvalid": "יש להזין כתובת אימייל כמו name@example.com.",
  "check.emailMissing": "יש להזין כתובת אימייל.",
  "check.nameMissing": "יש להזין שם.",
  "check.passwordMissing": "יש להזין סיסמה.",
  "check.newPasswordMissing": "יש לבחור סיסמה.",
  "check.passwordAgainMissing": "יש להזין שוב את הסיסמה.",
  "check.passwordsDiffer": "הסיסמאות אינן תואמות.",

  "password.capsLock": "מקש Caps Lock פעיל.",
  "password.hide": "הסתרת הסיסמה",
  "password.rule": "לפחות {least} תווים.",
  "password.show": "הצגת הסיסמה",

  "state.loading": "בטעינה",
  "state.needsScript": "נדרש JavaScript. יש להפעיל אותו בדפדפן ולטעון את הדף מחדש.",

  "time.now": "הרגע",

  "totp.title": "הזנת הקוד",
  "totp.submit": "אישור הקוד",
  "totp.cantUse": "אי אפשר להשתמש באפליקציה?",

  "menu.account": "הגדרות החשבון",
  "menu.label": "תפריט החשבון",
  "menu.signedInAs": "החשבון הפעיל: {name}",
  "menu.theme": "מעבר בין מצב בהיר לכהה",
  "menu.signIn": "התחברות",
  "menu.signUp": "הרשמה",
  "menu.signOut": "התנתקות",

  "failure.unknown": "משהו השתבש אצלנו. אפשר לנסות שוב בעוד רגע.",
  "failure.unknownWithId": "משהו השתבש אצלנו. אפשר לנסות שוב בעוד רגע. מזהה הבקשה: {id}",
  "errors.NETWORK_ERROR": "השירות לא הגיב. יש לבדוק את החיבור ולנסות שוב.",
  "errors.OFFLINE_ERROR": "אין חיבור לאינטרנט. אפשר לנסות שוב לאחר החיבור.",
  "errors.PASSWORD_TOO_LONG": "עד {n} תווים.",
  "errors.PASSWORD_TOO_SHORT": "לפחות {n} תווים.",
};
