import type { Group } from "../en.js";

export const core: Group<"core"> = {
  "action.cancel": "취소",
  "action.close": "닫기",
  "action.continue": "계속",
  "action.goHome": "홈으로 이동",
  "action.save": "저장",
  "action.signIn": "로그인",
  "action.signOut": "로그아웃",
  "action.signUp": "가입",
  "action.tryAgain": "다시 시도",

  "field.email": "이메일",
  "field.newPassword": "새 비밀번호",
  "field.optional": "선택 사항",
  "field.password": "비밀번호",
  "field.passwordAgain": "비밀번호 다시 입력",
  "field.totp": "6자리 코드",
  "field.totpHint": "인증 앱에 이 계정의 코드로 표시되는 숫자입니다.",

  "code.noMail": "이메일을 받지 못했나요? 스팸함을 확인하세요.",
  "check.codeIncomplete": "코드 {count}자를 모두 입력하세요.",
  "check.emailInvalid": "name@example.com과 같은 이메일 주소를 입력하세요.",
  "check.emailMissing": "이메일 주소를 입력하세요.",
  "check.nameMissing": "이름을 입력하세요.",
  "check.passwordMissing": "비밀번호를 입력하세요.",
  "check.newPasswordMissing": "사용할 비밀번호를 입력하세요.",
  "check.passwordAgainMissing": "비밀번호를 다시 입력하세요.",
  "check.passwordsDiffer": "비밀번호가 일치하지 않습니다.",

  "password.capsLock": "Caps Lock이 켜져 있습니다.",
  "password.hide": "비밀번호 숨기기",
  "password.rule": "{least}자 이상 입력하세요.",
  "password.show": "비밀번호 표시",

  "state.loading": "불러오는 중",
  "state.needsScript":
    "여기에는 JavaScript가 필요합니다. 브라우저에서 켠 다음 페이지를 새로고침하세요.",

  "time.now": "방금",

  "totp.title": "코드 입력",
  "totp.submit": "코드 확인",
  "totp.cantUse": "앱을 사용할 수 없나요?",

  "menu.account": "계정 설정",
  "menu.label": "계정 메뉴",
  "menu.signedInAs": "{name} 계정으로 로그인됨",
  "menu.theme": "라이트/다크 모드 전환",
  "menu.signIn": "로그인",
  "menu.signUp": "가입",
  "menu.signOut": "로그아웃",

  "failure.unknown": "저희 쪽에서 문제가 발생했습니다. 잠시 후 다시 시도하세요.",
  "failure.unknownWithId":
    "저희 쪽에서 문제가 발생했습니다. 잠시 후 다시 시도하세요. 요청 ID: {id}",
  "errors.NETWORK_ERROR": "서비스가 응답하지 않습니다. 연결을 확인하고 다시 시도하세요.",
  "errors.OFFLINE_ERROR": "오프라인 상태입니다. 연결된 후 다시 시도하세요.",
  "errors.PASSWORD_TOO_LONG": "비밀번호가 너무 깁니다. 최대 {n}자까지 가능합니다.",
  "errors.PASSWORD_TOO_SHORT": "{n}자 이상 입력하세요.",
};
