import type { Group } from "../en.js";

export const errors: Group<"errors"> = {
  "errors.ANONYMOUS_ACCOUNTS_NOT_ENABLED":
    "Este app não oferece contas de convidado. Entre ou crie uma conta.",
  "errors.CANNOT_DELETE_CURRENT_SESSION":
    "Esta é a sessão que você está usando. Para encerrá-la, saia da conta.",
  "errors.CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE":
    "Este e-mail já é usado para entrar em outra conta. Entre nessa conta ou use outro endereço.",
  "errors.COOKIES_BLOCKED":
    "Seu navegador não guarda os cookies deste site, então seu login não seria mantido. Permita-os e tente novamente.",
  "errors.EMAIL_ALREADY_VERIFIED": "Este e-mail já foi confirmado.",
  "errors.EMAIL_IS_NOT_PRIMARY_EMAIL": "Este não é o e-mail principal da sua conta.",
  "errors.EMAIL_NOT_ASSOCIATED_WITH_USER": "Nenhuma conta usa este e-mail para entrar.",
  "errors.EMAIL_NOT_VERIFIED": "Confirme seu e-mail primeiro.",
  "errors.EMAIL_PASSWORD_MISMATCH": "O e-mail e a senha não correspondem.",
  "errors.FRESH_SESSION_REQUIRED": "Entre novamente para alterar como sua conta é protegida.",
  "errors.INVALID_AUTHORIZATION_CODE":
    "O login demorou demais ou foi iniciado duas vezes. Comece de novo.",
  "errors.INVALID_POLLING_CODE":
    "Este login pela linha de comando não está mais aguardando. Inicie-o de novo no terminal.",
  "errors.INVALID_RECOVERY_CODE":
    "Este código de recuperação está errado ou já foi usado. Tente outro.",
  "errors.INVALID_TOTP_CODE":
    "Este código está errado ou não vale mais. Digite o código que seu app autenticador mostra agora.",
  "errors.MULTI_FACTOR_AUTHENTICATION_REQUIRED":
    "Esta conta pede uma segunda etapa. Digite o código do seu app autenticador.",
  "errors.RATE_LIMITED": "Muitas tentativas. Aguarde um momento e tente novamente.",
  "errors.OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER":
    "Esta conta já está conectada a outra pessoa.",
  "errors.OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE":
    "A conta conectada não deu todas as permissões necessárias. Conecte-a novamente.",
  "errors.OAUTH_CONNECTION_NOT_CONNECTED_TO_USER": "Esta conta ainda não está conectada.",
  "errors.OAUTH_PROVIDER_ACCESS_DENIED":
    "O login foi cancelado ou o provedor não teve permissão para concluí-lo.",
  "errors.OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED":
    "Não é possível entrar com este provedor. Escolha outra forma.",
  "errors.OUTER_OAUTH_TIMEOUT": "O login demorou demais. Comece de novo.",
  "errors.PASSKEY_AUTHENTICATION_FAILED":
    "Não foi possível entrar com esta chave de acesso. Tente novamente ou escolha outra forma.",
  "errors.PASSKEY_AUTHENTICATION_NOT_ENABLED":
    "O login com chave de acesso está desativado. Escolha outra forma.",
  "errors.PASSKEY_REGISTRATION_FAILED":
    "Não foi possível salvar a chave de acesso. Tente novamente.",
  "errors.PASSKEY_WEBAUTHN_ERROR":
    "Seu dispositivo ou navegador não aceitou a chave de acesso. Tente novamente ou escolha outra forma.",
  "errors.PASSWORD_AUTHENTICATION_NOT_ENABLED":
    "O login com senha está desativado. Escolha outra forma.",
  "errors.PASSWORD_CONFIRMATION_MISMATCH": "As senhas não coincidem.",
  "errors.PASSWORD_TOO_COMMON":
    "Esta senha é muito fácil de adivinhar. Escolha uma mais longa ou menos comum.",
  "errors.PROJECT_PERMISSION_REQUIRED": "Você não tem permissão para fazer isso.",
  "errors.PROVIDER_REJECTED":
    "Não foi possível renovar a conexão com o provedor. Conecte a conta novamente.",
  "errors.REDIRECT_LOOP":
    "Duas páginas enviavam você de uma para a outra sem fim, então paramos. Verifique se o relógio do seu dispositivo está certo e se o navegador guarda os cookies deste site. Se estiver tudo certo, o app pode estar configurado para outro projeto: avise quem o desenvolve.",
  "errors.REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED": "Sua sessão terminou. Entre novamente.",
  "errors.SECOND_FACTOR_NOT_ENABLED": "Ative primeiro a verificação em duas etapas.",
  "errors.SIGN_UP_NOT_ENABLED": "Este app não aceita novas contas no momento.",
  "errors.TEAM_ALREADY_EXISTS": "Esta equipe já existe.",
  "errors.TEAM_MEMBERSHIP_ALREADY_EXISTS": "Esta pessoa já é membro da equipe.",
  "errors.TEAM_MEMBERSHIP_NOT_FOUND": "Esta pessoa não é mais membro da equipe.",
  "errors.TEAM_NOT_FOUND": "Esta equipe não existe mais.",
  "errors.TEAM_PERMISSION_REQUIRED":
    "Você não tem permissão para fazer isso nesta equipe. Peça a alguém que a administre.",
  "errors.USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION":
    "Você já conectou outra conta deste provedor.",
  "errors.USER_AUTHENTICATION_REQUIRED": "Entre para fazer isso.",
  "errors.USER_DOES_NOT_HAVE_PASSWORD": "Sua conta ainda não tem senha.",
  "errors.USER_EMAIL_ALREADY_EXISTS":
    "Já existe uma conta com {email}. Entre nela ou use outro endereço.",
  "errors.USER_NOT_FOUND": "Esta conta não existe mais.",
  "errors.VERIFICATION_CODE_ALREADY_USED": "Este código já foi usado. Peça um novo.",
  "errors.VERIFICATION_CODE_EXPIRED": "Este código expirou. Peça um novo.",
  "errors.VERIFICATION_CODE_MAX_ATTEMPTS_REACHED":
    "Houve tentativas demais com este código. Peça um novo.",
  "errors.VERIFICATION_CODE_NOT_FOUND": "Esse código não está certo. Confira ou peça um novo.",
};
