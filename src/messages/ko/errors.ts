import type { Group } from "../en.js";

export const errors: Group<"errors"> = {
  "errors.ANONYMOUS_ACCOUNTS_NOT_ENABLED":
    "이 앱은 게스트 계정을 제공하지 않습니다. 로그인하거나 가입하세요.",
  "errors.CANNOT_DELETE_CURRENT_SESSION": "지금 사용 중인 세션입니다. 끝내려면 로그아웃하세요.",
  "errors.CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE":
    "이 이메일 주소는 이미 다른 계정의 로그인에 사용되고 있습니다. 그 계정으로 로그인하거나 다른 주소를 사용하세요.",
  "errors.COOKIES_BLOCKED":
    "브라우저가 이 사이트의 쿠키를 저장하지 않아 로그인 상태를 유지할 수 없습니다. 쿠키를 허용하고 다시 시도하세요.",
  "errors.EMAIL_ALREADY_VERIFIED": "이 이메일 주소는 이미 인증되었습니다.",
  "errors.EMAIL_IS_NOT_PRIMARY_EMAIL": "계정의 기본 이메일 주소가 아닙니다.",
  "errors.EMAIL_NOT_ASSOCIATED_WITH_USER": "이 이메일 주소로 로그인하는 계정이 없습니다.",
  "errors.EMAIL_NOT_VERIFIED": "먼저 이메일 주소를 인증하세요.",
  "errors.EMAIL_PASSWORD_MISMATCH": "이메일과 비밀번호가 일치하지 않습니다.",
  "errors.FRESH_SESSION_REQUIRED": "계정 보호 방식을 변경하려면 다시 로그인하세요.",
  "errors.INVALID_AUTHORIZATION_CODE":
    "로그인이 너무 오래 걸렸거나 두 번 시작되었습니다. 처음부터 다시 시작하세요.",
  "errors.INVALID_POLLING_CODE":
    "이 명령줄 로그인은 더 이상 대기 중이 아닙니다. 터미널에서 다시 시작하세요.",
  "errors.INVALID_RECOVERY_CODE":
    "복구 코드가 잘못되었거나 이미 사용되었습니다. 다른 코드를 입력하세요.",
  "errors.INVALID_TOTP_CODE":
    "코드가 잘못되었거나 더 이상 유효하지 않습니다. 인증 앱에 지금 표시된 코드를 입력하세요.",
  "errors.MULTI_FACTOR_AUTHENTICATION_REQUIRED":
    "이 계정은 두 번째 단계를 거쳐야 합니다. 인증 앱의 코드를 입력하세요.",
  "errors.RATE_LIMITED": "시도 횟수가 너무 많습니다. 잠시 후 다시 시도하세요.",
  "errors.OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER":
    "이 계정은 이미 다른 사용자에게 연결되어 있습니다.",
  "errors.OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE":
    "연결된 계정에서 필요한 권한을 모두 허용하지 않았습니다. 다시 연결하세요.",
  "errors.OAUTH_CONNECTION_NOT_CONNECTED_TO_USER": "이 계정은 아직 연결되지 않았습니다.",
  "errors.OAUTH_PROVIDER_ACCESS_DENIED":
    "로그인이 취소되었거나 제공업체를 통한 로그인이 허용되지 않았습니다.",
  "errors.OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED":
    "이 제공업체로 로그인하는 기능이 꺼져 있습니다. 다른 방법을 선택하세요.",
  "errors.OUTER_OAUTH_TIMEOUT": "로그인이 너무 오래 걸렸습니다. 처음부터 다시 시작하세요.",
  "errors.PASSKEY_AUTHENTICATION_FAILED":
    "이 패스키로 로그인하지 못했습니다. 다시 시도하거나 다른 방법을 선택하세요.",
  "errors.PASSKEY_AUTHENTICATION_NOT_ENABLED":
    "패스키 로그인이 꺼져 있습니다. 다른 방법을 선택하세요.",
  "errors.PASSKEY_REGISTRATION_FAILED": "패스키를 저장하지 못했습니다. 다시 시도하세요.",
  "errors.PASSKEY_WEBAUTHN_ERROR":
    "기기 또는 브라우저에서 패스키 사용을 중단했습니다. 다시 시도하거나 다른 방법을 선택하세요.",
  "errors.PASSWORD_AUTHENTICATION_NOT_ENABLED":
    "비밀번호 로그인이 꺼져 있습니다. 다른 방법을 선택하세요.",
  "errors.PASSWORD_CONFIRMATION_MISMATCH": "비밀번호가 일치하지 않습니다.",
  "errors.PASSWORD_TOO_COMMON":
    "이 비밀번호는 너무 쉽게 추측할 수 있습니다. 더 길거나 흔하지 않은 비밀번호를 선택하세요.",
  "errors.PROJECT_PERMISSION_REQUIRED": "이 작업을 할 권한이 없습니다.",
  "errors.PROVIDER_REJECTED": "제공업체가 연결 갱신을 거부했습니다. 계정을 다시 연결하세요.",
  "errors.REDIRECT_LOOP":
    "두 페이지 사이에서 이동이 반복되어 중단했습니다. 기기의 시계가 맞는지, 브라우저가 이 사이트의 쿠키를 저장하는지 확인하세요. 둘 다 문제가 없다면 앱이 다른 프로젝트로 설정되어 있을 수 있으니 개발자에게 알려 주세요.",
  "errors.REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED": "세션이 종료되었습니다. 다시 로그인하세요.",
  "errors.SECOND_FACTOR_NOT_ENABLED": "먼저 2단계 인증을 켜세요.",
  "errors.SIGN_UP_NOT_ENABLED": "이 앱은 현재 새 계정을 받지 않습니다.",
  "errors.TEAM_ALREADY_EXISTS": "이미 있는 팀입니다.",
  "errors.TEAM_MEMBERSHIP_ALREADY_EXISTS": "이미 팀의 구성원입니다.",
  "errors.TEAM_MEMBERSHIP_NOT_FOUND": "더 이상 팀의 구성원이 아닙니다.",
  "errors.TEAM_NOT_FOUND": "더 이상 존재하지 않는 팀입니다.",
  "errors.TEAM_PERMISSION_REQUIRED":
    "이 팀에서 이 작업을 할 권한이 없습니다. 팀을 관리하는 사람에게 문의하세요.",
  "errors.USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION":
    "이 제공업체의 다른 계정이 이미 연결되어 있습니다.",
  "errors.USER_AUTHENTICATION_REQUIRED": "이 작업을 하려면 로그인하세요.",
  "errors.USER_DOES_NOT_HAVE_PASSWORD": "계정에 아직 비밀번호가 없습니다.",
  "errors.USER_EMAIL_ALREADY_EXISTS":
    "{email} 주소로 만든 계정이 이미 있습니다. 로그인하거나 다른 주소를 사용하세요.",
  "errors.USER_NOT_FOUND": "더 이상 존재하지 않는 계정입니다.",
  "errors.VERIFICATION_CODE_ALREADY_USED": "이미 사용한 코드입니다. 새 코드를 요청하세요.",
  "errors.VERIFICATION_CODE_EXPIRED": "만료된 코드입니다. 새 코드를 요청하세요.",
  "errors.VERIFICATION_CODE_MAX_ATTEMPTS_REACHED":
    "이 코드로 시도한 횟수가 너무 많습니다. 새 코드를 요청하세요.",
  "errors.VERIFICATION_CODE_NOT_FOUND":
    "코드가 올바르지 않습니다. 확인하거나 새 코드를 요청하세요.",
};
