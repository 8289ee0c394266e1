import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'
import { somePosition } from '@touchstone/app/chart/example-position'
import { someListed } from '@touchstone/app/market/test-listed'
import { openDesk, opening } from '@touchstone/domain/examples/example-desk'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { profitAt } from '@touchstone/domain/positions/valuation'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { LabelProps } from './StopHandle.tsx'

const calls = answerCalls({})
const { LineLabel } = await import('./LineLabel.tsx')
const { StopHandle } = await import('./StopHandle.tsx')
const engine = await import('@touchstone/app/previews/engine')
const { queries } = await import('@touchstone/app/api/queries')
const { useSession } = await import('@touchstone/app/api/session')
const { allTexts } = await import('@touchstone/app/texts/texts')

const symbol = 'BTC/USDT'
beforeAll(allTexts)
beforeEach(() => useSession.setState({ userInfo: someUser }))
afterEach(() => {
  cleanup()
  queries.clear()
})

/** A desk that has bought at 64,000 and sees 64,640 now. */
function held() {
  const desk = openDesk({})
  desk.quote(symbol, '64000')
  desk.done(opening([symbol, 'long', 'isolated', 10, '0.1']))
  desk.quote(symbol, '64640')
  const position = desk.position()
  const openCounts = { orders: 0, positions: 1, secondContracts: 0 }
  const context = { engine, symbol, book: desk.book(), facts: desk.facts(), openCounts }
  queries.setQueryData(['positions', 'previewContext', 'demo', symbol], context)
  const [cost, margin] = [printDecimal(position.cost), printDecimal(position.margin)]
  const open = { quantity: '0.1', cost, margin, openingFee: '3.2', funding: '0', realised: '0' }
  const { id, direction, leverage, openTime } = somePosition({ id: position.id, leverage: 10 })
  const result = { id, symbol, direction, leverage, openTime, result: null, closes: 0, parts: [], open }
  calls.set('/api/trade/appTradePositions/result', { result })
  return position
}

const noStops = { draft: undefined, isAsked: false } as LabelProps['stops']
const takerRate = '0.0005'
const atLine = { book: 'demo', place: 'line', y: 50, height: 100, isTurned: false, canAdd: false } as const

it('says of a position what the strip and the card say: its result after all fees, and never the profit without them', async () => {
  const position = held()
  const line = { id: 'entry', positionId: position.id, kind: 'entry', direction: 'long', price: '64000' } as never
  const record = somePosition({ id: position.id, quantity: '0.1', leverage: 10, profit: '64' })
  render(
    <QueryClientProvider client={queries}>
      <LineLabel
        {...{
          ...atLine,
          line,
          position: record,
          held: position,
          takerRate,
          stops: noStops,
          listed: someListed(symbol),
        }}
        shown={{} as LabelProps['shown']}
      />
    </QueryClientProvider>,
  )
  expect(printDecimal(profitAt(position, 64_640n * 10n ** 18n))).toBe('64')
  expect(screen.queryByText(/64/)).toBeNull()
  // 64 of profit less 3.2 and 3.232 of both fees.
  expect(await screen.findByText(/^\+57\.56/)).toBeDefined()
  expect(screen.getByText('Long 10×')).toBeDefined()
})

it('says of a stop under the finger what its sheet says: the result after all fees', async () => {
  const position = held()
  const record = somePosition({ id: position.id, quantity: '0.1', leverage: 10, profit: '64' })
  const stops = { draft: { positionId: position.id, kind: 'takeProfit', price: '64700' }, isAsked: false } as never
  render(
    <QueryClientProvider client={queries}>
      <StopHandle
        {...{ ...atLine, position: record, held: position, takerRate, stops, listed: someListed(symbol) }}
        kind="takeProfit"
        price="64700"
        shown={{} as LabelProps['shown']}
      />
    </QueryClientProvider>,
  )
  // 70 of profit less 3.2 and 3.235 of both fees.
  expect(await screen.findByText(/^\+63\.56/)).toBeDefined()
  expect(screen.queryByText(/70\.00/)).toBeNull()
})
