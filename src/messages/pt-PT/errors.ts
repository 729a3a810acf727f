import type { Group } from "../en.js";

export const errors: Group<"errors"> = {
  "errors.ANONYMOUS_ACCOUNTS_NOT_ENABLED":
    "Esta aplicação não disponibiliza contas de convidado. Inicie sessão ou crie uma conta.",
  "errors.CANNOT_DELETE_CURRENT_SESSION":
    "Esta é a sessão que está a utilizar. Para acabar com ela, termine a sessão.",
  "errors.CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE":
    "Este endereço de e-mail já é utilizado para iniciar sessão noutra conta. Inicie sessão nessa conta ou utilize outro endereço.",
  "errors.COOKIES_BLOCKED":
    "O seu navegador não guarda os cookies deste site, pelo que não continuaria com a sessão iniciada. Permita-os e tente novamente.",
  "errors.EMAIL_ALREADY_VERIFIED": "Este endereço de e-mail já foi verificado.",
  "errors.EMAIL_IS_NOT_PRIMARY_EMAIL": "Este não é o endereço de e-mail principal da sua conta.",
  "errors.EMAIL_NOT_ASSOCIATED_WITH_USER":
    "Nenhuma conta inicia sessão com este endereço de e-mail.",
  "errors.EMAIL_NOT_VERIFIED": "Verifique primeiro o seu endereço de e-mail.",
  "errors.EMAIL_PASSWORD_MISMATCH": "E-mail ou palavra-passe incorretos.",
  "errors.FRESH_SESSION_REQUIRED": "Inicie sessão novamente para alterar a proteção da sua conta.",
  "errors.INVALID_AUTHORIZATION_CODE":
    "O início de sessão demorou demasiado ou foi começado duas vezes. Comece de novo.",
  "errors.INVALID_POLLING_CODE":
    "Este início de sessão na linha de comandos já não está à espera. Comece de novo no terminal.",
  "errors.INVALID_RECOVERY_CODE":
    "Este código de recuperação está errado ou já foi usado. Experimente outro.",
  "errors.INVALID_TOTP_CODE":
    "Este código está errado ou já não é válido. Introduza o que a sua aplicação de autenticação mostra agora.",
  "errors.MULTI_FACTOR_AUTHENTICATION_REQUIRED":
    "Esta conta pede um segundo passo. Introduza o código da sua aplicação de autenticação.",
  "errors.RATE_LIMITED": "Demasiadas tentativas. Aguarde um momento e tente novamente.",
  "errors.OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER":
    "Esta conta já está associada a outra pessoa.",
  "errors.OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE":
    "A conta associada não deu todas as permissões necessárias. Associe-a novamente.",
  "errors.OAUTH_CONNECTION_NOT_CONNECTED_TO_USER": "Esta conta ainda não está associada.",
  "errors.OAUTH_PROVIDER_ACCESS_DENIED":
    "O início de sessão foi cancelado ou o fornecedor não teve autorização para o concluir.",
  "errors.OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED":
    "O início de sessão com este fornecedor está desativado. Escolha outra forma.",
  "errors.OUTER_OAUTH_TIMEOUT": "O início de sessão demorou demasiado. Comece de novo.",
  "errors.PASSKEY_AUTHENTICATION_FAILED":
    "Não foi possível iniciar sessão com esta chave de acesso. Tente novamente ou escolha outra forma.",
  "errors.PASSKEY_AUTHENTICATION_NOT_ENABLED":
    "O início de sessão com chave de acesso está desativado. Escolha outra forma.",
  "errors.PASSKEY_REGISTRATION_FAILED":
    "Não foi possível guardar a chave de acesso. Tente novamente.",
  "errors.PASSKEY_WEBAUTHN_ERROR":
    "O seu dispositivo ou navegador não aceitou a chave de acesso. Tente novamente ou escolha outra forma.",
  "errors.PASSWORD_AUTHENTICATION_NOT_ENABLED":
    "O início de sessão com palavra-passe está desativado. Escolha outra forma.",
  "errors.PASSWORD_CONFIRMATION_MISMATCH": "As palavras-passe não coincidem.",
  "errors.PASSWORD_TOO_COMMON":
    "Esta palavra-passe é demasiado fácil de adivinhar. Escolha uma mais longa ou menos comum.",
  "errors.PROJECT_PERMISSION_REQUIRED": "Não tem autorização para fazer isto.",
  "errors.PROVIDER_REJECTED": "O fornecedor recusou renovar a ligação. Associe a conta novamente.",
  "errors.REDIRECT_LOOP":
    "Duas páginas reencaminhavam-no de uma para a outra sem fim, por isso parámos. Verifique se o relógio do dispositivo está certo e se o navegador guarda os cookies deste site. Se estiver tudo bem, a aplicação pode estar configurada para outro projeto: avise quem a desenvolve.",
  "errors.REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED": "A sua sessão terminou. Inicie sessão novamente.",
  "errors.SECOND_FACTOR_NOT_ENABLED": "Ative primeiro a verificação em dois passos.",
  "errors.SIGN_UP_NOT_ENABLED": "De momento, esta aplicação não aceita contas novas.",
  "errors.TEAM_ALREADY_EXISTS": "Esta equipa já existe.",
  "errors.TEAM_MEMBERSHIP_ALREADY_EXISTS": "Esta pessoa já é membro da equipa.",
  "errors.TEAM_MEMBERSHIP_NOT_FOUND": "Esta pessoa já não é membro da equipa.",
  "errors.TEAM_NOT_FOUND": "Esta equipa já não existe.",
  "errors.TEAM_PERMISSION_REQUIRED":
    "Não tem autorização para fazer isto nesta equipa. Fale com quem a administra.",
  "errors.USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION":
    "Já associou outra conta deste fornecedor.",
  "errors.USER_AUTHENTICATION_REQUIRED": "Inicie sessão para fazer isto.",
  "errors.USER_DOES_NOT_HAVE_PASSWORD": "A sua conta ainda não tem palavra-passe.",
  "errors.USER_EMAIL_ALREADY_EXISTS":
    "Já existe uma conta com {email}. Inicie sessão nela ou utilize outro endereço.",
  "errors.USER_NOT_FOUND": "Esta conta já não existe.",
  "errors.VERIFICATION_CODE_ALREADY_USED": "Este código já foi utilizado. Peça um novo.",
  "errors.VERIFICATION_CODE_EXPIRED": "Este código expirou. Peça um novo.",
  "errors.VERIFICATION_CODE_MAX_ATTEMPTS_REACHED":
    "Houve demasiadas tentativas com este código. Peça um novo.",
  "errors.VERIFICATION_CODE_NOT_FOUND": "Este código não está certo. Confirme-o ou peça um novo.",
};
