import * as z from 'zod/mini'
import { read, record, unrecorded } from './call.ts'
import { atMs, currency, done, nothing, time } from './fields.ts'
import { languages } from './languages.ts'
import type { Noun } from './noun.ts'
import { agreeing, contact, password, sandboxCode, secondFactorCode, sixDigits } from './sessions.ts'

/** The specification's own names. */
export const country = z.object({
  english_name: z.string(),
  chinese_name: z.string(),
  /** Two letters (ISO 3166). */
  country_code: z.string(),
  phone_code: z.string(),
})

export const user = z.object({
  id: z.int(),
  account: z.string(),
  /** Masked, as is the phone number. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  guest: z.boolean(),
  /** Marked by an operator: the app then reports them as online. */
  importantCustomer: z.boolean(),
  hasPassword: z.boolean(),
  secondFactorBound: z.boolean(),
  invitationCode: z.string(),
  countryInfo: country,
  language: z.enum(languages),
  createdAt: time,
})

export const settings = z.object({
  language: z.enum(languages),
  /** Totals are shown in it too. */
  displayCurrency: currency,
  theme: z.enum(['system', 'light', 'dark']),
  colourScheme: z.enum(['default', 'red_up', 'colour_blind']),
  hideBalances: z.boolean(),
})

/** Until when no withdrawal is taken because of this change; null for no wait. */
export const changed = z.object({ done: z.literal(true), waitsUntilAtMs: z.nullable(atMs) })
/** Each stands in once for the code of an authenticator that is lost. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** Sent to the contact that is bound; who has only the password cannot know it. */
const contactCode = z.optional(sixDigits)

