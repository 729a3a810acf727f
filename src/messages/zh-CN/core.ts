import type { Group } from "../en.js";

export const core: Group<"core"> = {
  "action.cancel": "取消",
  "action.close": "关闭",
  "action.continue": "继续",
  "action.goHome": "前往首页",
  "action.save": "保存",
  "action.signIn": "登录",
  "action.signOut": "退出登录",
  "action.signUp": "注册",
  "action.tryAgain": "重试",

  "field.email": "电子邮箱",
  "field.newPassword": "新密码",
  "field.optional": "可选",
  "field.password": "密码",
  "field.passwordAgain": "再次输入密码",
  "field.totp": "六位验证码",
  "field.totpHint": "身份验证器应用为此账号显示的验证码。",

  "code.noMail": "没收到邮件？请查看垃圾邮件文件夹。",
  "check.codeIncomplete": "请输入完整的 {count} 位验证码。",
  "check.emailInvalid": "请输入有效的电子邮件地址，例如 name@example.com。",
  "check.emailMissing": "请输入你的电子邮件地址。",
  "check.nameMissing": "请输入名称。",
  "check.passwordMissing": "请输入密码。",
  "check.newPasswordMissing": "请设置密码。",
  "check.passwordAgainMissing": "请再次输入密码。",
  "check.passwordsDiffer": "两次输入的密码不一致。",

  "password.capsLock": "大写锁定已开启。",
  "password.hide": "隐藏密码",
  "password.rule": "请至少使用 {least} 个字符。",
  "password.show": "显示密码",

  "state.loading": "正在加载",
  "state.needsScript": "此处需要 JavaScript。请在浏览器中启用它，然后重新加载页面。",

  "time.now": "刚刚",

  "totp.title": "输入验证码",
  "totp.submit": "确认验证码",
  "totp.cantUse": "无法使用验证器应用？",

  "menu.account": "账号设置",
  "menu.label": "账号菜单",
  "menu.signedInAs": "当前账号：{name}",
  "menu.theme": "切换浅色和深色模式",
  "menu.signIn": "登录",
  "menu.signUp": "注册",
  "menu.signOut": "退出登录",

  "failure.unknown": "我们这边出了点问题，请稍后重试。",
  "failure.unknownWithId": "我们这边出了点问题，请稍后重试。请求 ID：{id}",
  "errors.NETWORK_ERROR": "服务没有响应。请检查网络连接后重试。",
  "errors.OFFLINE_ERROR": "你当前处于离线状态。请连接网络后重试。",
  "errors.PASSWORD_TOO_LONG": "密码过长，最多 {n} 个字符。",
  "errors.PASSWORD_TOO_SHORT": "请至少使用 {n} 个字符。",
};
