import type { Group } from "../en.js";

export const errors: Group<"errors"> = {
  "errors.ANONYMOUS_ACCOUNTS_NOT_ENABLED":
    "لا يوفّر هذا التطبيق حسابات للضيوف. سجّل الدخول أو أنشئ حسابًا.",
  "errors.CANNOT_DELETE_CURRENT_SESSION": "هذه هي الجلسة التي تستخدمها الآن. لإنهائها، سجّل الخروج.",
  "errors.CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE":
    "يُستخدم عنوان البريد الإلكتروني هذا لتسجيل الدخول إلى حساب آخر. سجّل الدخول إلى ذلك الحساب، أو استخدم عنوانًا آخر.",
  "errors.COOKIES_BLOCKED":
    "لا يحتفظ متصفحك بملفات تعريف الارتباط لهذا الموقع، لذا لن يُحفظ تسجيل دخولك. اسمح بها ثم حاول مرة أخرى.",
  "errors.EMAIL_ALREADY_VERIFIED": "سبق التحقق من عنوان البريد الإلكتروني هذا.",
  "errors.EMAIL_IS_NOT_PRIMARY_EMAIL": "هذا ليس عنوان البريد الإلكتروني الأساسي لحسابك.",
  "errors.EMAIL_NOT_ASSOCIATED_WITH_USER":
    "لا يوجد حساب يستخدم عنوان البريد الإلكتروني هذا لتسجيل الدخول.",
  "errors.EMAIL_NOT_VERIFIED": "تحقّق من عنوان بريدك الإلكتروني أولًا.",
  "errors.EMAIL_PASSWORD_MISMATCH": "البريد الإلكتروني وكلمة المرور غير متطابقين.",
  "errors.FRESH_SESSION_REQUIRED": "سجّل الدخول مرة أخرى لتغيير طريقة حماية حسابك.",
  "errors.INVALID_AUTHORIZATION_CODE": "استغرق تسجيل الدخول وقتًا طويلًا أو بدأ مرتين. ابدأ من جديد.",
  "errors.INVALID_POLLING_CODE":
    "لم يعد طلب تسجيل الدخول من الوحدة الطرفية قيد الانتظار. ابدأه من جديد في الوحدة الطرفية.",
  "errors.INVALID_RECOVERY_CODE": "رمز الاسترداد غير صحيح أو سبق استخدامه. جرّب رمزًا آخر.",
  "errors.INVALID_TOTP_CODE":
    "هذا الرمز غير صحيح أو لم يعد صالحًا. أدخل الرمز الذي يعرضه تطبيق المصادقة الآن.",
  "errors.MULTI_FACTOR_AUTHENTICATION_REQUIRED":
    "يتطلب هذا الحساب خطوة ثانية. أدخل الرمز من تطبيق المصادقة.",
  "errors.RATE_LIMITED": "محاولات كثيرة جدًا. انتظر لحظة ثم أعد المحاولة.",
  "errors.OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER": "هذا الحساب مرتبط بمستخدم آخر.",
  "errors.OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE":
    "لم يمنح الحساب المرتبط كل الأذونات اللازمة. اربطه من جديد.",
  "errors.OAUTH_CONNECTION_NOT_CONNECTED_TO_USER": "هذا الحساب غير مرتبط بعد.",
  "errors.OAUTH_PROVIDER_ACCESS_DENIED": "أُلغي تسجيل الدخول، أو لم يُسمح لمقدّم الخدمة بتسجيل دخولك.",
  "errors.OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED":
    "تسجيل الدخول عبر مقدّم الخدمة هذا متوقف. اختر طريقة أخرى.",
  "errors.OUTER_OAUTH_TIMEOUT": "استغرق تسجيل الدخول وقتًا طويلًا. ابدأ من جديد.",
  "errors.PASSKEY_AUTHENTICATION_FAILED":
    "تعذّر تسجيل الدخول بمفتاح المرور هذا. أعد المحاولة أو اختر طريقة أخرى.",
  "errors.PASSKEY_AUTHENTICATION_NOT_ENABLED": "تسجيل الدخول بمفتاح مرور متوقف. اختر طريقة أخرى.",
  "errors.PASSKEY_REGISTRATION_FAILED": "تعذّر حفظ مفتاح المرور. أعد المحاولة.",
  "errors.PASSKEY_WEBAUTHN_ERROR":
    "أوقف جهازك أو متصفحك عملية مفتاح المرور. أعد المحاولة أو اختر طريقة أخرى.",
  "errors.PASSWORD_AUTHENTICATION_NOT_ENABLED": "تسجيل الدخول بكلمة مرور متوقف. اختر طريقة أخرى.",
  "errors.PASSWORD_CONFIRMATION_MISMATCH": "كلمتا المرور غير متطابقتين.",
  "errors.PASSWORD_TOO_COMMON": "من السهل جدًا تخمين كلمة المرور هذه. اختر كلمة أطول أو أقل شيوعًا.",
  "errors.PROJECT_PERMISSION_REQUIRED": "ليس لديك إذن للقيام بذلك.",
  "errors.PROVIDER_REJECTED": "رفض مقدّم الخدمة تجديد الربط. اربط الحساب من جديد.",
  "errors.REDIRECT_LOOP":
    "كانت صفحتان تُرسلانك إحداهما إلى الأخرى بلا نهاية، فتوقفنا. تحقق من صحة ساعة جهازك ومن أن متصفحك يحتفظ بملفات تعريف الارتباط لهذا الموقع. إن كان كلاهما سليمًا فقد يكون التطبيق مُعدًّا لمشروع آخر: أبلغ مطوّره.",
  "errors.REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED": "انتهت جلستك. سجّل الدخول من جديد.",
  "errors.SECOND_FACTOR_NOT_ENABLED": "فعّل التحقق بخطوتين أولًا.",
  "errors.SIGN_UP_NOT_ENABLED": "لا يقبل هذا التطبيق حسابات جديدة حاليًا.",
  "errors.TEAM_ALREADY_EXISTS": "هذا الفريق موجود بالفعل.",
  "errors.TEAM_MEMBERSHIP_ALREADY_EXISTS": "هذا الشخص عضو في الفريق بالفعل.",
  "errors.TEAM_MEMBERSHIP_NOT_FOUND": "لم يعد هذا الشخص عضوًا في الفريق.",
  "errors.TEAM_NOT_FOUND": "لم يعد هذا الفريق موجودًا.",
  "errors.TEAM_PERMISSION_REQUIRED":
    "ليس لديك إذن للقيام بذلك في هذا الفريق. اطلب ذلك من أحد مديريه.",
  "errors.USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION":
    "سبق أن ربطت حسابًا آخر من مقدّم الخدمة هذا.",
  "errors.USER_AUTHENTICATION_REQUIRED": "سجّل الدخول للقيام بذلك.",
  "errors.USER_DOES_NOT_HAVE_PASSWORD": "لا توجد كلمة مرور لحسابك بعد.",
  "errors.USER_EMAIL_ALREADY_EXISTS":
    "يوجد حساب بالعنوان {email} بالفعل. سجّل الدخول، أو استخدم عنوانًا آخر.",
  "errors.USER_NOT_FOUND": "لم يعد هذا الحساب موجودًا.",
  "errors.VERIFICATION_CODE_ALREADY_USED": "سبق استخدام هذا الرمز. اطلب رمزًا جديدًا.",
  "errors.VERIFICATION_CODE_EXPIRED": "انتهت صلاحية هذا الرمز. اطلب رمزًا جديدًا.",
  "errors.VERIFICATION_CODE_MAX_ATTEMPTS_REACHED": "محاولات كثيرة جدًا بهذا الرمز. اطلب رمزًا جديدًا.",
  "errors.VERIFICATION_CODE_NOT_FOUND": "هذا الرمز غير صحيح. تحقّق منه أو اطلب رمزًا جديدًا.",
};
