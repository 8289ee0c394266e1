import { bondHouse, idOf } from '@touchstone/domain/examples/bond-receipts'
import { exampleDay } from '@touchstone/domain/examples/example-strategy-days'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import { dayMs } from '@touchstone/domain/time'
import { expect, it } from 'vitest'
import { bondsFeature } from './bonds.feature.ts'

/** What the messages of a row say. */
function told(row: JournalRow): [string, object][] {
  const reply = readReply(row.reply)
  const draft = (bondsFeature.messages as Record<string, unknown>)[reply.kind]
  if (typeof draft !== 'function') return []
  const drafts = (draft as (row: object) => { kind: string; details: object }[])({ ...row, reply })
  return drafts.map(({ kind, details }) => [kind, details])
}

it('tells a holder what became of the units, and what each payment brought', () => {
  const house = bondHouse()
  house.open()
  const noon = exampleDay - dayMs / 2
  const kept = house.subscribe(100, noon + 1_000)
  const given = house.subscribe(20, noon + 2_000)
  for (const row of [kept, given]) house.ask({ kind: 'confirm_bond', orderId: idOf(row) }, noon + 3_000)
  house.ask({ kind: 'withdraw_bond', orderId: idOf(given) }, noon + 4_000)
  const returned = { kind: 'return_grant', orderId: idOf(given), amount: 2_000n * 10n ** 18n, owed: 0n } as const
  house.tell(returned, noon + 5_000)
  const others = { orderId: '8-2', orderBook: 8, product: 'orchard-30', amount: 160_000n * 10n ** 18n, owed: 0n }
  house.tell({ kind: 'grant', ...others }, noon + 6_000)
  const { closesAt } = house.offer()
  const closed = house.tell({ kind: 'close_bond', product: 'orchard-30', units: 1_700 }, closesAt)
  const start = { kind: 'start_bond', orderId: idOf(kept), closedIn: closed.sequence, startDay: closesAt } as const
  house.ask(start, closesAt + 1_000)
  house.credit(idOf(kept), house.pay(30, '172040'))
  const day = new Date(closesAt).toISOString().slice(0, 10)
  const [orderId, currency] = [idOf(kept), 'USDT']
  expect(house.ofPerson.journal().flatMap(told)).toEqual([
    ['bond_subscribed', { orderId, amount: '10000', currency, units: 100, day }],
    ['bond_subscribed', { orderId: idOf(given), amount: '2000', currency, units: 20, day }],
    ['bond_withdrawn', { orderId: idOf(given), amount: '2000', currency }],
    ['bond_started', { orderId, amount: '10000', currency, day }],
    ['bond_credited', { orderId, interest: '120', principal: '10000', currency }],
    ['bond_repaid', { orderId, amount: '10000', interest: '120', currency }],
  ])
})
