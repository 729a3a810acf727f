import type { MailWords } from "./words.js";

export const zhTW: MailWords = {
  greeting: "{{#if userDisplayName}}{{ userDisplayName }}，你好：{{/if}}",
  device: "{{ system }} 上的 {{ browser }}",
  expires: "有效期限：{{ expiresIn }}。僅可使用一次。",
  orLink: "或[使用此連結登入]({{ magicLink }})",
  unexpected:
    "你收到這封郵件，是因為有人在 {{ projectDisplayName }} 輸入了你的地址。如果不是你本人，請忽略。",
  invited:
    "{{#if inviterDisplayName}}你收到這封郵件，是因為{{ inviterDisplayName }} " +
    "邀請了你。如果你不認識對方，請忽略。{{else}}你收到這封郵件，是因為有人邀請你加入團隊。如果你沒有預期收到邀請，請忽略。{{/if}}",
  aboutAccount: "你收到這封郵件，是因為內容與你的 {{ projectDisplayName }} 帳號安全有關。",
  wasNotMe: "不是我操作的",
  review: "[查看登入裝置]({{ sessionsUrl }})",
  remedy:
    "如果不是你本人操作，請重設密碼，所有裝置都會登出。然後在帳號設定中檢查密碼金鑰、連結的帳號和信箱。",
  onHold:
    "你的地址是在帳號不認得的瀏覽器中確認的。因此，先前的密碼、通行密鑰、連結的帳號、裝置、地址和團隊需要一次寄到此信箱的驗證碼。使用其中任何一種登入即可全部保留。30 天後它們會被移除。",
  codeSubject: "{{ otp }} 是你的 {{ projectDisplayName }} 驗證碼",
  verifyByCode:
    "請在你註冊 {{ projectDisplayName }} 的頁面輸入此驗證碼，或使用按鈕。如果你沒有註冊，請不要輸入，也不要告訴任何人。",
  confirmTitle: "是你在登入嗎？",
  confirmBody:
    "有人正在使用在你確認此地址之前新增的方式登入你的 {{ projectDisplayName }} " +
    "帳號。如果是你本人，請在那裡輸入此驗證碼。如果不是，請不要告訴任何人：沒有它，誰也進不來。",
  settleTitle: "保留或移除先前的存取方式",
  settleBody:
    "在 {{ projectDisplayName }} 的帳號設定中輸入此驗證碼，即可保留或移除在你確認此地址之前新增的內容。如果不是你要求的，請不要告訴任何人。",
  deviceTitle: "你正在新裝置上登入嗎？",
  deviceBody:
    "有人在我們不認識的裝置上輸入了你的 {{ projectDisplayName }} " +
    "密碼。如果是你本人，請在那裡輸入此驗證碼。如果不是，請不要告訴任何人，並變更密碼：沒有驗證碼，誰也進不來。",
  codesOffTitle: "你的 {{ projectDisplayName }} 帳號已關閉電子郵件驗證碼登入",
  codesOffBody:
    "有人要求了用來登入你的 {{ projectDisplayName }} " +
    "帳號的驗證碼。你已關閉電子郵件驗證碼，請使用密碼、通行密鑰或已連結的帳號登入。你可以在帳號設定中重新開啟。",
  leaked:
    "你登入時使用的密碼在外洩密碼清單中，攻擊者會首先嘗試這些密碼。請選擇一個未在其他地方使用的新密碼。這並不表示有其他人登入過：我們是在你登入時進行比對的。",
  undoes:
    "如果不是你本人操作，請在 14 天內按下按鈕。最近的變更會復原，所有裝置會登出，你會收到設定新密碼的連結。",
  unsubscribe: "取消訂閱",
  unsubscribeAsk: "不再接收 {{ projectDisplayName }} 的消息？",
  unsubscribed: "您將不再收到 {{ projectDisplayName }} 的消息。與帳號有關的郵件仍會寄送。",
  joining: {
    team_join_requested: {
      one: "{{ personDisplayName }} 申請加入 {{ teamDisplayName }}",
      more: "加入 {{ teamDisplayName }} 的申請：{{ count }}",
      body: "請在團隊設定中同意或拒絕申請。",
    },
    team_joined: {
      one: "{{ personDisplayName }} 已加入 {{ teamDisplayName }}",
      more: "{{ teamDisplayName }} 的新成員：{{ count }}",
      body: "該團隊允許擁有其網域信箱的人加入。你可以在團隊設定中移除成員。",
    },
    acceptedTitle: "你已加入 {{ teamDisplayName }}",
    acceptedBody: "你加入 {{ projectDisplayName }} 上的團隊 {{ teamDisplayName }} 的申請已獲同意。",
    openTeam: "開啟團隊設定",
    openApp: "前往 {{ projectDisplayName }}",
    managesTeam:
      "你收到這封郵件，是因為你管理 {{ projectDisplayName }} 上的團隊 {{ teamDisplayName }}。",
  },
  teamDeleted: {
    title: "團隊 {{ teamDisplayName }} 已刪除",
    body: "團隊及其所有內容已對全體成員刪除，而且無法復原。如果你沒有預料到，請聯絡管理該團隊的人。",
    wasMember:
      "你收到這封郵件，是因為你曾是 {{ projectDisplayName }} 上的團隊 {{ teamDisplayName }} 的成員。",
  },
  requests: {
    email_verification: {
      subject: "{{ projectDisplayName }}：驗證你的信箱",
      title: "驗證你的信箱",
      body: "請確認此信箱屬於你，以便 {{ projectDisplayName }} 與你聯絡。",
      action: "驗證信箱",
    },
    password_reset: {
      subject: "{{ projectDisplayName }}：重設密碼",
      title: "重設密碼",
      body: "請為你的 {{ projectDisplayName }} 帳號設定新密碼。所有裝置都會登出。",
      action: "設定新密碼",
    },
    magic_link: {
      subject: "登入 {{ projectDisplayName }}{{#if otp}}：你的驗證碼是 {{ otp }}{{/if}}",
      title: "登入 {{ projectDisplayName }}",
      body:
        "{{#if otp}}請在登入頁面輸入此驗證碼。{{ projectDisplayName }} " +
        "絕不會打電話索取驗證碼。{{else}}請使用下方的連結登入。{{/if}}",
      action: "登入",
    },
    team_invitation: {
      subject: "邀請你加入 {{ teamDisplayName }}",
      title: "加入 {{ teamDisplayName }}",
      body:
        "{{#if inviterDisplayName}}{{ inviterDisplayName }} 邀請你加入 {{ projectDisplayName }} " +
        "上的團隊 {{ teamDisplayName }}。{{else}}你已受邀加入 {{ projectDisplayName }} 上的團隊 " +
        "{{ teamDisplayName }}。{{/if}}",
      action: "加入團隊",
    },
  },
  notices: {
    password_changed: "你的 {{ projectDisplayName }} 帳號密碼已變更",
    password_set: "你的 {{ projectDisplayName }} 帳號已設定密碼",
    email_changed: "你的登入信箱已變更{{#if detail}}：{{ detail }}{{/if}}",
    sign_in_address_added: "{{ detail }} 已新增為你的 {{ projectDisplayName }} 帳號的登入信箱",
    sign_in_address_removed: "{{ detail }} 不再是你的 {{ projectDisplayName }} 帳號的登入信箱",
    address_verified: "{{ detail }} 已在你的 {{ projectDisplayName }} 帳號中驗證",
    primary_changed: "{{ detail }} 現在是你的 {{ projectDisplayName }} 帳號的主要信箱",
    email_codes_on: "電子郵件驗證碼登入已開啟",
    email_codes_off: "電子郵件驗證碼登入已關閉",
    second_factor_on: "兩步驟驗證已開啟",
    second_factor_off: "兩步驟驗證已關閉",
    second_factor_guessed: "有人在登入你的 {{ projectDisplayName }} 帳號時輸入了十次錯誤的驗證碼",
    recovery_code_used: "有人使用復原碼登入了你的 {{ projectDisplayName }} 帳號",
    recovery_codes_created: "你的 {{ projectDisplayName }} 帳號產生了新的復原碼",
    passkey_added: "你的 {{ projectDisplayName }} 帳號新增了密碼金鑰",
    passkey_removed: "你的 {{ projectDisplayName }} 帳號移除了密碼金鑰",
    provider_connected: "你的 {{ projectDisplayName }} 帳號已連結 {{ provider }}",
    provider_disconnected: "你的 {{ projectDisplayName }} 帳號已取消連結 {{ provider }}",
    new_device: "你的 {{ projectDisplayName }} 帳號有新的登入",
    password_leaked: "你的 {{ projectDisplayName }} 密碼已在資料外洩中曝光",
    api_key_created: "你的 {{ projectDisplayName }} 帳號建立了 API 金鑰",
    activity_reported: "你的 {{ projectDisplayName }} 帳號有不明活動被回報",
    account_deleted: "你的 {{ projectDisplayName }} 帳號已刪除",
    access_suspended: "你的 {{ projectDisplayName }} 帳號先前的存取方式已暫停",
    suspension_ending: "你的 {{ projectDisplayName }} 帳號先前的存取方式將於 {{ detail }} 移除",
  },
};
