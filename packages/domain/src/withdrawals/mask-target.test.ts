import { expect, it } from 'vitest'
import { maskTarget } from './mask-target.ts'

it.each([
  ['bank', 'GB29NWBK60161331926819', '•••• 6819'],
  ['bank', '123456', '•••• 3456'],
  ['chain', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0x5aAe…eAed'],
  ['chain', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bc1qw5…f3t4'],
  ['chain', 'sandbox-1', 'sandbox-1'],
] as const)('of a %s, %s is shown as %s', (kind, target, masked) => {
  expect(maskTarget({ kind, target })).toBe(masked)
})
