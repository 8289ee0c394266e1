import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'
import { isOnlyHere } from '@touchstone/app/device/only-here'
import { someListed } from '@touchstone/app/market/test-listed'
import type { ShareResult } from '@touchstone/app/positions/share-card'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

vi.mock(import('@touchstone/app/device/only-here'), async (original) => {
  const { isOnlyHere } = await original()
  return { isOnlyHere: vi.fn<typeof isOnlyHere>(isOnlyHere) }
})

const code = 'abcDEF0123456789_-abcd'
answerCalls({
  '/api/trade/appSymbol/list': { result: [someListed('BTC/USDT')] },
  '/api/trade/receipt/shared': {
    result: { receipts: [{ code, bookId: 7, sequence: 3, time: '2026-01-01 00:00:00' }] },
  },
})
const { SharePanel } = await import('./SharePanel.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { useSession } = await import('@touchstone/app/api/session')
const { allTexts } = await import('@touchstone/app/texts/texts')

const result: ShareResult = {
  symbol: 'BTC/USDT',
  direction: 'long',
  leverage: 20,
  isClosed: true,
  isUnproven: false,
  book: 'demo',
  result: '24.31',
  yield: '0.1',
  entryPrice: '1',
  price: '2',
}

/** What was written on the picture; a QR code is a path of many steps. */
let written: string[]
let paths: string[]
beforeAll(async () => {
  Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) } })
  await allTexts()
})
beforeEach(() => {
  written = []
  paths = []
  const pen = new Proxy(
    {},
    {
      set: () => true,
      get: (_pen, act) => {
        if (act === 'fillText') return (text: string) => written.push(text)
        if (act === 'measureText') return () => ({ width: 10 })
        return () => ({ addColorStop: () => undefined })
      },
    },
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.stubGlobal('Path2D', function Path2D(path: string) {
    paths.push(path)
  })
  useSession.setState({ userInfo: someUser })
})
afterEach(() => {
  cleanup()
  queries.clear()
  vi.restoreAllMocks()
})

const show = (receipt?: { bookId: string; sequence: number }) =>
  render(
    <QueryClientProvider client={queries}>
      <SharePanel result={result} receipt={receipt} />
    </QueryClientProvider>,
  )
it('loses the mark that nothing proves it when the seal lands meanwhile, and keeps its figures', async () => {
  const panel = (given: ShareResult) => (
    <QueryClientProvider client={queries}>
      <SharePanel result={given} />
    </QueryClientProvider>
  )
  const { rerender } = render(panel({ ...result, isUnproven: true }))
  expect(screen.getByRole('img', { name: /Not proven/ })).toBeDefined()
  rerender(panel({ ...result, result: '99', yield: '0.9' }))
  const name = screen.getByRole('img', { name: /Closed/ }).ariaLabel ?? ''
  expect(name).not.toContain('Not proven')
  expect(name).toContain('+10.00%')
})

const codes = (): string[] => paths.filter((path) => path.length > 500)

it.each([undefined, { bookId: '7', sequence: 3 }])(
  'draws no code and no address that leads to this device alone, and says so: %o',
  async (receipt) => {
    expect(globalThis.location.hostname).toBe('localhost')
    show(receipt)
    expect(await screen.findByText(/^This address opens only on this device/)).toBeDefined()
    if (receipt !== undefined) await screen.findByRole('button', { name: 'Copy link' })
    expect(written).toContain('Try Touchstone')
    expect(written.join(' ')).not.toMatch(/localhost|Scan/)
    expect(codes()).toEqual([])
  },
)

it('draws the code of the receipt at an address that others reach', async () => {
  vi.mocked(isOnlyHere).mockReturnValue(false)
  show({ bookId: '7', sequence: 3 })
  await screen.findByRole('button', { name: 'Copy link' })
  expect(screen.queryByText(/^This address opens only/)).toBeNull()
  expect(written).toContain(globalThis.location.host)
  expect(written).toContain('Scan to check its receipt')
  expect(codes().length).toBeGreaterThan(0)
})
