import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'
import { somePosition } from '@touchstone/app/chart/example-position'
import type { StopDraft } from '@touchstone/app/chart/price-lines'
import { stubMedia } from '@touchstone/app/device/test-media'
import { someListed } from '@touchstone/app/market/test-listed'
import { CallFailed } from '@touchstone/client/call-failed'
import { openDesk, opening } from '@touchstone/domain/examples/example-desk'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { LabelProps } from './StopHandle.tsx'

const calls = answerCalls({})
const { StopSheet } = await import('./StopSheet.tsx')
const { StopHandle } = await import('./StopHandle.tsx')
const engine = await import('@touchstone/app/previews/engine')
const { queries } = await import('@touchstone/app/api/queries')
const { useSession } = await import('@touchstone/app/api/session')
const { ticks, useConnection } = await import('@touchstone/app/live/stream')
const { setOffline } = await import('@touchstone/app/live/test-offline')
const { allTexts } = await import('@touchstone/app/texts/texts')

const symbol = 'BTC/USDT'
beforeAll(() => {
  stubMedia()
  return allTexts()
})
beforeEach(() => {
  useSession.setState({ userInfo: someUser, token: 'x' })
  useConnection.setState({ connected: true, stale: false, hasSpoken: true })
})
afterEach(() => {
  cleanup()
  setOffline(false)
  queries.clear()
})

/** A desk that has bought at 64,000 with ten times leverage, and sees 64,000. */
function held() {
  const desk = openDesk({})
  desk.quote(symbol, '64000')
  desk.done(opening([symbol, 'long', 'isolated', 10, '0.1']))
  const position = desk.position()
  const openCounts = { orders: 0, positions: 1, secondContracts: 0 }
  const context = { engine, symbol, book: desk.book(), facts: desk.facts(), openCounts }
  queries.setQueryData(['positions', 'previewContext', 'demo', symbol], context)
  const tick = context.facts.market(symbol)?.tick
  if (tick === undefined) throw new Error('it was quoted')
  const sequence = (ticks.get(symbol) ?? tick).sequence + 1
  const prices = { bid: '64000', ask: '64000', mark: '64000', last: '64000' }
  ticks.take([{ symbol, ...prices, sequence, sourceAtMs: tick.sourceAt, tapedAtMs: tick.sourceAt, state: 'open' }])
  const [cost, margin] = [printDecimal(position.cost), printDecimal(position.margin)]
  const open = { quantity: '0.1', cost, margin, openingFee: '3.2', funding: '0', realised: '0' }
  const record = somePosition({ id: position.id, quantity: '0.1', leverage: 10, entryPrice: '64000' })
  const { id, direction, leverage, openTime } = record
  const result = { id, symbol, direction, leverage, openTime, result: null, closes: 0, parts: [], open }
  calls.set('/api/trade/appTradePositions/result', { result })
  return { position: record, held: position }
}

const draft = (price: string, kind: StopDraft['kind'] = 'stopLoss') => ({ positionId: '', kind, price })
const confirm = vi.fn<() => void>()
const stops = { draft: undefined, isAsked: true, busy: false, error: null, unanswered: undefined, confirm } as const
function show(price: string, changed: object = {}, has: object = {}): void {
  const { position, ...known } = held()
  render(
    <QueryClientProvider client={queries}>
      <StopSheet
        {...known}
        position={{ ...position, ...has }}
        book="demo"
        draft={draft(price)}
        stops={{ ...stops, ...changed } as never}
        priceTick="0.1"
        takerRate="0.0005"
      />
    </QueryClientProvider>,
  )
}
const result = () => screen.getByText('Est. result after all fees').closest('div')?.textContent
const button = (name: string) => screen.getByRole('button', { name })
const isOff = (name: string): boolean => button(name).getAttribute('aria-disabled') === 'true'

it('says what a stop would bring', async () => {
  show('63000')
  await vi.waitFor(() => expect(result()).toMatch(/−106\.35/))
  expect(isOff('Confirm')).toBe(false)
})

it('of a stop beyond the liquidation says where that comes first, and no result', async () => {
  show('57000')
  expect(await screen.findByText(/^Liquidated before this, at 57,\d{3}/)).toBeDefined()
  expect(result()).toMatch(/—/)
  // It may be set all the same.
  expect(isOff('Confirm')).toBe(false)
})

it('of a stop on the wrong side says so before it is confirmed, and no result', async () => {
  show('65000')
  expect(await screen.findByText('Must be below 64,000.0')).toBeDefined()
  expect(result()).toMatch(/—/)
  expect(isOff('Confirm')).toBe(true)
})

it('knows that the browser is offline, and that prices have stopped', () => {
  show('63000')
  expect(screen.queryByText('Connection lost. Prices may be out of date.')).toBeNull()
  act(() => useConnection.setState({ connected: false, stale: true, hasSpoken: true }))
  expect(screen.getByText('Connection lost. Prices may be out of date.')).toBeDefined()
  expect(isOff('Confirm')).toBe(false)
  setOffline(true)
  expect(isOff("You're offline")).toBe(true)
})

it.each(['set', 'removed'] as const)('after a lost answer the button that was pressed asks again: %s', (unanswered) => {
  show('65000', { error: new CallFailed('lost'), unanswered }, { stopLoss: { price: '62000', quantity: null } })
  expect(screen.getByText(/we don't know yet/)).toBeDefined()
  expect(isOff('Try again')).toBe(false)
})

it.each([
  ['65000', 'Must be below 64,000.00'],
  ['57000', /^Liq\. 57,\d{3}\.\d\d$/],
])('the label under the finger says the same at %s', async (price, said) => {
  const { position, held: holding } = held()
  const moved = { ...stops, draft: { ...draft(price), positionId: position.id } } as never
  const at = { book: 'demo', place: 'line', y: 50, height: 100, isTurned: false, canAdd: false } as const
  render(
    <QueryClientProvider client={queries}>
      <StopHandle
        {...{ ...at, position, held: holding, takerRate: '0.0005', stops: moved, listed: someListed(symbol) }}
        kind="stopLoss"
        price={price}
        shown={{} as LabelProps['shown']}
      />
    </QueryClientProvider>,
  )
  expect(await screen.findByText(said)).toBeDefined()
  expect(screen.queryByText(/−/)).toBeNull()
})
