import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'
import { somePosition } from '@touchstone/app/chart/example-position'
import { someListed } from '@touchstone/app/market/test-listed'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

const pageOf = (...records: object[]) => ({
  result: { records, total: records.length, size: 20, current: 1, pages: 1 },
})
const lists = '/api/trade/appTradePositions/listMy'
const calls = answerCalls({ '/api/trade/appSymbol/list': { result: [someListed('BTC/USDT')] } })
const answered = fetch
const { RecordsScreen } = await import('./RecordsScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { useSession } = await import('@touchstone/app/api/session')
const { allTexts } = await import('@touchstone/app/texts/texts')
/** A busy machine takes its time. */
configure({ asyncUtilTimeout: 5_000 })

beforeAll(allTexts)
beforeEach(() => useSession.setState({ userInfo: someUser }))
afterEach(() => {
  cleanup()
  queries.clear()
})

const closed = somePosition({ state: 'closed', closeTime: '2026-11-21 17:00:00', closeReason: 'user', closes: 1 })
function holding(real: object[], demo: object[]): void {
  vi.stubGlobal('fetch', (address: string, sent?: RequestInit) => {
    calls.set(lists, pageOf(...(new URL(address).searchParams.get('book') === 'demo' ? demo : real)))
    return answered(address, sent)
  })
}
const show = (query = '') =>
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[`/contractRecords${query}`]}>
        <RecordsScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const exported = () => screen.queryByRole('button', { name: 'Export as CSV' })

it('offers one way on while there is nothing, and nothing to narrow or to take away', async () => {
  holding([], [])
  show()
  expect(await screen.findByText('No trades yet')).toBeDefined()
  expect(screen.getAllByRole('link', { name: 'Start trading' })).toHaveLength(1)
  expect(screen.queryByRole('radiogroup', { name: 'Time' })).toBeNull()
  expect(exported()).toBeNull()
})

it('says that the filters leave nothing, and shows all where they are cleared', async () => {
  holding([], [])
  show('?span=day&mode=cross')
  const none = await screen.findByText('Nothing matches these filters')
  // It is the answer to what was chosen.
  expect(none.closest('[role="status"]')).not.toBeNull()
  expect(screen.queryByText('No trades yet')).toBeNull()
  expect(screen.getByText('All')).toBeDefined()
  expect(screen.getAllByRole('link', { name: 'Start trading' })).toHaveLength(1)
  holding([closed], [])
  screen.getByRole('button', { name: 'Show all' }).click()
  expect(await screen.findByText('Result after all fees (USDT)')).toBeDefined()
  expect(screen.queryByText('Nothing matches these filters')).toBeNull()
})

it('leads somebody who traded in the demo alone to those trades', async () => {
  holding([], [closed])
  show()
  const link = await screen.findByRole('link', { name: 'Show demo trades' })
  expect(link.getAttribute('href')).toBe('/contractRecords?kind=positions&book=demo')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Start trading' })).toBeNull())
})

it('leads there too where a filter is on, and to the filters from Show all', async () => {
  holding([], [closed])
  show('?span=day')
  expect(await screen.findByRole('link', { name: 'Show demo trades' })).toBeDefined()
  cleanup()
  queries.clear()
  vi.stubGlobal('fetch', (address: string, sent?: RequestInit) => {
    calls.set(lists, pageOf(...(new URL(address).searchParams.has('from') ? [] : [closed])))
    return answered(address, sent)
  })
  show('?span=day')
  await userEvent.click(await screen.findByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull())
  expect(screen.queryByRole('link', { name: 'Show demo trades' })).toBeNull()
  expect(document.activeElement?.tagName).toBe('BUTTON')
  expect(document.activeElement?.textContent).toContain('All')
})
