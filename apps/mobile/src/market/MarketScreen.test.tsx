import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { someListed } from '@touchstone/app/market/test-listed'
import { silenceSockets } from '@touchstone/app/live/test-socket'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { pathTo } from '../routes/paths.ts'

const symbols = '/api/trade/appSymbol/list'
const calls = answerCalls({ '/api/public/getFeed': { result: { kind: 'sandbox', name: 'x', description: 'x' } } })
silenceSockets()
const { MarketScreen } = await import('./MarketScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { allTexts } = await import('@touchstone/app/texts/texts')

const day = (volume: string) => ({ open: '100', high: '0', low: '0', volume, change: '0' })

function show(at = pathTo('market')): void {
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[at]}>
        <MarketScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const shown = () =>
  within(screen.getByRole('tabpanel'))
    .queryAllByRole('link')
    .map((link) => link.textContent.slice(0, 3))
/** Waits until these are shown, and says what is shown then. */
async function shownOnce(...bases: string[]): Promise<string[]> {
  await waitFor(() => {
    if (shown().join(' ') !== bases.join(' ')) throw new Error(shown().join(' '))
  })
  return shown()
}

beforeAll(allTexts)
beforeEach(() => {
  localStorage.clear()
  queries.clear()
  calls.set(symbols, {
    result: [
      someListed('AAA/USDT', { day: day('1'), mark: '3' }),
      someListed('BBB/USDT', { day: day('100'), mark: '2' }),
      someListed('XAU/USD', { marketClass: 'metal', mark: '9' }),
    ],
  })
})
afterEach(cleanup)

it('lists a class by what is traded most, and sorts by a tap on a head', async () => {
  show()
  expect(await shownOnce('BBB', 'AAA')).toEqual(['BBB', 'AAA'])
  await userEvent.click(screen.getByRole('button', { name: 'Sort by Price' }))
  expect(await shownOnce('AAA', 'BBB')).toEqual(['AAA', 'BBB'])
  await userEvent.click(screen.getByRole('tab', { name: 'Metals' }))
  expect(await shownOnce('XAU')).toEqual(['XAU'])
})

it('lists everything, and what each market turned over where that is its order', async () => {
  show(pathTo('market', { group: 'all', sort: 'volume-down' }))
  expect(await shownOnce('BBB', 'XAU', 'AAA')).toHaveLength(3)
  expect(screen.getByText('Vol 200')).toBeTruthy()
})

it('a swipe over the list goes to the tab beside', async () => {
  show(pathTo('market', { group: 'all' }))
  await shownOnce('BBB', 'XAU', 'AAA')
  const panel = screen.getByRole('tabpanel')
  const swipe = (from: number, to: number): void => {
    fireEvent.touchStart(panel, { touches: [{ clientX: from, clientY: 300 }] })
    fireEvent.touchEnd(panel, { changedTouches: [{ clientX: to, clientY: 310 }] })
  }
  swipe(300, 120)
  expect(await shownOnce('BBB', 'AAA')).toEqual(['BBB', 'AAA'])
  swipe(120, 160)
  expect(screen.getByRole('tabpanel', { name: 'Crypto' })).toBeTruthy()
  swipe(100, 300)
  expect(await shownOnce('BBB', 'XAU', 'AAA')).toHaveLength(3)
})

it('a star makes a favourite', async () => {
  show(pathTo('market', { group: 'metal' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Add XAU/USD to favorites' }))
  await userEvent.click(screen.getByRole('tab', { name: 'Favorites' }))
  expect(await shownOnce('XAU')).toEqual(['XAU'])
  await userEvent.click(screen.getByRole('button', { name: 'Remove XAU/USD from favorites' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Browse markets' }))
  expect(await shownOnce('BBB', 'AAA')).toEqual(['BBB', 'AAA'])
})

it('favourites are put in order by buttons, which keep the focus', async () => {
  localStorage.setItem('favourites', '["AAA/USDT","BBB/USDT","XAU/USD"]')
  show(pathTo('market', { group: 'favourites' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Reorder favorites' }))
  const list = within(await screen.findByRole('list', { name: 'Favorites' }))
  const up = list.getByRole('button', { name: 'Move XAU/USD up' })
  const order = () => list.getAllByRole('listitem').map((row) => row.textContent.slice(0, 3))
  await userEvent.click(up)
  await waitFor(() => {
    expect(order()).toEqual(['AAA', 'XAU', 'BBB'])
  })
  await userEvent.keyboard('{Enter}{Enter}')
  await waitFor(() => {
    expect(order()).toEqual(['XAU', 'AAA', 'BBB'])
  })
  expect([document.activeElement, up.getAttribute('aria-disabled')]).toEqual([up, 'true'])
  expect(screen.getByRole('status').textContent).toBe('XAU/USD is now 1 of 3')
  expect(localStorage.getItem('favourites')).toBe('["XAU/USD","AAA/USDT","BBB/USDT"]')
})

it('says when the list could not be read, and reads it again', async () => {
  calls.set(symbols, { result: {}, code: 500, message: 'The house is closed.' })
  show()
  await screen.findByText('The house is closed.')
  calls.set(symbols, { result: [someListed('AAA/USDT')] })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await shownOnce('AAA')).toEqual(['AAA'])
})
