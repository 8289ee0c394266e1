import { act, cleanup, render, screen } from '@testing-library/react'
import { CallFailed } from '@touchstone/client/call-failed'
import { openDesk, opening } from '@touchstone/domain/examples/example-desk'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { stubMedia } from '@touchstone/app/device/test-media'
import { someCommand, someDraft } from '@touchstone/app/orders/test-order'

answerCalls({ '/api/trade/appSymbol/list': { result: [] } })
const { api } = await import('@touchstone/app/api/api')
const engine = await import('@touchstone/app/previews/engine')
const { ticks, useConnection } = await import('@touchstone/app/live/stream')
const { allTexts } = await import('@touchstone/app/texts/texts')
const { confirmSheet } = await import('./test-confirm.tsx')

const symbol = 'BTC/USDT'
beforeAll(() => {
  stubMedia()
  useConnection.setState({ connected: true, stale: false, hasSpoken: true })
  return allTexts()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('an order whose answer got lost keeps its figures, though its position may be there by now', async () => {
  const desk = openDesk()
  desk.quote(symbol, '64000')
  const tick = desk.facts().market(symbol)?.tick
  if (tick === undefined) throw new Error('it was quoted')
  const { sequence, sourceAt } = tick
  const prices = { bid: '64000', ask: '64000', mark: '64000', last: '64000' }
  ticks.take([{ symbol, ...prices, sequence, sourceAtMs: sourceAt, tapedAtMs: sourceAt, state: 'open' }])
  const contextNow = () => ({
    engine,
    symbol,
    book: desk.book(),
    facts: desk.facts(),
    openCounts: { orders: 0, positions: 0, secondContracts: 0 },
  })
  const sheet = () =>
    confirmSheet({
      book: 'demo',
      context: contextNow(),
      subject: {
        command: { ...someCommand, marginMode: 'isolated' },
        draft: { ...someDraft, marginMode: 'isolated', entry: 'quantity', amount: '0.01' },
        expiresAt: null,
        isRepeated: false,
      },
    })
  vi.spyOn(api, 'openPosition').mockRejectedValue(new CallFailed('lost'))
  const { rerender } = render(sheet())
  const liquidation = () => screen.getByText('Liquidation price').closest('div')?.textContent
  const before = liquidation()
  expect(before).toMatch(/5\d,\d{3}/)
  act(() => screen.getByRole('button', { name: 'Buy' }).click())
  await screen.findByRole('button', { name: 'Try again' })
  // It went through, and at another price: adding the same once more would be liquidated elsewhere.
  desk.quote(symbol, '61000')
  desk.done(opening([symbol, 'long', 'isolated', 10, '0.01']))
  rerender(sheet())
  expect(liquidation()).toBe(before)
})
