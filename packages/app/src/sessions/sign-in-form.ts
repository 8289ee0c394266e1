import { type PasswordWeakness, weaknessOf } from '@touchstone/wire/password-strength'
import type { RefusalKind } from '@touchstone/wire/codes/refusal-codes'

/** `password`: with the password; `code`: with a code that was sent; `register` and `forgot` need a code too. */
export const modes = ['password', 'code', 'register', 'forgot'] as const
export type Mode = (typeof modes)[number]
export type By = 'email' | 'phone' | 'account'

export type Values = {
  by: By
  email: string
  phone: string
  /** Two letters (ISO 3166). */
  countryCode: string
  account: string
  code: string
  password: string
  /** A new password is typed twice: nobody reads what they type. */
  passwordAgain: string
  inviteCode: string
  agreed: boolean
  /** Of the agreement that was shown; undefined while it is not known. */
  agreementSha256: string | undefined
}

type Fault =
  | `enter${'Email' | 'Phone' | 'Account' | 'Code' | 'Password' | 'NewPassword' | 'PasswordAgain'}`
  | 'emailMalformed'
  | 'phoneMalformed'
  | `weak.${PasswordWeakness}`
  | 'passwordsDiffer'
  | 'agreementRequired'
/** What is missing or malformed, as the key of the text that says so. */
export type Faults = Partial<Record<keyof Values, `sessions.${Fault}`>>

export const isMode = (text: string | null): text is Mode => modes.some((mode) => mode === text)

/** Only a sign-in with a password accepts an account name. */
export const waysOf = (mode: Mode): readonly By[] =>
  mode === 'password' ? ['email', 'phone', 'account'] : ['email', 'phone']

/** Looks at the contact alone: before a code can be sent there. */
export function checkContact({ by, email, phone, account }: Values): Faults {
  if (by === 'email') {
    if (email.trim() === '') return { email: 'sessions.enterEmail' }
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? {} : { email: 'sessions.emailMalformed' }
  }
  if (by === 'account') return account.trim() === '' ? { account: 'sessions.enterAccount' } : {}
  if (phone.trim() === '') return { phone: 'sessions.enterPhone' }
  return /^\+?[\d\s()-]{4,24}$/.test(phone.trim()) ? {} : { phone: 'sessions.phoneMalformed' }
}

/** What must be mended before the form may be sent; nothing else is decided here. */
export function checkForm(mode: Mode, values: Values): Faults {
  const faults = checkContact(values)
  if (mode !== 'password' && !/^\d{6}$/.test(values.code)) faults.code = 'sessions.enterCode'
  if (mode === 'password' && values.password === '') faults.password = 'sessions.enterPassword'
  if (mode === 'register' || mode === 'forgot') {
    const weakness = weaknessOf(values.password, { contact: values.by === 'phone' ? values.phone : values.email })
    if (values.password === '') faults.password = 'sessions.enterNewPassword'
    else if (weakness !== undefined) faults.password = `sessions.weak.${weakness}`
    if (values.passwordAgain === '') faults.passwordAgain = 'sessions.enterPasswordAgain'
    else if (values.passwordAgain !== values.password) faults.passwordAgain = 'sessions.passwordsDiffer'
  }
  if (mode === 'register' && !values.agreed) faults.agreed = 'sessions.agreementRequired'
  return faults
}

/** The fields by which a call names an e-mail address or a phone number. */
export const contactOf = ({ by, email, phone, countryCode }: Values) =>
  by === 'phone' ? { phone: phone.trim(), countryCode } : { email: email.trim() }

/** What the password call takes: the account by any of its names. */
export const accountOf = ({ by, email, phone, account, countryCode }: Values) => ({
  account: (by === 'email' ? email : by === 'phone' ? phone : account).trim(),
  countryCode,
})

const refusedFields: { readonly [Kind in RefusalKind]?: keyof Values | 'contact' } = {
  password_too_weak: 'password',
  code_wrong: 'code',
  contact_malformed: 'contact',
  invitation_code_unknown: 'inviteCode',
  agreement_required: 'agreed',
  agreement_changed: 'agreed',
}

/** The field that a refusal is about; undefined where it is about the form as a whole. */
export function refusedField({ by }: Values, kind: RefusalKind | undefined): keyof Values | undefined {
  const field = kind === undefined ? undefined : refusedFields[kind]
  return field === 'contact' ? by : field
}
