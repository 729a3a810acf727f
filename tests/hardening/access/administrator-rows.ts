/** The rows of calls that administrators alone make. */
export const ROWS_OF_ADMINISTRATORS = `# signInDiagnoses
  read                     key   level level level level level level ended level ok    ok    wrong
  liftLimits               key   level level level level level level ended level ok    ok    wrong
# configuredSettings
  read                     key   level level level level level level ended level ok    ok    wrong
# signingKeys
  list                     key   level level level level level level ended level ok    ok    wrong
  rotate                   key   level level level level level level ended level ok    ok    wrong
  withdraw                 key   level level level level level level ended level 404   404   wrong
# sentInvitations
  resend                   key   level level level level level level ended level ok    404   wrong
# jobs
  create                   key   level level level level level level ended level ok    ok    wrong
  list                     key   level level level level level level ended level ok    ok    wrong
  read                     key   level level level level level level ended level 404   404   wrong
  update                   key   level level level level level level ended level 404   404   wrong
  failures                 key   level level level level level level ended level 404   404   wrong
  link                     key   level level level level level level ended level 404   404   wrong
# events
  audit                    key   level level level level level level ended level ok    ok    wrong
  authEvents               key   level level level level level level ended level ok    ok    wrong
  figures                  key   level level level level level level ended level ok    ok    wrong
# mails
  list                     key   level level level level level level ended level ok    ok    wrong
  resend                   key   level level level level level level ended level 404   404   wrong
# webhookEndpoints
  list                     key   level level level level level level ended level ok    ok    wrong
  update                   key   level level level level level level ended level 404   404   wrong
  test                     key   level level level level level level ended level 404   404   wrong
  create                   key   level level level level level level ended level ok    ok    wrong
  change                   key   level level level level level level ended level 404   404   wrong
  rollSecret               key   level level level level level level ended level 404   404   wrong
  delete                   key   level level level level level level ended level 404   404   wrong
# webhookDeliveries
  list                     key   level level level level level level ended level ok    ok    wrong
  read                     key   level level level level level level ended level 404   404   wrong
  resend                   key   level level level level level level ended level 404   404   wrong
  resendFailed             key   level level level level level level ended level 404   404   wrong
`;
