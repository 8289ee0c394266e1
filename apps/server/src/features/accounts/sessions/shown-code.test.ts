import { expect, it } from 'vitest'
import { shownCode } from './shown-code.ts'

const code = '135790'
const sandbox = { email: true, sms: false }
const visit = { at: 0, language: 'en-us', address: '', device: '' } as const
const shown = (
  purpose: 'login' | 'forgot' | 'register' | 'bind' | 'funds' | 'account',
  { isValid = true, isKnown = true, seesOutbox = false } = {},
) => shownCode(sandbox, { channel: 'email', purpose, code, isValid, isKnown }, { ...visit, seesOutbox }).sandbox?.code

it.each([
  ['login', {}, code],
  ['login', { isKnown: false }, null],
  // A browser that is known is shown no code that opens nothing.
  ['login', { isValid: false }, null],
  ['forgot', {}, code],
  ['forgot', { isKnown: false }, null],
  ['forgot', { isValid: false }, null],
  ['funds', {}, code],
  ['account', {}, code],
  ['register', { isKnown: false, isValid: false }, code],
  ['bind', { isKnown: false, isValid: false }, code],
  ['login', { isKnown: false, seesOutbox: true }, code],
  ['login', { isValid: false, seesOutbox: true }, null],
] as const)('shows of a code for %s, %o: %s', (purpose, of, expected) => {
  expect(shown(purpose, of)).toBe(expected)
})

it('shows nothing where messages are sent', () => {
  const sent = { channel: 'sms', purpose: 'login', code, isValid: true, isKnown: true } as const
  expect(shownCode(sandbox, sent, { ...visit, seesOutbox: true })).toEqual({})
})
