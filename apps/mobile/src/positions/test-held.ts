import { somePosition } from '@touchstone/app/chart/example-position'
import { ticks } from '@touchstone/app/live/stream'
import * as engine from '@touchstone/app/previews/engine'
import { positionsIn } from '@touchstone/app/previews/preview-context.queries'
import { openDesk, opening } from '@touchstone/domain/examples/example-desk'
import { decimal } from '@touchstone/domain/money/decimal'
import { vi } from 'vitest'

export const symbol = 'BTC/USDT'

/** What a sheet is given of a long of 0.1 BTC, opened at 64,001 with ten times leverage. */
export function held() {
  const desk = openDesk()
  desk.quote(symbol, { bid: '63999', ask: '64001' })
  desk.done(opening([symbol, 'long', 'isolated', 10, '0.1']))
  const first = positionsIn({ book: desk.book() })[0]
  // Some of it can be removed.
  if (first !== undefined) desk.run({ kind: 'add_margin', positionId: first.id, amount: decimal('10') })
  const openCounts = { orders: 0, positions: 1, secondContracts: 0 }
  const context = { engine, symbol, book: desk.book(), facts: desk.facts(), openCounts }
  const [position] = positionsIn(context)
  if (position === undefined) throw new Error('it was opened')
  const tick = context.facts.market(symbol)?.tick
  if (tick === undefined) throw new Error('it was quoted')
  const { sourceAt: sourceAtMs } = tick
  // After those of the test before.
  const sequence = (ticks.get(symbol) ?? tick).sequence + 1
  const prices = { bid: '63999', ask: '64001', mark: '64000', last: '64000' }
  ticks.take([{ symbol, ...prices, sequence, sourceAtMs, tapedAtMs: sourceAtMs, state: 'open' }])
  const record = somePosition({ id: position.id, quantity: '0.1', leverage: 10, entryPrice: '64001' })
  return { book: 'demo' as const, record, context, onDone: vi.fn<() => void>() }
}
