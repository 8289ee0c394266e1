import { expect, it } from 'vitest'
import { isSecondFactorCode, plainRecoveryCode } from './second-factor-code.ts'

it.each([
  'K7QM-2XHT-9ABC',
  ' k7qm-2xht-9abc\n',
  'K7QM – 2XHT – 9ABC',
  'K7QM\u20112XHT\u22129ABC',
  'Ｋ７ＱＭ－２ＸＨＴ－９ＡＢＣ',
])('a recovery code as %j is one', (typed) => {
  expect(plainRecoveryCode(typed)).toBe('K7QM-2XHT-9ABC')
  expect(isSecondFactorCode(plainRecoveryCode(typed))).toBe(true)
})
