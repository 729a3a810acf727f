import type { Group } from "../en.js";

/** टीम बदलना, टीम बनाना और टीम की सेटिंग। */
export const teams: Group<"teams"> = {
  "teams.switcherLabel": "टीम बदलें",
  "teams.choose": "टीम चुनें",
  "teams.current": "मौजूदा टीम",
  "teams.none": "आप अभी किसी टीम में नहीं हैं।",
  "teams.noneAction": "अपनी पहली टीम बनाएँ",
  "teams.create": "टीम बनाएँ",
  "teams.settings": "टीम सेटिंग",
  "teams.gone": "आप अब इस टीम में नहीं हैं या यह टीम मौजूद नहीं है।",
  "teams.switched": "अब आप {team} में हैं।",

  "teams.createTitle": "टीम बनाएँ",
  "teams.createText": "साथ मिलकर काम करें। अगले चरण में लोगों को न्योता दें।",
  "teams.name": "टीम का नाम",
  "teams.namePlaceholder": "Atlas",
  "teams.created": "{team} टीम बन गई है।",
  "teams.creationClosed": "इस ऐप में उपयोगकर्ता टीमें नहीं बना सकते।",

  "teams.profileTitle": "टीम",
  "teams.pictureChange": "टीम की फ़ोटो बदलें",
  "teams.pictureRemove": "टीम की फ़ोटो हटाएँ",
  "teams.saved": "टीम सेव हो गई है।",

  "teams.ownProfileTitle": "इस टीम में आपकी प्रोफ़ाइल",
  "teams.ownProfileText": "इस टीम के सदस्यों को आपके सामान्य नाम और फ़ोटो की जगह दिखती है।",
  "teams.ownName": "इस टीम में नाम",
  "teams.ownProfileSaved": "इस टीम में आपकी प्रोफ़ाइल सेव हो गई है।",

  "teams.membersTitle": "सदस्य",
  "teams.membersCount": { one: "{count} सदस्य", other: "{count} सदस्य" },
  "teams.membersEmpty": "इस टीम में अभी कोई और नहीं है।",
  "teams.memberYou": "आप",
  "teams.memberNoName": "कोई नाम नहीं",
  "teams.memberRemove": "टीम से हटाएँ",
  "teams.memberRemoveTitle": "{name} को {team} से हटाएँ?",
  "teams.memberRemoveText": "यह व्यक्ति टीम की हर चीज़ का ऐक्सेस तुरंत खो देगा।",
  "teams.memberRemoved": "{name} अब टीम में नहीं हैं।",

  "teams.inviteTitle": "किसी को न्योता दें",
  "teams.inviteText": "उन्हें शामिल होने के लिंक वाला ईमेल मिलेगा।",
  "teams.inviteLabel": "ईमेल पता",
  "teams.inviteSubmit": "न्योता भेजें",
  "teams.invited": "{email} को न्योता भेज दिया गया है।",

  "teams.invitationsTitle": "लंबित न्योते",
  "teams.invitationsEmpty": "कोई लंबित न्योता नहीं है",
  "teams.invitationExpires": "{time} खत्म होगा",
  "teams.invitationExpired": "{time} खत्म हुआ",
  "teams.invitationResend": "फिर से भेजें",
  "teams.invitationResent": "{email} को न्योता फिर से भेज दिया गया है।",
  "teams.invitationRevoke": "वापस लें",
  "teams.invitationRevoked": "{email} को भेजा गया न्योता वापस लिया गया",
  "teams.invitationUnknown": "अनजान पता",

  "teams.leaveTitle": "टीम छोड़ें",
  "teams.leaveText": "आप टीम की हर चीज़ का ऐक्सेस खो देंगे। वापस आने के लिए आपको नए न्योते की ज़रूरत होगी।",
  "teams.leave": "टीम छोड़ें",
  "teams.leaveConfirmTitle": "{team} छोड़ें?",

  "teams.deleteTitle": "टीम मिटाएँ",
  "teams.deleteText":
    "टीम और उससे जुड़ी हर चीज़ उसके सभी सदस्यों के लिए मिटा दी जाएगी। इसे पहले जैसा नहीं किया जा सकता।",
  "teams.delete": "टीम मिटाएँ",
  "teams.deleteNamed": "“{team}” टीम मिटाएँ",
  "teams.deleteConfirmTitle": "{team} मिटाएँ?",
  "teams.deleteConfirmLabel": "पुष्टि करने के लिए {team} टाइप करें",
  "teams.deleteMismatch": "नाम ठीक वैसे ही टाइप करें जैसे लिखा है।",
};
