import type { MailWords } from "./words.js";

export const ko: MailWords = {
  greeting: "{{#if userDisplayName}}{{ userDisplayName }} 님, 안녕하세요.{{/if}}",
  device: "{{ system }}의 {{ browser }}",
  expires: "유효 기간: {{ expiresIn }}. 한 번만 사용할 수 있습니다.",
  orLink: "또는 [이 링크로 로그인하세요]({{ magicLink }})",
  unexpected:
    "{{ projectDisplayName }} 서비스에 이 주소가 입력되어 보내 드리는 이메일입니다. 본인이 아니라면 무시하세요.",
  invited:
    "{{#if inviterDisplayName}}{{ inviterDisplayName }} 님이 초대하여 보내 드리는 이메일입니다. 모르는 사람이라면 " +
    "무시하세요.{{else}}팀에 초대되어 보내 드리는 이메일입니다. 예상하지 못한 초대라면 무시하세요.{{/if}}",
  aboutAccount: "{{ projectDisplayName }} 계정의 보안과 관련하여 보내 드리는 이메일입니다.",
  wasNotMe: "본인이 아닙니다",
  review: "[세션 확인]({{ sessionsUrl }})",
  remedy:
    "본인이 아니라면 비밀번호를 재설정하세요. 모든 기기에서 로그아웃됩니다. 그런 다음 계정 설정에서 패스키, 연결된 계정, 이메일 주소를 확인하세요.",
  onHold:
    "계정이 알지 못하는 브라우저에서 주소가 확인되었습니다. 그래서 이전의 비밀번호, 패스키, 연결된 계정, 기기, 주소, 팀을 쓰려면 이 메일함으로 받은 " +
    "코드가 한 번 필요합니다. 그중 하나로 로그인하면 모두 유지됩니다. 30일 후에 삭제됩니다.",
  codeSubject: "{{ projectDisplayName }} 코드: {{ otp }}",
  verifyByCode:
    "{{ projectDisplayName }} 서비스에 가입한 화면에 이 코드를 입력하거나 버튼을 사용하세요. 가입하지 않았다면 입력하지 말고 누구에게도 알려 주지 마세요.",
  confirmTitle: "본인이 로그인하고 있나요?",
  confirmBody:
    "이 주소를 확인하기 전에 추가된 수단으로 누군가 {{ projectDisplayName }} 계정에 로그인하고 있습니다. 본인이라면 그 화면에 이 코드를 " +
    "입력하세요. 아니라면 알려 주지 마세요. 코드가 없으면 아무도 들어올 수 없습니다.",
  settleTitle: "이전 접근 유지 또는 삭제",
  settleBody:
    "이 주소를 확인하기 전에 추가된 항목을 유지하거나 삭제하려면 {{ projectDisplayName }} 계정 설정에 이 코드를 입력하세요. 요청하지 " +
    "않았다면 누구에게도 알려 주지 마세요.",
  deviceTitle: "새 기기에서 로그인하고 계신가요?",
  deviceBody:
    "알 수 없는 기기에서 누군가 {{ projectDisplayName }} 비밀번호를 입력했습니다. 본인이라면 그 화면에 이 코드를 입력하세요. 아니라면 " +
    "알려 주지 말고 비밀번호를 변경하세요. 코드가 없으면 아무도 들어올 수 없습니다.",
  codesOffTitle: "{{ projectDisplayName }} 계정의 이메일 코드가 꺼져 있습니다",
  codesOffBody:
    "누군가 {{ projectDisplayName }} 계정에 로그인하기 위한 코드를 요청했습니다. 이 코드를 꺼 두셨으므로 비밀번호, 패스키 또는 " +
    "연결된 계정을 사용하세요. 계정 설정에서 다시 켤 수 있습니다.",
  leaked:
    "로그인에 사용한 비밀번호가 공격자가 가장 먼저 시도하는 유출된 비밀번호 목록에 있습니다. 다른 곳에서 사용하지 않는 새 비밀번호를 선택하세요. 다른 " +
    "사람이 로그인했다는 뜻은 아닙니다. 로그인하실 때 비교했습니다.",
  undoes:
    "본인이 아니라면 14일 안에 버튼을 누르세요. 최근 변경이 취소되고, 모든 기기에서 로그아웃되며, 새 비밀번호를 정하는 링크를 보내 드립니다.",
  unsubscribe: "수신 거부",
  unsubscribeAsk: "{{ projectDisplayName }} 소식을 더 이상 받지 않을까요?",
  unsubscribed:
    "{{ projectDisplayName }} 소식을 더 이상 보내지 않습니다. 계정에 관한 이메일은 계속 보내 드립니다.",
  joining: {
    team_join_requested: {
      one: "{{ personDisplayName }} 님이 {{ teamDisplayName }} 팀에 참여를 요청했습니다",
      more: "{{ teamDisplayName }} 팀 참여 요청: {{ count }}건",
      body: "팀 설정에서 요청을 수락하거나 거절할 수 있습니다.",
    },
    team_joined: {
      one: "{{ personDisplayName }} 님이 {{ teamDisplayName }} 팀에 참여했습니다",
      more: "{{ teamDisplayName }} 팀의 새 구성원: {{ count }}명",
      body: "이 팀에는 팀 도메인의 이메일 주소가 있는 사람이 참여할 수 있습니다. 팀 설정에서 구성원을 삭제할 수 있습니다.",
    },
    acceptedTitle: "이제 {{ teamDisplayName }} 팀의 구성원입니다",
    acceptedBody:
      "{{ projectDisplayName }} 서비스의 {{ teamDisplayName }} 팀 참여 요청이 수락되었습니다.",
    openTeam: "팀 설정 열기",
    openApp: "{{ projectDisplayName }} 서비스로 이동",
    managesTeam:
      "{{ projectDisplayName }} 서비스의 {{ teamDisplayName }} 팀을 관리하고 있어 이 메일을 보내 드립니다.",
  },
  teamDeleted: {
    title: "{{ teamDisplayName }} 팀이 삭제되었습니다",
    body: "팀과 팀에 속한 모든 데이터가 모든 구성원에게서 삭제되었습니다. 되돌릴 수 없습니다. 예상하지 못한 일이라면 팀을 관리하던 사람에게 문의하세요.",
    wasMember:
      "{{ projectDisplayName }} 서비스의 {{ teamDisplayName }} 팀 구성원이었기에 보내 드리는 이메일입니다.",
  },
  requests: {
    email_verification: {
      subject: "{{ projectDisplayName }}: 이메일 주소 인증",
      title: "이메일 주소 인증",
      body: "{{ projectDisplayName }} 서비스의 이메일을 받을 수 있도록 이 주소가 본인의 것인지 확인하세요.",
      action: "주소 인증",
    },
    password_reset: {
      subject: "{{ projectDisplayName }}: 비밀번호 재설정",
      title: "비밀번호 재설정",
      body: "{{ projectDisplayName }} 계정의 새 비밀번호를 정하세요. 모든 기기에서 로그아웃됩니다.",
      action: "새 비밀번호 정하기",
    },
    magic_link: {
      subject: "{{ projectDisplayName }} 로그인{{#if otp}}: 코드 {{ otp }}{{/if}}",
      title: "{{ projectDisplayName }} 로그인",
      body:
        "{{#if otp}}로그인 중인 화면에 이 코드를 입력하세요. {{ projectDisplayName }} 측에서 전화로 코드를 묻는 일은 " +
        "없습니다.{{else}}아래 링크로 로그인하세요.{{/if}}",
      action: "로그인",
    },
    team_invitation: {
      subject: "{{ teamDisplayName }} 팀 초대",
      title: "{{ teamDisplayName }} 팀에 참여하세요",
      body:
        "{{#if inviterDisplayName}}{{ inviterDisplayName }} 님이 {{ projectDisplayName }} 서비스의 " +
        "{{ teamDisplayName }} 팀에 초대했습니다.{{else}}{{ projectDisplayName }} 서비스의 " +
        "{{ teamDisplayName }} 팀에 초대되었습니다.{{/if}}",
      action: "팀 참여",
    },
  },
  notices: {
    password_changed: "{{ projectDisplayName }} 계정의 비밀번호가 변경되었습니다",
    password_set: "{{ projectDisplayName }} 계정에 비밀번호가 설정되었습니다",
    email_changed: "로그인 주소가 변경되었습니다{{#if detail}}: {{ detail }}{{/if}}",
    sign_in_address_added:
      "{{ projectDisplayName }} 계정의 로그인 주소로 {{ detail }} 주소가 추가되었습니다",
    sign_in_address_removed:
      "{{ detail }} 주소는 더 이상 {{ projectDisplayName }} 계정의 로그인 주소가 아닙니다",
    address_verified: "{{ projectDisplayName }} 계정에서 {{ detail }} 주소가 확인되었습니다",
    primary_changed: "{{ detail }} 주소가 {{ projectDisplayName }} 계정의 기본 주소가 되었습니다",
    email_codes_on: "이메일 코드 로그인이 켜졌습니다",
    email_codes_off: "이메일 코드 로그인이 꺼졌습니다",
    second_factor_on: "2단계 인증이 켜졌습니다",
    second_factor_off: "2단계 인증이 꺼졌습니다",
    second_factor_guessed:
      "{{ projectDisplayName }} 계정 로그인에 잘못된 코드가 10번 입력되었습니다",
    recovery_code_used: "복구 코드를 사용하여 {{ projectDisplayName }} 계정에 로그인했습니다",
    recovery_codes_created: "{{ projectDisplayName }} 계정의 새 복구 코드가 생성되었습니다",
    passkey_added: "{{ projectDisplayName }} 계정에 패스키가 추가되었습니다",
    passkey_removed: "{{ projectDisplayName }} 계정에서 패스키가 제거되었습니다",
    provider_connected: "{{ projectDisplayName }} 계정에 {{ provider }} 계정이 연결되었습니다",
    provider_disconnected:
      "{{ projectDisplayName }} 계정에서 {{ provider }} 계정의 연결이 해제되었습니다",
    new_device: "{{ projectDisplayName }} 계정에 새로 로그인했습니다",
    password_leaked: "{{ projectDisplayName }} 비밀번호가 데이터 유출로 알려져 있습니다",
    api_key_created: "{{ projectDisplayName }} 계정의 API 키가 생성되었습니다",
    activity_reported: "{{ projectDisplayName }} 계정에서 알 수 없는 활동이 신고되었습니다",
    account_deleted: "{{ projectDisplayName }} 계정이 삭제되었습니다",
    access_suspended: "{{ projectDisplayName }} 계정에 대한 이전 접근이 보류되었습니다",
    suspension_ending: "{{ projectDisplayName }} 계정에 대한 이전 접근이 {{ detail }}에 삭제됩니다",
  },
};
