import { expect, it } from 'vitest'
import { checkDeposit, type Checked, placesIn } from './deposit-form.ts'

const bank = { kind: 'bank', minimum: '10' } as const
const chain = { kind: 'chain', minimum: '0.0001' } as const
const proof = '6f3f1a52-0000-4000-8000-000000000000'

it.each<[string, string | undefined, typeof bank | typeof chain, Checked]>([
  ['', undefined, bank, { kind: 'unfinished' }],
  ['0', proof, bank, { kind: 'unfinished' }],
  ['0.', proof, bank, { kind: 'unfinished' }],
  ['9.99', proof, bank, { kind: 'too_small' }],
  ['10', undefined, bank, { kind: 'proof_missing' }],
  ['10.', proof, bank, { kind: 'good', amount: '10' }],
  ['12.50', proof, bank, { kind: 'good', amount: '12.5' }],
  // The chain itself is proof.
  ['0.0001', undefined, chain, { kind: 'good', amount: '0.0001' }],
  ['0.00009', undefined, chain, { kind: 'too_small' }],
])('%s with proof %s by %j is %j', (typed, image, channel, checked) => {
  expect(checkDeposit(typed, image, channel)).toEqual(checked)
})

it('an amount has the decimals of its currency', () => {
  expect([placesIn('USDT'), placesIn('BTC'), placesIn('xyz')]).toEqual([6, 8, 6])
})
