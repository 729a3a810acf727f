import type { Group } from "../en.js";

export const signIn: Group<"signIn"> = {
  "signIn.title": "登录你的账号",
  "signIn.titleNamed": "登录“{name}”",
  "signIn.noAccount": "还没有账号？",
  "signIn.submit": "登录",
  "signIn.forgotPassword": "忘记密码？",
  "signIn.continueWith": "使用 {provider} 继续",
  "signIn.lastUsed": "上次使用",
  "signIn.or": "或",
  "signIn.passkey": "使用通行密钥登录",
  "signIn.methods": "登录方式",
  "signIn.tabCode": "邮件验证码",
  "signIn.tabPassword": "密码",
  "signIn.sendCode": "发送验证码",
  "signIn.codeHint": "我们会向你发送一次性验证码和登录链接。",

  "signUp.title": "创建账号",
  "signUp.titleNamed": "创建“{name}”账号",
  "signUp.hasAccount": "已有账号？",
  "signUp.invited": "你将使用受邀的地址加入 {team}。",
  "signUp.submit": "创建账号",
  "signUp.yourName": "你的姓名",
  "signUp.methods": "注册方式",
  "signUp.closedTitle": "注册已关闭",
  "signUp.closedText": "此应用目前不接受新账号。如果你已有账号，可以直接登录。",

  "methods.none": "此应用没有启用任何登录方式。如果你是开发者，请在项目设置中启用一种。",

  "signedIn.title": "你已登录",
  "signedIn.text": "你当前使用的账号是 {name}。",
  "signedIn.textPlain": "这里没有需要你操作的内容。",
  "signedIn.redirecting": "登录成功，正在跳转…",

  "code.sentTo": "我们已向 {email} 发送一次性验证码。请在此输入，或打开邮件中的链接。",
  "code.label": "一次性验证码",
  "code.submit": "继续",
  "code.change": "使用其他地址",
  "code.resend": "发送新验证码",
  "code.resendIn": { other: "{count} 秒后可发送新验证码" },
  "code.resent": "新验证码已发出。此处仅最新的验证码有效。",
};