export const users = {
  currentUser: read({
    path: '/api/user/appUser/current',
    weight: 1,
    access: 'public',
    summary: 'Who is signed in; an empty object without a session.',
    request: nothing,
    reply: z.union([user, nothing]),
  }),
  myInfo: read({
    path: '/api/user/appUser/getMyUserInfo',
    weight: 1,
    access: 'session',
    summary: 'The account of this session.',
    request: nothing,
    reply: user,
  }),
  activeReport: read({
    path: '/api/user/appUser/activeReport',
    weight: 1,
    access: 'session',
    summary: 'Notes that the person is here, at most once an hour.',
    request: nothing,
    reply: done,
  }),
  importantCustomerOnline: read({
    path: '/api/user/appUser/importantCustomerOnLine',
    weight: 1,
    access: 'session',
    summary:
      'Notes that an important customer is here; of anybody else nothing. A client reports at most once an hour.',
    request: nothing,
    reply: done,
  }),
  changePassword: record({
    path: '/api/user/appUser/changePassword',
    access: 'session',
    summary: 'Sets a new password and ends every other session.',
    request: z.strictObject({ password, newPassword: password }),
    reply: changed,
    refusals: ['password_not_set', 'credentials_wrong', 'tries_exhausted', 'password_too_weak', 'password_unchanged'],
    secrets: ['password', 'newPassword'],
  }),
  generateSecondFactor: read({
    path: '/api/app/generateGoogleKey',
    weight: 1,
    access: 'session',
    summary: 'A key for an authenticator app. It does nothing before it is bound.',
    request: nothing,
    reply: z.object({ secret: z.string(), url: z.string() }),
    refusals: ['second_factor_already_bound'],
  }),
  bindSecondFactor: unrecorded({
    path: '/api/user/appUser/bindGoogleAuth',
    access: 'session',
    limit: 'sign_in',
    summary:
      'Asks for a code of the authenticator at every sign-in from now on. The codes that stand in for it are told this once. Where a contact is bound, `contactCode` is one for `account` that was sent there. No withdrawal waits for it.',
    request: z.strictObject({ code: sixDigits, password, contactCode }),
    reply: recoveryCodes,
    refusals: [
      'second_factor_already_bound',
      'second_factor_not_prepared',
      'password_not_set',
      'credentials_wrong',
      'tries_exhausted',
      'code_wrong',
      'contact_code_wrong',
    ],
    secrets: ['code', 'password', 'contactCode'],
  }),
  newRecoveryCodes: unrecorded({
    path: '/api/user/appUser/recoveryCodes',
    access: 'session',
    limit: 'sign_in',
    summary: 'Makes other recovery codes, in place of those of before. They are told this once.',
    request: z.strictObject({ code: sixDigits, password }),
    reply: recoveryCodes,
    refusals: ['second_factor_not_bound', 'password_not_set', 'credentials_wrong', 'tries_exhausted', 'code_wrong'],
    secrets: ['code', 'password'],
  }),
  unbindSecondFactor: record({
    path: '/api/user/appUser/unbindGoogleAuth',
    access: 'session',
    summary:
      'Asks for no code of the authenticator any more, for one of it or a recovery code, ends every other session, and lets withdrawals wait.',
    request: z.strictObject({ code: secondFactorCode, password }),
    reply: changed,
    refusals: ['second_factor_not_bound', 'password_not_set', 'credentials_wrong', 'tries_exhausted', 'code_wrong'],
    secrets: ['code', 'password'],
  }),
  sendOwnCode: unrecorded({
    path: '/api/user/appUser/sendCode',
    access: 'session',
    limit: 'sign_in',
    summary:
      "Sends a code to the user's own e-mail address, else to the phone: for `funds`, or for `account`, which is an authenticator or another contact.",
    request: z.strictObject({ purpose: z._default(z.enum(['funds', 'account']), 'funds') }),
    reply: z.object({ resendSeconds: z.int(), validSeconds: z.int(), sentTo: z.string(), ...sandboxCode }),
    refusals: ['contact_required', 'code_sent_recently', 'code_limit_reached'],
  }),
  bindContact: record({
    path: '/api/user/appUser/bindContact',
    access: 'session',
    summary:
      'Binds an e-mail address or phone number with the code sent there: the first, of a guest, with the user agreement accepted, any other with the password and a code for `account` that was sent to the present one. Without that code it is bound when asked for again in the three days that begin three days later.',
    request: z.strictObject({ ...contact, code: sixDigits, password: z.optional(password), contactCode, ...agreeing }),
    reply: z.object({
      /** False where it is not bound yet. */
      done: z.boolean(),
      waitsUntilAtMs: z.nullable(atMs),
      /** From when the same request binds it without a code to the present contact; null where it is bound. */
      bindableFromAtMs: z.nullable(atMs),
    }),
    refusals: [
      'agreement_required',
      'agreement_changed',
      'contact_malformed',
      'country_unknown',
      'password_not_set',
      'credentials_wrong',
      'tries_exhausted',
      'code_wrong',
      'contact_code_wrong',
      'contact_taken',
    ],
    secrets: ['code', 'password', 'contactCode'],
  }),
  countries: read({
    path: '/api/public/getCountryList',
    weight: 1,
    access: 'public',
    summary: 'Countries with their phone codes.',
    request: nothing,
    reply: z.array(country),
  }),
  userSettings: read({
    path: '/api/user/appUser/settings',
    weight: 1,
    access: 'session',
    summary: 'How the app looks for this account.',
    request: nothing,
    reply: settings,
  }),
  changeUserSettings: record({
    path: '/api/user/appUser/changeSettings',
    access: 'session',
    summary: 'Changes those settings that are named.',
    request: z.partial(z.strictObject(settings.shape)),
    reply: settings,
    refusals: ['currency_unknown', 'rate_missing'],
  }),
}

export const usersNoun = {
  calls: users,
  refusals: {
    password_too_weak: 4611,
    password_unchanged: 4612,
    second_factor_already_bound: 4613,
    second_factor_not_prepared: 4614,
    contact_taken: 4615,
    password_not_set: 4618,
    second_factor_not_bound: 4619,
    contact_code_wrong: 4621,
  },
  messages: {
    welcome: { category: 'system', outside: 'nothing' },
    password_changed: { category: 'system', outside: ['security', 'mail', 'push'] },
    second_factor_bound: { category: 'system', outside: ['security', 'mail', 'push'] },
    second_factor_unbound: { category: 'system', outside: ['security', 'mail', 'push'] },
    recovery_code_used: { category: 'system', outside: ['security', 'mail', 'push'] },
    second_factor_guessed: { category: 'system', outside: ['security', 'mail', 'push'] },
    recovery_codes_made: { category: 'system', outside: ['security', 'mail', 'push'] },
    contact_bound: { category: 'system', outside: ['security', 'mail', 'push'] },
    contact_change_asked: { category: 'system', outside: ['security', 'mail', 'push'] },
  },
} as const satisfies Noun
