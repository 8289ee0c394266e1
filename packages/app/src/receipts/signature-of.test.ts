import { exampleReceipts } from '@touchstone/domain/examples/example-receipts'
import { failed, passed } from '@touchstone/domain/receipts/receipt'
import { expect, it } from 'vitest'
import { devicesIn, signatureOf } from './signature-of.ts'

const device = 'jR2gNyW7'.padEnd(43, 'q')
const intent = { device, at: 1_000, signature: 's'.repeat(86) }
const row = (key: string, facts: object) => ({ key, facts: JSON.stringify(facts) })
const holds = [passed('row_hash', ''), passed('signature', 'signed')]

it.each([
  ['the house’s own', row('h:1', {}), holds, { is: 'house' }],
  ['a person’s without a signature', row('u:1', {}), [passed('row_hash', '')], { is: 'unsigned' }],
  ['a signed one whose check holds', row('u:1', { intent }), holds, { is: 'signed', device }],
  ['a signed one that was not checked yet', row('u:1', { intent }), undefined, { is: 'unknown' }],
  ['a signed one that nobody has verified', row('u:1', { intent }), [passed('row_hash', '')], { is: 'unknown' }],
  ['one whose signature does not hold', row('u:1', { intent }), [failed('signature', '')], { is: 'broken' }],
  [
    'one of a pair of which one does not hold',
    row('u:1', { intent }),
    [...holds, failed('signature', '')],
    { is: 'broken' },
  ],
  ['a malformed one', row('u:1', { intent: { device } }), holds, { is: 'broken' }],
])('%s', (_, given, checks, signature) => {
  expect(signatureOf(given, checks)).toEqual(signature)
})

it('names each device of a receipt once, that of the acceptance too', () => {
  const receipt = exampleReceipts()['won']
  if (receipt?.accepted == null) throw new Error('the example was accepted')
  const signed = (facts: string): string => JSON.stringify({ ...(JSON.parse(facts) as object), intent })
  const accepted = { ...receipt.accepted, row: { ...receipt.accepted.row, facts: signed(receipt.accepted.row.facts) } }
  expect(devicesIn(receipt, holds)).toEqual([])
  expect(accepted.row.key.startsWith('u:')).toBe(true)
  expect(devicesIn({ ...receipt, accepted }, holds)).toEqual([device])
  expect(devicesIn({ ...receipt, accepted }, undefined)).toEqual([])
})
