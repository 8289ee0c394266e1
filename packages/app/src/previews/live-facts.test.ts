import { openDesk } from '@touchstone/domain/examples/example-desk'
import { decimal } from '@touchstone/domain/money/decimal'
import type { TickItem } from '@touchstone/wire/stream'
import { expect, it } from 'vitest'
import { liveFacts } from './live-facts.ts'

const btc = 'BTC/USDT'
const live = (changed: Partial<TickItem>): TickItem => ({
  symbol: btc,
  bid: '64999',
  ask: '65001',
  mark: '65000',
  last: '65000',
  sequence: 9,
  sourceAtMs: 5,
  tapedAtMs: 6,
  state: 'open',
  ...changed,
})

function market(tick: TickItem | undefined, isSilent = false) {
  const desk = openDesk()
  desk.quote(btc, '64000')
  return liveFacts(desk.facts(), () => tick, isSilent).market(btc)
}

it('a newer tick takes the place of the one in the reply', () => {
  expect(market(live({}))).toMatchObject({ state: 'open', tick: { bid: decimal('64999'), sequence: 9, sourceAt: 5 } })
  expect(market(live({ sequence: 0 }))?.tick.sequence).toBe(1)
  expect(market(undefined)?.tick.sequence).toBe(1)
})

it('the same tick may have become stale meanwhile', () => {
  expect(market(live({ sequence: 1, state: 'stale' }))).toMatchObject({ state: 'stale', tick: { sequence: 1 } })
})

it('while the connection is silent nothing is open', () => {
  expect(market(live({}), true)?.state).toBe('stale')
  expect(market(live({ state: 'closed' }), true)?.state).toBe('closed')
})

it('a symbol without facts stays unknown', () => {
  expect(liveFacts(openDesk().facts(), () => live({}), false).market(btc)).toBeUndefined()
})
