import { expect, it } from 'vitest'
import { exampleReceipts } from '../examples/example-receipts.ts'
import { plainReceipts } from '../examples/plain-receipts.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { replyRules } from './journal-tables.ts'
import { journals, sharingRules } from './journals.ts'
import { sharingOf } from './shareable.ts'

const examples: Readonly<Record<string, Receipt>> = { ...exampleReceipts(), ...plainReceipts() }
const kindOf = ({ journal }: Receipt): string => (JSON.parse(journal.row.reply) as { kind: string }).kind
const ofKind = (kind: string): Receipt[] => Object.values(examples).filter((each) => kindOf(each) === kind)

it('decides of every reply that the house can give, and of no other', () => {
  expect(Object.keys(sharingRules).toSorted()).toEqual([...replyRules.keys()].toSorted())
})

it('lets others see every record of positions, options and exchanges, and none of another noun', () => {
  const trades = new Set<keyof typeof journals>(['positions', 'secondContracts', 'exchange'])
  for (const [noun, { replies }] of Object.entries(journals))
    for (const kind of Object.keys(replies) as (keyof typeof sharingRules)[])
      expect(sharingRules[kind] !== 'private').toBe(trades.has(noun as keyof typeof journals))
})

it('lets records go along with a close that are of positions, and no others', () => {
  for (const [kind, rule] of Object.entries(sharingRules))
    expect(rule === 'position' || rule === 'leverage').toBe(Object.hasOwn(journals.positions.replies, kind))
})

it.each(Object.entries(sharingRules))('of the kind "%s" every example is %s', (kind, rule) => {
  const found = ofKind(kind)
  expect(found.length).toBeGreaterThan(0)
  for (const receipt of found) {
    const { journal, accepted, armed, before } = receipt
    const texts = JSON.stringify([journal.row, accepted?.row, armed?.row, before])
    const sharing = sharingOf(receipt)
    expect(sharing === 'private').toBe(rule === 'private')
    const saysMore = /withdrawal|deposit|destination|holder|country|residence/.test(texts)
    expect(sharing === 'trade' && saysMore).toBe(false)
  }
})

const setOff = Object.values(examples).find(({ before }) => before !== null)
const requested = examples['requested']
if (setOff === undefined || requested === undefined) throw new Error('the examples are missing')

it('shows no receipt that carries a withdrawal as the record before it, or as one that armed it', () => {
  const { journal } = requested
  expect(sharingOf({ ...setOff, before: journal.row })).toBe('carries_private')
  expect(sharingOf({ ...setOff, armed: journal })).toBe('carries_private')
  expect(sharingOf({ ...setOff, accepted: journal })).toBe('carries_private')
  expect(sharingOf({ ...setOff, before: null, armed: null, accepted: null })).toBe('trade')
})

it.each(['{"kind":"lent"}', '{"kind":"constructor"}', '{"kind":7}', '{}', 'null', '{'])(
  'shows none of a reply that it does not know: %s',
  (reply) => {
    expect(sharingOf({ ...setOff, journal: { ...setOff.journal, row: { ...setOff.journal.row, reply } } })).toBe(
      'private',
    )
  },
)
