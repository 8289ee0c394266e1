import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { silenceSockets } from '@touchstone/app/live/test-socket'
import { someListed } from '@touchstone/app/market/test-listed'
import { SymbolListSkeleton } from '../market/SymbolListSkeleton.tsx'
import { routes } from '../routes/paths.ts'
import { ChartSkeleton } from '../chart/ChartSkeleton.tsx'
import { Button } from '../ui/Button.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { fillPrices } from './fill-prices.ts'
import { firstScreens, symbols } from './first-screens.ts'
import { mostTradedCoins } from './most-traded-coins.ts'

const calls = answerCalls({ '/api/public/getFeed': { result: { kind: 'sandbox', name: 'x', description: 'x' } } })
silenceSockets()
const { screenRoutes } = await import('../screens.ts')
const { queries } = await import('@touchstone/app/api/queries')
const { allTexts } = await import('@touchstone/app/texts/texts')

const day = (volume: string) => ({ open: '100', high: '0', low: '0', volume, change: '0' })
const listed = [
  someListed('AAA/USDT', { day: day('1'), mark: '3' }),
  someListed('BBB/USDT', { day: day('100'), mark: '20000.5' }),
  someListed('XAU/USD', { marketClass: 'metal', mark: '9' }),
  someListed('CCC/USDT', { day: null, mark: '0.0000123' }),
  someListed('DDD/USDT', { day: day('5'), price: null }),
]
const answer = (body: unknown) => Promise.resolve(Response.json(body))

beforeAll(allTexts)
beforeEach(() => {
  document.body.innerHTML = `<main>${renderToStaticMarkup(<SymbolListSkeleton />)}</main>`
})
afterEach(cleanup)

const slots = (name: string) =>
  [...document.querySelectorAll(`[data-slot=${name}]`)].map((slot) => slot.textContent).filter((text) => text !== '')
const isFilled = () => document.querySelector('[data-filled]') !== null

it('shows the names and prices that the market will show, in its order', async () => {
  await fillPrices(document, answer({ code: 200, result: listed }), mostTradedCoins)
  const drawn = slots('name').map((name, index) => [name, slots('price')[index]])
  expect(drawn).toHaveLength(4)
  calls.set(symbols, { result: listed })
  const Market = screenRoutes.find(({ path }) => path === routes.market.path)?.Component
  if (Market === undefined) throw new Error('there is no market')
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <Suspense>
          <Market />
        </Suspense>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const links = await within(await screen.findByRole('tabpanel')).findAllByRole('link')
  expect(links).toHaveLength(drawn.length)
  for (const [index, [name, price]] of drawn.entries()) {
    expect(links[index]?.textContent).toContain(name)
    expect(links[index]?.textContent).toContain(price)
  }
  expect(isFilled()).toBe(true)
})

it.each([
  ['symbol=XAU%2FUSD', 'XAU/USD', '9.00'],
  ['', 'AAA/USDT', '3.00'],
])('shows the symbol that the chart begins with at %o', async (query, name, price) => {
  const pick = firstScreens[routes.kline.path]?.priced
  await fillPrices(
    document,
    answer({ code: 200, result: listed }),
    (all) => pick?.(all, new URLSearchParams(query)) ?? [],
  )
  expect([slots('name'), slots('price')]).toEqual([[name], [price]])
})

it('stops what moves, and leaves everything its shape', async () => {
  document.body.innerHTML = `<main>${renderToStaticMarkup(
    <Waiting>
      <ChartSkeleton />
      <Button>Trade</Button>
    </Waiting>,
  )}</main>`
  // The skeleton of the price gives way to it.
  const looks = () => [...document.querySelectorAll('[class]:not(.skeleton)')].map(({ className }) => className)
  const before = looks()
  await fillPrices(document, answer({ code: 200, result: listed }), (all) => all.slice(0, 1))
  expect(looks()).toEqual(before)
  for (const moving of document.querySelectorAll<HTMLElement>('[aria-busy=true], .breathe'))
    expect([moving.style.animation, moving.style.transition]).toEqual(['none', 'none'])
  expect(document.querySelector('button')?.style.transition).toBe('')
})

it('leaves the page as drawn where no such symbol is listed', async () => {
  const drawn = document.body.innerHTML
  const pick = firstScreens[routes.kline.path]?.priced
  const query = new URLSearchParams({ symbol: 'UNKNOWN' })
  await fillPrices(document, answer({ code: 200, result: listed }), (all) => pick?.(all, query) ?? [])
  expect(document.body.innerHTML).toBe(drawn)
})

it.each([{ code: 510, message: 'x' }, { code: 200, result: 7 }, 'x'])(
  'leaves the page as drawn on %o',
  async (body) => {
    await fillPrices(document, answer(body), mostTradedCoins).catch(() => undefined)
    expect(slots('price')).toEqual([])
    expect(isFilled()).toBe(false)
  },
)

it('leaves the answer for the app to read', async () => {
  const asked = answer({ code: 200, result: listed })
  await fillPrices(document, asked, mostTradedCoins)
  expect(await (await asked).json()).toMatchObject({ code: 200 })
})
