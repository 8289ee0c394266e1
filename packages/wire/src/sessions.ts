import * as z from 'zod/mini'
import { form } from './expectations.ts'
import { secondFactorForm, sixDigitsForm } from './code-forms.ts'
import { read, record, unrecorded } from './call.ts'
import { country, done, nothing, page, pageOf, rowId, sha256, time, typed } from './fields.ts'
import type { Noun } from './noun.ts'
import { publicKeyPath } from './public-key-path.ts'

/** An e-mail address, or a phone number with its country: one of the two. */
export const contact = {
  email: z.optional(typed(1, 254)),
  phone: z.optional(typed(1, 32)),
  /** Of the phone number, where it does not begin with `+`. */
  countryCode: z._default(country, 'US'),
}

export const sixDigits = z.string().check(form(sixDigitsForm, 'six_digits'))
export const secondFactorCode = z.string().check(form(secondFactorForm, 'second_factor_code'))
export const password = typed(1, 128)
export const accountName = z.string().check(form(/^[A-Za-z][A-Za-z0-9_-]{3,29}$/, 'account_name'))
const inviteCode = z._default(typed(0, 20), '')

/**
 * The box that is ticked, and the SHA-256 of the text beside it. Without the hash the text in force in the request's
 * language counts as shown.
 */
export const agreeing = { agreement: z._default(z.boolean(), false), agreementSha256: z.optional(sha256) }

export const codePurpose = z.enum(['login', 'register', 'forgot', 'bind'])
const codeRefusals = [
  'contact_malformed',
  'country_unknown',
  'code_sent_recently',
  'code_limit_reached',
  'session_required',
] as const
/**
 * Of a sandbox that sends nothing: the code for whoever asked, null where it is not theirs to see; and whether they may open
 * `/outbox`.
 */
export const codeOfSandbox = z.object({ code: z.nullable(z.string()), outbox: z.boolean() })
export const sandboxCode = {
  sandbox: z.optional(codeOfSandbox),
}
/** The same whether or not the account exists: only the message reveals it, to its reader. */
export const codeSent = z.object({ resendSeconds: z.int(), validSeconds: z.int(), ...sandboxCode })

/**
 * A session, or what `secondFactorLogin` takes with the code of the authenticator; and how long withdrawals would wait, in
 * milliseconds, if it is given a recovery code instead.
 */
export const signedIn = z.union([
  z.object({ token: z.string() }),
  z.object({ challenge: z.string(), recoveryWaitMs: z.int() }),
])

export const session = z.object({
  id: z.int(),
  device: z.string(),
  address: z.string(),
  createdAt: time,
  /** Precise to the hour. */
  seenAt: time,
  current: z.boolean(),
})

