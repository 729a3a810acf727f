import type { MailWords } from "./words.js";

export const ar: MailWords = {
  greeting: "{{#if userDisplayName}}مرحبًا {{ userDisplayName }}،{{/if}}",
  device: "{{ browser }} على {{ system }}",
  expires: "مدة الصلاحية: {{ expiresIn }}. يُستخدم مرة واحدة.",
  orLink: "أو [سجّل الدخول بهذا الرابط]({{ magicLink }})",
  unexpected:
    "وصلتك هذه الرسالة لأن عنوانك أُدخل في {{ projectDisplayName }}. إذا لم تكن أنت من فعل " +
    "ذلك، فتجاهلها.",
  invited:
    "{{#if inviterDisplayName}}وصلتك هذه الرسالة لأن {{ inviterDisplayName }} أرسل إليك " +
    "دعوة. إذا كنت لا تعرف المرسل، فتجاهلها.{{else}}وصلتك هذه الرسالة لأنك دُعيت إلى " +
    "فريق. إذا لم تكن تتوقع ذلك، فتجاهلها.{{/if}}",
  aboutAccount: "وصلتك هذه الرسالة لأنها تتعلق بأمان حسابك في {{ projectDisplayName }}.",
  wasNotMe: "لم أكن أنا",
  review: "[مراجعة الجلسات]({{ sessionsUrl }})",
  remedy:
    "إذا لم تكن أنت من فعل ذلك، فأعد تعيين كلمة المرور، وسيُسجَّل الخروج من كل الأجهزة. ثم " +
    "راجع مفاتيح المرور والحسابات المرتبطة والعناوين في إعدادات الحساب.",
  onHold:
    "أُكّد عنوانك من متصفح لا يعرفه الحساب. لذلك تحتاج كلمات المرور ومفاتيح المرور " +
    "والحسابات المرتبطة والأجهزة والعناوين والفرق السابقة مرة واحدة إلى رمز من هذا البريد. " +
    "سجّل الدخول بإحداها للاحتفاظ بها كلها. بعد 30 يومًا تُزال.",
  codeSubject: "{{ otp }} هو رمزك في {{ projectDisplayName }}",
  verifyByCode:
    "أدخل هذا الرمز حيث سجّلت في {{ projectDisplayName }}، أو استخدم الزر. إذا لم تسجّل، " +
    "فلا تدخله ولا تشاركه مع أحد.",
  confirmTitle: "هل أنت من يسجّل الدخول؟",
  confirmBody:
    "هناك من يسجّل الدخول إلى حسابك في {{ projectDisplayName }} بشيء أُضيف قبل أن تؤكد هذا " +
    "العنوان. إذا كنت أنت، فأدخل هذا الرمز هناك. وإلا فلا تشاركه: لا يدخل أحد من دونه.",
  settleTitle: "الاحتفاظ بالوصول السابق أو إزالته",
  settleBody:
    "أدخل هذا الرمز في إعدادات حسابك في {{ projectDisplayName }} للاحتفاظ بما أُضيف قبل " +
    "تأكيد هذا العنوان أو لإزالته. إذا لم تطلبه، فلا تشاركه مع أحد.",
  deviceTitle: "تسجّل الدخول على جهاز جديد؟",
  deviceBody:
    "أدخل شخص ما كلمة مرورك في {{ projectDisplayName }} على جهاز لا نعرفه. إذا كنت أنت، " +
    "فأدخل هذا الرمز هناك. وإلا فلا تشاركه وغيّر كلمة مرورك: لا يدخل أحد من دون الرمز.",
  codesOffTitle: "رموز البريد الإلكتروني متوقفة في حسابك في {{ projectDisplayName }}",
  codesOffBody:
    "طلب شخص ما رمزًا لتسجيل الدخول إلى حسابك في {{ projectDisplayName }}. لقد أوقفت هذه " +
    "الرموز، فاستخدم كلمة المرور أو مفتاح مرور أو حسابًا مرتبطًا. يمكنك تشغيلها مجددًا " +
    "من إعدادات الحساب.",
  leaked:
    "كلمة المرور التي سجّلت الدخول بها موجودة في قائمة كلمات مرور مسرّبة يجرّبها " +
    "المهاجمون أولًا. اختر كلمة مرور جديدة لا تستخدمها في أي مكان آخر. لا يعني هذا أن " +
    "شخصًا آخر سجّل الدخول: لقد قارنّاها عند تسجيل دخولك.",
  undoes:
    "إذا لم تكن أنت من فعل ذلك، فاضغط على الزر خلال 14 يومًا. تُلغى التغييرات الأخيرة " +
    "ويُسجَّل الخروج من كل الأجهزة ويصلك رابط لاختيار كلمة مرور جديدة.",
  unsubscribe: "إلغاء الاشتراك",
  unsubscribeAsk: "هل تريد التوقف عن تلقي أخبار {{ projectDisplayName }}؟",
  unsubscribed:
    "لن تصلك أخبار {{ projectDisplayName }} بعد الآن. ستستمر الرسائل المتعلقة بحسابك في الوصول.",
  joining: {
    team_join_requested: {
      one: "طلب انضمام إلى {{ teamDisplayName }} من {{ personDisplayName }}",
      more: "طلبات الانضمام إلى {{ teamDisplayName }}: {{ count }}",
      body: "اقبل الطلبات أو ارفضها في إعدادات الفريق.",
    },
    team_joined: {
      one: "عضو جديد في {{ teamDisplayName }}: {{ personDisplayName }}",
      more: "الأعضاء الجدد في {{ teamDisplayName }}: {{ count }}",
      body:
        "يتيح الفريق الانضمام لمن لديهم بريد إلكتروني في نطاقه. يمكنك إزالة الأعضاء في إعدادات " +
        "الفريق.",
    },
    acceptedTitle: "أنت الآن في {{ teamDisplayName }}",
    acceptedBody: "قُبل طلبك للانضمام إلى {{ teamDisplayName }} في {{ projectDisplayName }}.",
    openTeam: "فتح إعدادات الفريق",
    openApp: "المتابعة إلى {{ projectDisplayName }}",
    managesTeam: "وصلتك هذه الرسالة لأنك تدير {{ teamDisplayName }} في {{ projectDisplayName }}.",
  },
  teamDeleted: {
    title: "حُذف الفريق {{ teamDisplayName }}",
    body:
      "حُذف الفريق وكل ما يخصّه لدى جميع أعضائه. لا يمكن التراجع عن ذلك. إذا لم تكن تتوقع " +
      "ذلك، فتواصل مع من كانوا يديرون الفريق.",
    wasMember:
      "وصلتك هذه الرسالة لأنك كنت ضمن أعضاء {{ teamDisplayName }} في " +
      "{{ projectDisplayName }}.",
  },
  requests: {
    email_verification: {
      subject: "{{ projectDisplayName }}: تأكيد عنوان بريدك الإلكتروني",
      title: "تأكيد عنوان بريدك الإلكتروني",
      body: "أكّد أن هذا العنوان لك ليتمكن {{ projectDisplayName }} من مراسلتك عليه.",
      action: "تأكيد العنوان",
    },
    password_reset: {
      subject: "{{ projectDisplayName }}: إعادة تعيين كلمة المرور",
      title: "إعادة تعيين كلمة المرور",
      body: "اختر كلمة مرور جديدة لحسابك في {{ projectDisplayName }}. سيُسجَّل خروجك من كل الأجهزة.",
      action: "اختيار كلمة مرور جديدة",
    },
    magic_link: {
      subject: "تسجيل الدخول إلى {{ projectDisplayName }}{{#if otp}}: رمزك هو {{ otp }}{{/if}}",
      title: "تسجيل الدخول إلى {{ projectDisplayName }}",
      body:
        "{{#if otp}}أدخل هذا الرمز حيث تسجّل الدخول. لن يتصل بك أحد من " +
        "{{ projectDisplayName }} لطلبه أبدًا.{{else}}سجّل الدخول بالرابط أدناه.{{/if}}",
      action: "تسجيل الدخول",
    },
    team_invitation: {
      subject: "دعوة للانضمام إلى {{ teamDisplayName }}",
      title: "الانضمام إلى {{ teamDisplayName }}",
      body:
        "{{#if inviterDisplayName}}يدعوك {{ inviterDisplayName }} للانضمام إلى فريق " +
        "{{ teamDisplayName }} في {{ projectDisplayName }}.{{else}}تلقيت دعوة للانضمام إلى " +
        "فريق {{ teamDisplayName }} في {{ projectDisplayName }}.{{/if}}",
      action: "الانضمام إلى الفريق",
    },
  },
  notices: {
    password_changed: "تغيّرت كلمة مرور حسابك في {{ projectDisplayName }}",
    password_set: "أُضيفت كلمة مرور إلى حسابك في {{ projectDisplayName }}",
    email_changed: "تغيّر عنوان تسجيل الدخول{{#if detail}}: {{ detail }}{{/if}}",
    sign_in_address_added:
      "أُضيف {{ detail }} كعنوان لتسجيل الدخول إلى حسابك في {{ projectDisplayName }}",
    sign_in_address_removed:
      "لم يعد {{ detail }} عنوانًا لتسجيل الدخول إلى حسابك في {{ projectDisplayName }}",
    address_verified: "تم التحقق من {{ detail }} لحسابك في {{ projectDisplayName }}",
    primary_changed: "أصبح {{ detail }} العنوان الأساسي لحسابك في {{ projectDisplayName }}",
    email_codes_on: "فُعّل تسجيل الدخول برموز البريد الإلكتروني",
    email_codes_off: "أُوقف تسجيل الدخول برموز البريد الإلكتروني",
    second_factor_on: "فُعّل التحقق بخطوتين",
    second_factor_off: "أُوقف التحقق بخطوتين",
    second_factor_guessed:
      "أُدخلت عشرة رموز خاطئة لتسجيل الدخول إلى حسابك في {{ projectDisplayName }}",
    recovery_code_used: "استُخدم رمز استرداد لتسجيل الدخول إلى حسابك في {{ projectDisplayName }}",
    recovery_codes_created: "أُنشئت رموز استرداد جديدة لحسابك في {{ projectDisplayName }}",
    passkey_added: "أُضيف مفتاح مرور إلى حسابك في {{ projectDisplayName }}",
    passkey_removed: "أُزيل مفتاح مرور من حسابك في {{ projectDisplayName }}",
    provider_connected: "رُبط {{ provider }} بحسابك في {{ projectDisplayName }}",
    provider_disconnected: "أُلغي ربط {{ provider }} بحسابك في {{ projectDisplayName }}",
    new_device: "تسجيل دخول جديد إلى حسابك في {{ projectDisplayName }}",
    password_leaked: "كلمة مرورك في {{ projectDisplayName }} معروفة من تسريب بيانات",
    api_key_created: "أُنشئ مفتاح API لحسابك في {{ projectDisplayName }}",
    activity_reported: "تم الإبلاغ عن نشاط غير معروف في حسابك على {{ projectDisplayName }}",
    account_deleted: "حُذف حسابك في {{ projectDisplayName }}",
    access_suspended: "عُلّق الوصول السابق إلى حسابك في {{ projectDisplayName }}",
    suspension_ending: "سيُزال الوصول السابق إلى حسابك في {{ projectDisplayName }} في {{ detail }}",
  },
};
