import { expect, it } from 'vitest'
import { checkPasswordStrength } from './password-strength.ts'

const isStrong = (password: string): boolean =>
  checkPasswordStrength(password, { account: 'grace', contact: 'grace.hopper@example.com' }).ok

it.each(['correct horse', 'k7#mPq2x', '短い文でも八文字以上', 'Password of Ada'])('takes %s', (password) => {
  expect(isStrong(password)).toBe(true)
})

it.each([
  ['short', 'k7#mPq2'],
  ['one sign', '????????'],
  ['three signs', 'abcabcabc'],
  ['a run', '12345678'],
  ['a run down', 'hgfedcba'],
  ['a common one', 'Password'],
  ['a common one with a year', 'qwerty2024!'],
  ['the account', 'Grace2024'],
  ['the address', 'grace.hopper@example.com'],
  ['its name', 'Grace.Hopper1'],
])('refuses %s', (_why, password) => {
  expect(isStrong(password)).toBe(false)
})
