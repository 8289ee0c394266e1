import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'
import { somePosition } from '@touchstone/app/chart/example-position'
import { openDesk, opening } from '@touchstone/domain/examples/example-desk'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

const calls = answerCalls({})
const { OpenStrip } = await import('./OpenStrip.tsx')
const engine = await import('@touchstone/app/previews/engine')
const { queries } = await import('@touchstone/app/api/queries')
const { useSession } = await import('@touchstone/app/api/session')
const { useConnection } = await import('@touchstone/app/live/stream')
const { allTexts } = await import('@touchstone/app/texts/texts')

beforeAll(async () => {
  await allTexts()
  useConnection.setState({ connected: true, stale: false })
})
beforeEach(() => useSession.setState({ userInfo: someUser }))
afterEach(() => {
  cleanup()
  queries.clear()
})

const opened = { symbol: 'BTC/USDT', direction: 'long', marginMode: 'isolated' } as const

/** A desk that has bought at 64,000 and sees 64,640 now. */
function held() {
  const desk = openDesk({})
  desk.quote('BTC/USDT', '64000')
  desk.done(opening(['BTC/USDT', 'long', 'isolated', 10, '0.1']))
  desk.quote('BTC/USDT', '64640')
  const { id, cost, margin } = desk.position()
  const record = somePosition({ id, quantity: '0.1', leverage: 10 })
  const short = somePosition({ id: '7-9', direction: 'short' })
  calls.set('/api/trade/appTradePositions/listMy', {
    result: { records: [short, record], total: 2, size: 100, current: 1, pages: 1 },
  })
  const open = {
    quantity: '0.1',
    cost: printDecimal(cost),
    margin: printDecimal(margin),
    openingFee: '3.2',
    funding: '0',
    realised: '0',
  }
  const { symbol, direction, leverage, openTime } = record
  const result = { id, symbol, direction, leverage, openTime, result: null, closes: 0, parts: [], open }
  calls.set('/api/trade/appTradePositions/result', { result })
  const openCounts = { orders: 0, positions: 1, secondContracts: 0 }
  return { desk, context: { engine, symbol: 'BTC/USDT', book: desk.book(), facts: desk.facts(), openCounts } }
}

function show(onShow = () => undefined) {
  const { desk, context } = held()
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <OpenStrip book="demo" opened={opened} context={context} onShow={onShow} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return desk
}

it('says what closing now would bring after all fees, as the close then does', async () => {
  const desk = show()
  const strip = await screen.findByRole('region', { name: 'BTC/USDT · Long 10×' })
  // 64 of profit less 3.2 and 3.232 of both fees.
  expect(await within(strip).findByText(/^\+57\.56/)).toBeDefined()
  desk.done({ kind: 'close_position', positionId: desk.position().id, quantity: decimal('0.1') })
  expect(desk.held('contract')).toBe('10057.568')
})

it('leads to the card, and to the close', async () => {
  const onShow = vi.fn<() => undefined>()
  show(onShow)
  await userEvent.click(await screen.findByRole('button', { name: 'Show' }))
  expect(onShow).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('dialog', { name: 'Close position' })).toBeDefined()
})