export const sessions = {
  publicKey: read({
    path: publicKeyPath,
    weight: 1,
    access: 'public',
    summary: 'The RSA key that bodies of POSTs are encrypted for: SubjectPublicKeyInfo, DER in base64.',
    request: nothing,
    reply: z.object({ keyId: z.string(), publicKey: z.string() }),
  }),
  phoneCaptcha: read({
    path: '/api/app/getPhoneCaptcha',
    weight: 1,
    access: 'public',
    limit: 'sign_in',
    summary:
      'Sends a six-digit code to a phone; for `bind` with a session. Only the browser, session or network that asked can use it.',
    request: z.strictObject({
      phone: typed(1, 32),
      countryCode: contact.countryCode,
      purpose: z._default(codePurpose, 'login'),
    }),
    reply: codeSent,
    refusals: codeRefusals,
  }),
  emailCaptcha: read({
    path: '/api/app/getEmailCaptcha',
    weight: 1,
    access: 'public',
    limit: 'sign_in',
    summary:
      'Sends a six-digit code to an e-mail address; for `bind` with a session. Only the browser, session or network that asked can use it.',
    request: z.strictObject({ email: typed(1, 254), purpose: z._default(codePurpose, 'login') }),
    reply: codeSent,
    refusals: codeRefusals,
  }),
  checkAccount: read({
    path: '/api/app/checkAccount',
    weight: 1,
    access: 'public',
    limit: 'sign_in',
    summary: 'Whether an account name is taken. Nobody is told this of an e-mail address or phone number.',
    request: z.strictObject({ account: accountName }),
    reply: z.object({ exists: z.boolean() }),
  }),
  checkSecondFactor: read({
    path: '/api/app/checkGoogleAuth',
    weight: 1,
    access: 'public',
    limit: 'sign_in',
    summary: "Whether the session's own account has an authenticator bound; without a session always false.",
    request: nothing,
    reply: z.object({
      bound: z.boolean(),
      /** That stand in for a lost authenticator and were not used yet. */
      recoveryCodesLeft: z.int(),
    }),
  }),
  register: unrecorded({
    path: '/api/app/register',
    access: 'public',
    limit: 'sign_in',
    summary: 'Makes an account for an e-mail address or phone number, with the code that was sent there.',
    request: z.strictObject({
      ...contact,
      code: sixDigits,
      password,
      ...agreeing,
      inviteCode,
    }),
    reply: signedIn,
    refusals: [
      'agreement_required',
      'agreement_changed',
      'contact_malformed',
      'country_unknown',
      'password_too_weak',
      'invitation_code_unknown',
      'code_wrong',
    ],
  }),
  guest: unrecorded({
    path: '/api/app/guest',
    access: 'public',
    limit: 'sign_in',
    summary: 'Makes an account with a name alone, chosen or made up. Its first password is told this once.',
    request: z.strictObject({ account: z.optional(accountName), inviteCode }),
    reply: z.object({ token: z.string(), account: z.string(), initialPassword: z.string() }),
    refusals: ['account_exists_log_in', 'name_reserved', 'invitation_code_unknown'],
  }),
  login: unrecorded({
    path: '/api/app/login',
    access: 'public',
    limit: 'sign_in',
    summary: 'Signs in with an account name, e-mail address or phone number, and the password.',
    request: z.strictObject({ account: typed(1, 254), password, countryCode: contact.countryCode }),
    reply: signedIn,
    refusals: ['credentials_wrong', 'tries_exhausted', 'sign_in_blocked'],
  }),
  secondFactorLogin: unrecorded({
    path: '/api/app/googleSecretLogin',
    access: 'public',
    limit: 'sign_in',
    summary:
      'Finishes a sign-in with the code of the authenticator, or with a recovery code, after which withdrawals wait.',
    request: z.strictObject({ challenge: typed(1, 100), code: secondFactorCode }),
    reply: z.object({ token: z.string() }),
    refusals: ['challenge_expired', 'code_wrong', 'tries_exhausted', 'sign_in_blocked'],
  }),
  phoneLogin: unrecorded({
    path: '/api/app/phoneLogin',
    access: 'public',
    limit: 'sign_in',
    summary: 'Signs in with the code that was sent to the phone.',
    request: z.strictObject({ phone: typed(1, 32), countryCode: contact.countryCode, code: sixDigits }),
    reply: signedIn,
    refusals: ['contact_malformed', 'country_unknown', 'code_wrong', 'sign_in_blocked'],
  }),
  emailLogin: unrecorded({
    path: '/api/app/emailLogin',
    access: 'public',
    limit: 'sign_in',
    summary: 'Signs in with the code that was sent to the e-mail address.',
    request: z.strictObject({ email: typed(1, 254), code: sixDigits }),
    reply: signedIn,
    refusals: ['contact_malformed', 'code_wrong', 'sign_in_blocked'],
  }),
  forgotPassword: unrecorded({
    path: '/api/app/forgotPassword',
    access: 'public',
    limit: 'sign_in',
    summary: 'Sets a new password with a code, ends every session, and signs in.',
    request: z.strictObject({ ...contact, code: sixDigits, password }),
    reply: signedIn,
    refusals: ['contact_malformed', 'country_unknown', 'password_too_weak', 'code_wrong', 'sign_in_blocked'],
  }),
  logout: unrecorded({
    path: '/api/app/logout',
    access: 'session',
    limit: 'none',
    summary: 'Ends this session.',
    request: nothing,
    reply: done,
  }),
  sessions: read({
    path: '/api/user/appUser/sessions',
    weight: 1,
    access: 'session',
    summary: 'The devices that are signed in, the last one first.',
    request: z.strictObject(page),
    reply: pageOf(session),
  }),
  revokeSession: record({
    path: '/api/user/appUser/revokeSession',
    access: 'session',
    summary: 'Ends a session of the same account.',
    request: z.strictObject({ id: rowId }),
    reply: done,
    refusals: ['session_not_found'],
  }),
}

export const sessionsNoun = {
  calls: sessions,
  refusals: {
    credentials_wrong: 4600,
    account_taken: 4601,
    account_exists_log_in: 4602,
    code_wrong: 4603,
    code_sent_recently: 4604,
    code_limit_reached: 4605,
    challenge_expired: 4606,
    agreement_required: 4607,
    contact_malformed: 4608,
    country_unknown: 4609,
    invitation_code_unknown: 4610,
    tries_exhausted: 4616,
    session_not_found: 4617,
    name_reserved: 4620,
    sign_in_blocked: 4916,
  },
  messages: {
    new_sign_in: { category: 'system', outside: ['security', 'mail', 'push'] },
    sign_in_blocked: { category: 'system', outside: ['security', 'mail', 'push'] },
    sign_in_unblocked: { category: 'system', outside: ['security', 'mail', 'push'] },
  },
} as const satisfies Noun
