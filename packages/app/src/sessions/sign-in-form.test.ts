import { expect, it } from 'vitest'
import {
  accountOf,
  checkContact,
  checkForm,
  contactOf,
  type Faults,
  type Mode,
  refusedField,
  type Values,
} from './sign-in-form.ts'

const good: Values = {
  by: 'email',
  email: 'ann@example.com',
  phone: '',
  countryCode: 'US',
  account: '',
  code: '123456',
  password: 'correct horse',
  passwordAgain: 'correct horse',
  inviteCode: '',
  agreed: true,
  agreementSha256: undefined,
}

const rows: [string, Mode, Partial<Values>, Faults][] = [
  ['a registration', 'register', {}, {}],
  ['without agreement', 'register', { agreed: false }, { agreed: 'sessions.agreementRequired' }],
  ['without agreement to sign in', 'code', { agreed: false }, {}],
  ['a short code', 'code', { code: '12345' }, { code: 'sessions.enterCode' }],
  ['no code with a password', 'password', { code: '' }, {}],
  ['no password', 'password', { password: '' }, { password: 'sessions.enterPassword' }],
  ['an old short password', 'password', { password: 'short' }, {}],
  [
    'a new short password',
    'forgot',
    { password: '1234567', passwordAgain: '1234567' },
    { password: 'sessions.weak.short' },
  ],
  [
    'eight signs, counted as people do',
    'forgot',
    { password: '🐶🐱🐭🐹🦊🐻🐼🐨', passwordAgain: '🐶🐱🐭🐹🦊🐻🐼🐨' },
    {},
  ],
  [
    'one that anybody would guess',
    'register',
    { password: 'Password1!', passwordAgain: 'Password1!' },
    { password: 'sessions.weak.common' },
  ],
  [
    'the own address',
    'register',
    { email: 'annabella@example.com', password: 'annabella1', passwordAgain: 'annabella1' },
    { password: 'sessions.weak.name' },
  ],
  ['a slip', 'register', { passwordAgain: 'correct house' }, { passwordAgain: 'sessions.passwordsDiffer' }],
  ['a slip in a new one', 'forgot', { passwordAgain: 'Correct horse' }, { passwordAgain: 'sessions.passwordsDiffer' }],
  ['no repetition', 'register', { passwordAgain: '' }, { passwordAgain: 'sessions.enterPasswordAgain' }],
  ['no repetition to sign in', 'password', { passwordAgain: '' }, {}],
  ['no repetition with a code', 'code', { password: '', passwordAgain: '' }, {}],
  ['no address', 'code', { email: ' ' }, { email: 'sessions.enterEmail' }],
  ['no address at all', 'code', { email: 'ann' }, { email: 'sessions.emailMalformed' }],
  ['a phone', 'code', { by: 'phone', phone: '(415) 555-0132' }, {}],
  ['letters for a phone', 'code', { by: 'phone', phone: 'four' }, { phone: 'sessions.phoneMalformed' }],
  ['no name', 'password', { by: 'account' }, { account: 'sessions.enterAccount' }],
]

it.each(rows)('%s', (_title, mode, changed, faults) => {
  expect(checkForm(mode, { ...good, ...changed })).toEqual(faults)
})

it('sends a code to a contact that is complete, whatever else is missing', () => {
  expect(checkContact({ ...good, code: '', password: '' })).toEqual({})
})

it('names the contact as the calls do', () => {
  expect(contactOf(good)).toEqual({ email: 'ann@example.com' })
  expect(contactOf({ ...good, by: 'phone', phone: ' 5550132 ', countryCode: 'DE' })).toEqual({
    phone: '5550132',
    countryCode: 'DE',
  })
  expect(accountOf({ ...good, by: 'account', account: 'ann-7' })).toEqual({ account: 'ann-7', countryCode: 'US' })
})

it('shows a refusal at the field that it is about', () => {
  const fieldOf = (kind: Parameters<typeof refusedField>[1]) => refusedField({ ...good, by: 'phone' }, kind)
  expect(fieldOf('password_too_weak')).toBe('password')
  expect(fieldOf('code_wrong')).toBe('code')
  expect(fieldOf('contact_malformed')).toBe('phone')
  expect(fieldOf('invitation_code_unknown')).toBe('inviteCode')
  expect(fieldOf('agreement_changed')).toBe('agreed')
  expect(fieldOf('credentials_wrong')).toBeUndefined()
  expect(fieldOf(undefined)).toBeUndefined()
})
