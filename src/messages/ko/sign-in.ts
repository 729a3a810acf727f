import type { Group } from "../en.js";

export const signIn: Group<"signIn"> = {
  "signIn.title": "계정에 로그인",
  "signIn.titleNamed": "{name} 로그인",
  "signIn.noAccount": "아직 계정이 없나요?",
  "signIn.submit": "로그인",
  "signIn.forgotPassword": "비밀번호를 잊으셨나요?",
  "signIn.continueWith": "{provider} 계정으로 계속",
  "signIn.lastUsed": "최근 사용",
  "signIn.or": "또는",
  "signIn.passkey": "패스키로 로그인",
  "signIn.methods": "로그인 방법",
  "signIn.tabCode": "이메일 코드",
  "signIn.tabPassword": "비밀번호",
  "signIn.sendCode": "코드 보내기",
  "signIn.codeHint": "일회용 코드와 링크를 보내 드립니다.",

  "signUp.title": "계정 만들기",
  "signUp.titleNamed": "{name} 계정 만들기",
  "signUp.hasAccount": "이미 계정이 있나요?",
  "signUp.invited": "초대받은 주소로 {team} 팀에 참여합니다.",
  "signUp.submit": "계정 만들기",
  "signUp.yourName": "이름",
  "signUp.methods": "가입 방법",
  "signUp.closedTitle": "가입을 받지 않습니다",
  "signUp.closedText":
    "이 앱은 현재 새 계정을 받지 않습니다. 이미 계정이 있다면 로그인할 수 있습니다.",

  "methods.none":
    "이 앱에 켜져 있는 로그인 방법이 없습니다. 개발자라면 프로젝트 설정에서 하나를 켜세요.",

  "signedIn.title": "이미 로그인되어 있습니다",
  "signedIn.text": "{name} 계정으로 로그인되어 있습니다.",
  "signedIn.textPlain": "여기서 할 일은 없습니다.",
  "signedIn.redirecting": "로그인되었습니다. 이동하는 중…",

  "code.sentTo": "{email} 주소로 일회용 코드를 보냈습니다. 여기에 입력하거나 메일의 링크를 여세요.",
  "code.label": "일회용 코드",
  "code.submit": "계속",
  "code.change": "다른 주소 사용",
  "code.resend": "새 코드 보내기",
  "code.resendIn": { other: "{count}초 후 새 코드를 보낼 수 있습니다" },
  "code.resent": "새 코드를 보냈습니다. 여기서는 가장 최근 코드만 사용할 수 있습니다.",
};
