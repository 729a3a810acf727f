import type { Group } from "../en.js";

export const core: Group<"core"> = {
  "action.cancel": "إلغاء",
  "action.close": "إغلاق",
  "action.continue": "متابعة",
  "action.goHome": "الانتقال إلى الصفحة الرئيسية",
  "action.save": "حفظ",
  "action.signIn": "تسجيل الدخول",
  "action.signOut": "تسجيل الخروج",
  "action.signUp": "إنشاء حساب",
  "action.tryAgain": "إعادة المحاولة",

  "field.email": "البريد الإلكتروني",
  "field.newPassword": "كلمة المرور الجديدة",
  "field.optional": "اختياري",
  "field.password": "كلمة المرور",
  "field.passwordAgain": "تكرار كلمة المرور",
  "field.totp": "رمز من ستة أرقام",
  "field.totpHint": "الرمز الذي يعرضه تطبيق المصادقة لهذا الحساب.",

  "code.noMail": "لم تصل الرسالة؟ ابحث في مجلد الرسائل غير المرغوب فيها.",
  "check.codeIncomplete": "أدخل جميع خانات الرمز، وعددها {count}.",
  "check.emailInvalid": "أدخل عنوان بريد إلكتروني مثل name@example.com.",
  "check.emailMissing": "أدخل عنوان بريدك الإلكتروني.",
  "check.nameMissing": "أدخل اسمًا.",
  "check.passwordMissing": "أدخل كلمة المرور.",
  "check.newPasswordMissing": "اختر كلمة مرور.",
  "check.passwordAgainMissing": "أعد إدخال كلمة المرور.",
  "check.passwordsDiffer": "كلمتا المرور غير متطابقتين.",

  "password.capsLock": "مفتاح Caps Lock مفعّل.",
  "password.hide": "إخفاء كلمة المرور",
  "password.rule": "الحد الأدنى لعدد الأحرف: {least}.",
  "password.show": "إظهار كلمة المرور",

  "state.loading": "جارٍ التحميل",
  "state.needsScript": "يتطلّب هذا JavaScript. فعّله في متصفحك ثم أعد تحميل الصفحة.",

  "time.now": "الآن",

  "totp.title": "إدخال الرمز",
  "totp.submit": "تأكيد الرمز",
  "totp.cantUse": "هل تعذّر استخدام التطبيق؟",

  "menu.account": "إعدادات الحساب",
  "menu.label": "قائمة الحساب",
  "menu.signedInAs": "تم تسجيل الدخول باسم {name}",
  "menu.theme": "التبديل بين المظهر الفاتح والداكن",
  "menu.signIn": "تسجيل الدخول",
  "menu.signUp": "إنشاء حساب",
  "menu.signOut": "تسجيل الخروج",

  "failure.unknown": "حدث خطأ من جهتنا. أعد المحاولة بعد قليل.",
  "failure.unknownWithId": "حدث خطأ من جهتنا. أعد المحاولة بعد قليل. معرّف الطلب: {id}",
  "errors.NETWORK_ERROR": "لم تستجب الخدمة. تحقّق من اتصالك وأعد المحاولة.",
  "errors.OFFLINE_ERROR": "لا يوجد اتصال بالإنترنت. أعد المحاولة بعد الاتصال.",
  "errors.PASSWORD_TOO_LONG": "كلمة المرور طويلة جدًا. الحد الأقصى لعدد الأحرف: {n}.",
  "errors.PASSWORD_TOO_SHORT": "الحد الأدنى لعدد الأحرف: {n}.",
};
