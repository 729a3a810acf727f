import type { MailWords } from "./words.js";

export const hi: MailWords = {
  greeting: "{{#if userDisplayName}}नमस्ते {{ userDisplayName }},{{/if}}",
  device: "{{ system }} पर {{ browser }}",
  expires: "मान्य अवधि: {{ expiresIn }}। केवल एक बार इस्तेमाल किया जा सकता है।",
  orLink: "या [इस लिंक से साइन इन करें]({{ magicLink }})",
  unexpected:
    "आपको यह ईमेल इसलिए मिला है क्योंकि {{ projectDisplayName }} पर आपका पता डाला गया था। " +
    "अगर यह आपने नहीं किया, तो इसे अनदेखा करें।",
  invited:
    "{{#if inviterDisplayName}}आपको यह ईमेल इसलिए मिला है क्योंकि " +
    "{{ inviterDisplayName }} ने आपको न्योता भेजा है। अगर आप इन्हें नहीं जानते, तो इसे " +
    "अनदेखा करें।{{else}}आपको यह ईमेल इसलिए मिला है क्योंकि आपको एक टीम में शामिल होने " +
    "का न्योता मिला है। अगर आपको इसकी उम्मीद नहीं थी, तो इसे अनदेखा करें।{{/if}}",
  aboutAccount:
    "आपको यह ईमेल इसलिए मिला है क्योंकि यह आपके {{ projectDisplayName }} खाते की सुरक्षा " + "से जुड़ा है।",
  wasNotMe: "यह मैंने नहीं किया",
  review: "[सेशन देखें]({{ sessionsUrl }})",
  remedy:
    "अगर यह आपने नहीं किया, तो अपना पासवर्ड रीसेट करें। इससे सभी डिवाइस साइन आउट हो " +
    "जाएँगे। इसके बाद खाता सेटिंग में पासकी, जुड़े हुए खाते और पते जाँचें।",
  onHold:
    "आपके पते की पुष्टि ऐसे ब्राउज़र से हुई जिसे खाता नहीं जानता था। इसलिए पहले के " +
    "पासवर्ड, पासकी, जुड़े खाते, डिवाइस, पते और टीमों को एक बार इस मेलबॉक्स का कोड चाहिए। " +
    "सबको बनाए रखने के लिए उनमें से किसी एक से साइन इन करें। 30 दिन बाद वे हटा दिए जाते हैं।",
  codeSubject: "{{ otp }} आपका {{ projectDisplayName }} कोड है",
  verifyByCode:
    "यह कोड वहाँ डालें जहाँ आपने {{ projectDisplayName }} पर साइन अप किया, या बटन का उपयोग " +
    "करें। अगर आपने साइन अप नहीं किया, तो इसे न डालें और किसी को न दें।",
  confirmTitle: "क्या आप साइन इन कर रहे हैं?",
  confirmBody:
    "कोई आपके {{ projectDisplayName }} खाते में ऐसी चीज़ से साइन इन कर रहा है जो आपके इस " +
    "पते की पुष्टि करने से पहले जोड़ी गई थी। अगर यह आप हैं, तो वहाँ यह कोड डालें। अगर नहीं, " +
    "तो इसे किसी को न दें: इसके बिना कोई अंदर नहीं आ सकता।",
  settleTitle: "पहले की पहुँच रखें या हटाएँ",
  settleBody:
    "इस पते की पुष्टि से पहले जो जोड़ा गया था, उसे रखने या हटाने के लिए यह कोड " +
    "{{ projectDisplayName }} की खाता सेटिंग में डालें। अगर आपने इसे नहीं माँगा, तो किसी " +
    "को न दें।",
  deviceTitle: "नए डिवाइस पर साइन इन कर रहे हैं?",
  deviceBody:
    "किसी ने आपका {{ projectDisplayName }} पासवर्ड ऐसे डिवाइस पर डाला है जिसे हम नहीं " +
    "जानते। अगर यह आप हैं, तो वहाँ यह कोड डालें। अगर नहीं, तो इसे किसी को न दें और अपना " +
    "पासवर्ड बदलें: कोड के बिना कोई अंदर नहीं आ सकता।",
  codesOffTitle: "आपके {{ projectDisplayName }} खाते के लिए ईमेल कोड बंद हैं",
  codesOffBody:
    "किसी ने आपके {{ projectDisplayName }} खाते में साइन इन करने के लिए कोड माँगा है। " +
    "आपने ये कोड बंद किए हैं, इसलिए अपना पासवर्ड, पासकी या जुड़ा हुआ खाता इस्तेमाल करें। " +
    "आप इन्हें खाता सेटिंग में फिर चालू कर सकते हैं।",
  leaked:
    "जिस पासवर्ड से आपने साइन इन किया, वह लीक हुए पासवर्ड की सूची में है, जिन्हें हमलावर " +
    "सबसे पहले आज़माते हैं। कोई नया पासवर्ड चुनें जिसे आप और कहीं इस्तेमाल नहीं करते। " +
    "इसका मतलब यह नहीं कि किसी और ने साइन इन किया: हमने इसकी तुलना आपके साइन इन करते समय " +
    "की।",
  undoes:
    "अगर यह आपने नहीं किया, तो 14 दिनों के भीतर बटन दबाएँ। हाल के बदलाव वापस हो जाएँगे, " +
    "सभी डिवाइस साइन आउट हो जाएँगे और नया पासवर्ड चुनने का लिंक आपको मिलेगा।",
  unsubscribe: "सदस्यता रद्द करें",
  unsubscribeAsk: "{{ projectDisplayName }} से समाचार पाना बंद करें?",
  unsubscribed: "आपको {{ projectDisplayName }} से अब समाचार नहीं मिलेंगे। आपके खाते से जुड़े ईमेल आते रहेंगे।",
  joining: {
    team_join_requested: {
      one: "{{ personDisplayName }} ने {{ teamDisplayName }} में शामिल होने का अनुरोध किया",
      more: "{{ teamDisplayName }} में शामिल होने के अनुरोध: {{ count }}",
      body: "टीम की सेटिंग में अनुरोध स्वीकार या अस्वीकार करें।",
    },
    team_joined: {
      one: "{{ teamDisplayName }} में नया सदस्य: {{ personDisplayName }}",
      more: "{{ teamDisplayName }} में नए सदस्य: {{ count }}",
      body:
        "टीम के डोमेन पर ईमेल पता रखने वाले लोग इसमें शामिल हो सकते हैं। आप टीम की सेटिंग में " +
        "सदस्यों को हटा सकते हैं।",
    },
    acceptedTitle: "अब आप {{ teamDisplayName }} में हैं",
    acceptedBody:
      "{{ projectDisplayName }} पर {{ teamDisplayName }} में शामिल होने का आपका अनुरोध स्वीकार " +
      "किया गया।",
    openTeam: "टीम की सेटिंग खोलें",
    openApp: "{{ projectDisplayName }} पर जाएँ",
    managesTeam:
      "आपको यह ईमेल इसलिए मिला, क्योंकि आप {{ projectDisplayName }} पर {{ teamDisplayName }} को " +
      "मैनेज करते हैं।",
  },
  teamDeleted: {
    title: "{{ teamDisplayName }} टीम मिटाई गई",
    body:
      "टीम और उससे जुड़ी हर चीज़ उसके सभी सदस्यों के लिए मिटा दी गई। इसे पहले जैसा नहीं " +
      "किया जा सकता। अगर आपको इसकी उम्मीद नहीं थी, तो टीम को मैनेज करने वाले लोगों से बात " +
      "करें।",
    wasMember:
      "आपको यह ईमेल इसलिए मिला, क्योंकि आप {{ projectDisplayName }} पर " +
      "{{ teamDisplayName }} के सदस्य थे।",
  },
  requests: {
    email_verification: {
      subject: "{{ projectDisplayName }}: अपने ईमेल पते की पुष्टि करें",
      title: "अपने ईमेल पते की पुष्टि करें",
      body: "पुष्टि करें कि यह पता आपका है, ताकि {{ projectDisplayName }} आपको यहाँ ईमेल भेज सके।",
      action: "पते की पुष्टि करें",
    },
    password_reset: {
      subject: "{{ projectDisplayName }}: पासवर्ड रीसेट करें",
      title: "पासवर्ड रीसेट करें",
      body: "अपने {{ projectDisplayName }} खाते के लिए नया पासवर्ड चुनें। सभी डिवाइस साइन आउट हो जाएँगे।",
      action: "नया पासवर्ड चुनें",
    },
    magic_link: {
      subject: "{{ projectDisplayName }} में साइन इन करें{{#if otp}}: आपका कोड है {{ otp }}{{/if}}",
      title: "{{ projectDisplayName }} में साइन इन करें",
      body:
        "{{#if otp}}यह कोड वहाँ डालें जहाँ आप साइन इन कर रहे हैं। {{ projectDisplayName }} " +
        "कभी फ़ोन करके यह कोड नहीं माँगेगा।{{else}}नीचे दिए गए लिंक से साइन इन करें।{{/if}}",
      action: "साइन इन करें",
    },
    team_invitation: {
      subject: "{{ teamDisplayName }} में शामिल होने का न्योता",
      title: "{{ teamDisplayName }} में शामिल हों",
      body:
        "{{#if inviterDisplayName}}{{ inviterDisplayName }} ने आपको {{ projectDisplayName }} " +
        "पर {{ teamDisplayName }} टीम में शामिल होने का न्योता भेजा है।{{else}}आपको " +
        "{{ projectDisplayName }} पर {{ teamDisplayName }} टीम में शामिल होने का न्योता मिला है।{{/if}}",
      action: "टीम में शामिल हों",
    },
  },
  notices: {
    password_changed: "आपके {{ projectDisplayName }} खाते का पासवर्ड बदला गया",
    password_set: "आपके {{ projectDisplayName }} खाते में पासवर्ड जोड़ा गया",
    email_changed: "आपका साइन इन पता बदला गया{{#if detail}}: {{ detail }}{{/if}}",
    sign_in_address_added: "आपके {{ projectDisplayName }} खाते में साइन इन के लिए {{ detail }} जोड़ा गया",
    sign_in_address_removed:
      "{{ detail }} अब आपके {{ projectDisplayName }} खाते का साइन इन पता नहीं है",
    address_verified: "आपके {{ projectDisplayName }} खाते के लिए {{ detail }} की पुष्टि हुई",
    primary_changed: "{{ detail }} अब आपके {{ projectDisplayName }} खाते का मुख्य पता है",
    email_codes_on: "ईमेल कोड से साइन इन चालू किया गया",
    email_codes_off: "ईमेल कोड से साइन इन बंद किया गया",
    second_factor_on: "दो चरणों में पुष्टि चालू की गई",
    second_factor_off: "दो चरणों में पुष्टि बंद की गई",
    second_factor_guessed: "आपके {{ projectDisplayName }} खाते में साइन इन करने के लिए दस गलत कोड डाले गए",
    recovery_code_used:
      "आपके {{ projectDisplayName }} खाते में साइन इन करने के लिए रिकवरी कोड इस्तेमाल किया गया",
    recovery_codes_created: "आपके {{ projectDisplayName }} खाते के लिए नए रिकवरी कोड बनाए गए",
    passkey_added: "आपके {{ projectDisplayName }} खाते में पासकी जोड़ी गई",
    passkey_removed: "आपके {{ projectDisplayName }} खाते से पासकी हटाई गई",
    provider_connected: "{{ provider }} को आपके {{ projectDisplayName }} खाते से जोड़ा गया",
    provider_disconnected: "{{ provider }} को आपके {{ projectDisplayName }} खाते से हटाया गया",
    new_device: "आपके {{ projectDisplayName }} खाते में नया साइन इन",
    password_leaked: "आपका {{ projectDisplayName }} पासवर्ड एक डेटा लीक से ज्ञात है",
    api_key_created: "आपके {{ projectDisplayName }} खाते के लिए API कुंजी बनाई गई",
    activity_reported: "आपके {{ projectDisplayName }} खाते में अनजान गतिविधि की सूचना दी गई",
    account_deleted: "आपका {{ projectDisplayName }} खाता मिटाया गया",
    access_suspended: "आपके {{ projectDisplayName }} खाते की पुरानी पहुँच रोक दी गई है",
    suspension_ending: "आपके {{ projectDisplayName }} खाते की पुरानी पहुँच {{ detail }} को हटा दी जाएगी",
  },
};
