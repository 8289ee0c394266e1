import type { MinerOrder } from '@touchstone/domain/mining/miner-order'
import type { MiningReply } from '@touchstone/domain/mining/mining-commands'
import { freshMinerOrder } from '@touchstone/domain/mining/fresh-miner-order'
import { decimal } from '@touchstone/domain/money/decimal'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { minersUnder } from '@touchstone/domain/settings/investments'
import { dayMs } from '@touchstone/domain/time'
import { expect, it } from 'vitest'
import { miningFeature } from './mining.feature.ts'

const startDay = Date.UTC(2026, 10, 19)
const [terms] = minersUnder(defaultSettings)
if (terms === undefined) throw new Error('the settings have no machine')
const given = { id: '7-3', units: 2, pool: 3, at: startDay - 1, settingsVersion: 1 }
const held: MinerOrder = { ...freshMinerOrder(terms, given), state: 'held', startDay }

/** What the messages of a reply say. */
function told(reply: MiningReply): [string, object][] {
  const draft = (miningFeature.messages as Record<string, unknown>)[reply.kind]
  if (typeof draft !== 'function') return []
  const drafts = (draft as (row: object) => { kind: string; details: object }[])({ reply })
  return drafts.map(({ kind, details }) => [kind, details])
}

const credited = (net: string, order: Partial<MinerOrder>): MiningReply => ({
  kind: 'miner_credited',
  formula: 'mining_output',
  order: { ...held, ...order },
  day: startDay + dayMs,
  networkBook: 4,
  networkRow: 2,
  price: decimal('100000'),
  gross: decimal('0.0002'),
  cut: 0n,
  costs: decimal('0.0001'),
  net: decimal(net),
  idleBefore: 0,
  incomeBefore: 0n,
  wornOff: decimal('5'),
})

const order = { orderId: '7-3', units: 2, amount: '170', currency: 'USDT' }

it('notify the owner of what they did, of what a day paid, and of how it ended', () => {
  expect(told({ kind: 'miner_requested', order: held })).toEqual([])
  expect(told({ kind: 'miner_confirmed', order: held })).toEqual([
    ['miner_bought', { ...order, day: '2026-11-19', days: 30 }],
  ])
  expect(told({ kind: 'miner_declined', order: held, reason: 'sold_out', left: 0n })).toEqual([
    ['miner_declined', order],
  ])
  expect(told({ kind: 'miner_cancelled', order: held })).toEqual([['miner_cancelled', order]])
})

it('say nothing of a day that paid nothing, unless it is the last', () => {
  const day = ['miner_day', { orderId: '7-3', day: '2026-11-20', income: '0.0001', coin: 'BTC' }]
  const inAll = { orderId: '7-3', income: '0.003', coin: 'BTC' }
  const income = decimal('0.003')
  expect(told(credited('0', {}))).toEqual([])
  expect(told(credited('0.0001', {}))).toEqual([day])
  expect(told(credited('0.0001', { state: 'ended', income }))).toEqual([day, ['miner_ended', inAll]])
  expect(told(credited('0', { state: 'stopped', income, returned: decimal('113.3') }))).toEqual([
    ['miner_stopped', { ...inAll, amount: '113.3', currency: 'USDT' }],
  ])
})
