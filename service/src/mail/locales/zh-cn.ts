import type { MailWords } from "./words.js";

export const zhCN: MailWords = {
  greeting: "{{#if userDisplayName}}{{ userDisplayName }}，你好：{{/if}}",
  device: "{{ system }} 上的 {{ browser }}",
  expires: "有效期：{{ expiresIn }}。仅可使用一次。",
  orLink: "或[使用此链接登录]({{ magicLink }})",
  unexpected:
    "你收到此邮件，是因为有人在 {{ projectDisplayName }} 输入了你的地址。如果不是你本人，请忽略。",
  invited:
    "{{#if inviterDisplayName}}你收到此邮件，是因为{{ inviterDisplayName }} " +
    "邀请了你。如果你不认识对方，请忽略。{{else}}你收到此邮件，是因为有人邀请你加入团队。如果你并未预期收到邀请，请忽略。{{/if}}",
  aboutAccount: "你收到此邮件，是因为它与你的 {{ projectDisplayName }} 账号安全有关。",
  wasNotMe: "不是我操作的",
  review: "[查看登录设备]({{ sessionsUrl }})",
  remedy:
    "如果不是你本人操作，请重置密码，所有设备都会退出登录。然后在账号设置中检查通行密钥、关联的账号和邮箱地址。",
  onHold:
    "你的地址是在账号不认识的浏览器中确认的。因此，之前的密码、通行密钥、关联账号、设备、地址和团队需要一次发到此邮箱的验证码。使用其中任意一种登录即可全部保留。30 天后它们会被移除。",
  codeSubject: "{{ otp }} 是你的 {{ projectDisplayName }} 验证码",
  verifyByCode:
    "请在你注册 {{ projectDisplayName }} 的页面输入此验证码，或使用按钮。如果你没有注册，请不要输入，也不要告诉任何人。",
  confirmTitle: "是你在登录吗？",
  confirmBody:
    "有人正在使用在你确认此地址之前添加的方式登录你的 {{ projectDisplayName }} " +
    "账号。如果是你本人，请在那里输入此验证码。如果不是，请不要告诉任何人：没有它，谁也进不来。",
  settleTitle: "保留或移除之前的访问方式",
  settleBody:
    "在 {{ projectDisplayName }} 的账号设置中输入此验证码，即可保留或移除在你确认此地址之前添加的内容。如果不是你请求的，请不要告诉任何人。",
  deviceTitle: "你正在新设备上登录吗？",
  deviceBody:
    "有人在我们不认识的设备上输入了你的 {{ projectDisplayName }} " +
    "密码。如果是你本人，请在那里输入此验证码。如果不是，请不要告诉任何人，并更改密码：没有验证码，谁也进不来。",
  codesOffTitle: "你的 {{ projectDisplayName }} 账号已关闭邮件验证码登录",
  codesOffBody:
    "有人请求了用于登录你的 {{ projectDisplayName }} " +
    "账号的验证码。你已关闭邮件验证码，请使用密码、通行密钥或已关联的账号登录。你可以在账号设置中重新开启。",
  leaked:
    "你登录时使用的密码在泄露密码列表中，攻击者会首先尝试这些密码。请选择一个未在其他地方使用的新密码。这并不表示有其他人登录过：我们是在你登录时进行比对的。",
  undoes:
    "如果不是你本人操作，请在 14 天内点击按钮。最近的更改会被撤销，所有设备会退出登录，你会收到设置新密码的链接。",
  unsubscribe: "退订",
  unsubscribeAsk: "不再接收 {{ projectDisplayName }} 的资讯？",
  unsubscribed: "您将不再收到 {{ projectDisplayName }} 的资讯。与账号有关的邮件仍会发送。",
  joining: {
    team_join_requested: {
      one: "{{ personDisplayName }} 申请加入 {{ teamDisplayName }}",
      more: "加入 {{ teamDisplayName }} 的申请：{{ count }}",
      body: "请在团队设置中同意或拒绝申请。",
    },
    team_joined: {
      one: "{{ personDisplayName }} 已加入 {{ teamDisplayName }}",
      more: "{{ teamDisplayName }} 的新成员：{{ count }}",
      body: "该团队允许拥有其域名邮箱的人加入。你可以在团队设置中移除成员。",
    },
    acceptedTitle: "你已加入 {{ teamDisplayName }}",
    acceptedBody: "你加入 {{ projectDisplayName }} 上的团队 {{ teamDisplayName }} 的申请已获同意。",
    openTeam: "打开团队设置",
    openApp: "前往 {{ projectDisplayName }}",
    managesTeam:
      "你收到这封邮件，是因为你管理 {{ projectDisplayName }} 上的团队 {{ teamDisplayName }}。",
  },
  teamDeleted: {
    title: "团队 {{ teamDisplayName }} 已删除",
    body: "团队及其所有内容已对全体成员删除，且无法恢复。如果你没有预料到，请联系管理该团队的人。",
    wasMember:
      "你收到这封邮件，是因为你曾是 {{ projectDisplayName }} 上的团队 {{ teamDisplayName }} 的成员。",
  },
  requests: {
    email_verification: {
      subject: "{{ projectDisplayName }}：验证你的邮箱",
      title: "验证你的邮箱",
      body: "请确认此邮箱属于你，以便 {{ projectDisplayName }} 与你联系。",
      action: "验证邮箱",
    },
    password_reset: {
      subject: "{{ projectDisplayName }}：重置密码",
      title: "重置密码",
      body: "请为你的 {{ projectDisplayName }} 账号设置新密码。所有设备都会退出登录。",
      action: "设置新密码",
    },
    magic_link: {
      subject: "登录 {{ projectDisplayName }}{{#if otp}}：你的验证码是 {{ otp }}{{/if}}",
      title: "登录 {{ projectDisplayName }}",
      body:
        "{{#if otp}}请在登录页面输入此验证码。{{ projectDisplayName }} " +
        "绝不会打电话索要验证码。{{else}}请使用下面的链接登录。{{/if}}",
      action: "登录",
    },
    team_invitation: {
      subject: "邀请你加入 {{ teamDisplayName }}",
      title: "加入 {{ teamDisplayName }}",
      body:
        "{{#if inviterDisplayName}}{{ inviterDisplayName }} 邀请你加入 {{ projectDisplayName }} " +
        "上的团队 {{ teamDisplayName }}。{{else}}你已受邀加入 {{ projectDisplayName }} 上的团队 " +
        "{{ teamDisplayName }}。{{/if}}",
      action: "加入团队",
    },
  },
  notices: {
    password_changed: "你的 {{ projectDisplayName }} 账号密码已更改",
    password_set: "你的 {{ projectDisplayName }} 账号已设置密码",
    email_changed: "你的登录邮箱已更改{{#if detail}}：{{ detail }}{{/if}}",
    sign_in_address_added: "{{ detail }} 已添加为你的 {{ projectDisplayName }} 账号的登录邮箱",
    sign_in_address_removed: "{{ detail }} 不再是你的 {{ projectDisplayName }} 账号的登录邮箱",
    address_verified: "{{ detail }} 已在你的 {{ projectDisplayName }} 账号中验证",
    primary_changed: "{{ detail }} 现在是你的 {{ projectDisplayName }} 账号的主邮箱",
    email_codes_on: "邮件验证码登录已开启",
    email_codes_off: "邮件验证码登录已关闭",
    second_factor_on: "两步验证已开启",
    second_factor_off: "两步验证已关闭",
    second_factor_guessed: "有人在登录你的 {{ projectDisplayName }} 账号时输入了十次错误的验证码",
    recovery_code_used: "有人使用恢复代码登录了你的 {{ projectDisplayName }} 账号",
    recovery_codes_created: "你的 {{ projectDisplayName }} 账号生成了新的恢复代码",
    passkey_added: "你的 {{ projectDisplayName }} 账号添加了通行密钥",
    passkey_removed: "你的 {{ projectDisplayName }} 账号移除了通行密钥",
    provider_connected: "你的 {{ projectDisplayName }} 账号关联了 {{ provider }}",
    provider_disconnected: "你的 {{ projectDisplayName }} 账号取消了与 {{ provider }} 的关联",
    new_device: "你的 {{ projectDisplayName }} 账号有新的登录",
    password_leaked: "你的 {{ projectDisplayName }} 密码已在数据泄露中曝光",
    api_key_created: "你的 {{ projectDisplayName }} 账号创建了 API 密钥",
    activity_reported: "你的 {{ projectDisplayName }} 账号有未知活动被报告",
    account_deleted: "你的 {{ projectDisplayName }} 账号已删除",
    access_suspended: "你的 {{ projectDisplayName }} 账号之前的访问方式已暂停",
    suspension_ending: "你的 {{ projectDisplayName }} 账号之前的访问方式将于 {{ detail }} 移除",
  },
};
