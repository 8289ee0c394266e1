import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerCalls, someUser } from '../api/test-answers.ts'
import { keyAnswer } from '../api/test-key.ts'

const list = '/api/trade/appFavourite/list'
const add = '/api/trade/appFavourite/add'
const reorder = '/api/trade/appFavourite/reorder'
const calls = answerCalls({
  ...keyAnswer,
})
const { useFavourites, useOrderFavourites, useSetFavourite } = await import('./favourites.ts')
const { useSession } = await import('../api/session.ts')

function Shown() {
  const { data } = useFavourites()
  const set = useSetFavourite()
  const order = useOrderFavourites()
  return (
    <>
      <p>{data?.join(' ') ?? 'unknown'}</p>
      <button type="button" onClick={() => order(data?.toReversed() ?? [])}>
        turn
      </button>
      {['BTC/USDT', 'XAU/USD'].map((symbol) => (
        <button
          key={symbol}
          type="button"
          onClick={() => set({ symbol, isFavourite: data?.includes(symbol) !== true })}
        >
          {symbol}
        </button>
      ))}
    </>
  )
}

function show(): void {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Shown />
    </QueryClientProvider>,
  )
}

const text = () => screen.getByRole('paragraph').textContent
/** Waits until these are shown, and says what is shown then. */
const shownOnce = async (wanted: string): Promise<string> => {
  await waitFor(() => {
    if (text() !== wanted) throw new Error(text())
  }, patience)
  return text()
}
/** A call without an answer is asked again a few times before it counts as failed. */
const patience = { timeout: 10_000 }
const tap = (symbol: string) => userEvent.click(screen.getByRole('button', { name: symbol }))

beforeEach(() => {
  localStorage.clear()
  calls.asked.length = 0
  useSession.setState({ userInfo: undefined })
})
afterEach(cleanup)

it('a visitor’s are kept on the device', async () => {
  show()
  expect(await shownOnce('')).toBe('')
  await tap('BTC/USDT')
  await tap('XAU/USD')
  expect(await shownOnce('BTC/USDT XAU/USD')).toBe('BTC/USDT XAU/USD')
  await tap('BTC/USDT')
  expect(await shownOnce('XAU/USD')).toBe('XAU/USD')
  expect(localStorage.getItem('favourites')).toBe('["XAU/USD"]')
  expect(calls.asked).toEqual([])
})

it('those of the device are added to the account at sign-in, once', async () => {
  localStorage.setItem('favourites', '["BTC/USDT","XAU/USD"]')
  useSession.setState({ userInfo: { ...someUser, language: 'en-us' } })
  calls.set(list, { result: { symbols: ['ETH/USDT', 'BTC/USDT'] } })
  calls.set(add, { result: { symbols: ['ETH/USDT', 'BTC/USDT', 'XAU/USD'] } })
  show()
  expect(await shownOnce('ETH/USDT BTC/USDT XAU/USD')).toBe('ETH/USDT BTC/USDT XAU/USD')
  expect(calls.asked.filter((asked) => asked === add)).toHaveLength(1)
  expect(localStorage.getItem('favourites')).toBeNull()
})

it('what got no answer at sign-in waits; what the account has no place for is left out', async () => {
  localStorage.setItem('favourites', '["OLD/USDT"]')
  useSession.setState({ userInfo: { ...someUser, language: 'en-us' } })
  calls.set(list, { result: { symbols: ['ETH/USDT'] } })
  calls.set(add, new TypeError('no answer'))
  show()
  expect(await shownOnce('ETH/USDT')).toBe('ETH/USDT')
  expect(localStorage.getItem('favourites')).toBe('["OLD/USDT"]')
  cleanup()
  calls.set(add, { result: { key: 'symbol_unknown', details: {} }, code: 4001, message: 'no such symbol' })
  show()
  expect(await shownOnce('ETH/USDT')).toBe('ETH/USDT')
  expect(localStorage.getItem('favourites')).toBeNull()
})

it('a change that was refused is taken back', async () => {
  useSession.setState({ userInfo: { ...someUser, language: 'en-us' } })
  calls.set(list, { result: { symbols: ['ETH/USDT'] } })
  calls.set(add, { result: { key: 'favourite_limit_reached', details: {} }, code: 4002, message: 'too many' })
  show()
  await shownOnce('ETH/USDT')
  await tap('BTC/USDT')
  await waitFor(() => {
    expect(calls.asked).toContain(add)
  }, patience)
  expect(await shownOnce('ETH/USDT')).toBe('ETH/USDT')
})

it('an order is kept on the device', async () => {
  localStorage.setItem('favourites', '["BTC/USDT","XAU/USD"]')
  show()
  await shownOnce('BTC/USDT XAU/USD')
  await tap('turn')
  expect(await shownOnce('XAU/USD BTC/USDT')).toBe('XAU/USD BTC/USDT')
  await waitFor(() => expect(localStorage.getItem('favourites')).toBe('["XAU/USD","BTC/USDT"]'))
})

it('an order is sent to the account, of several in a row the last; one that is refused is taken back', async () => {
  useSession.setState({ userInfo: { ...someUser, language: 'en-us' } })
  calls.set(list, { result: { symbols: ['ETH/USDT', 'BTC/USDT'] } })
  calls.set(reorder, { result: { symbols: ['BTC/USDT', 'ETH/USDT'] } })
  show()
  await shownOnce('ETH/USDT BTC/USDT')
  calls.set(list, { result: { symbols: ['BTC/USDT', 'ETH/USDT'] } })
  for (let tapped = 0; tapped < 3; tapped += 1) fireEvent.click(screen.getByRole('button', { name: 'turn' }))
  expect(await shownOnce('BTC/USDT ETH/USDT')).toBe('BTC/USDT ETH/USDT')
  await waitFor(() => {
    expect(calls.asked.filter((asked) => asked === list)).toHaveLength(2)
  }, patience)
  expect(await shownOnce('BTC/USDT ETH/USDT')).toBe('BTC/USDT ETH/USDT')
  expect(calls.asked.filter((asked) => asked === reorder)).toHaveLength(1)

  calls.set(reorder, { result: { key: 'not_found', details: {} }, code: 404, message: 'no' })
  await tap('turn')
  await waitFor(() => {
    expect(calls.asked.filter((asked) => asked === list)).toHaveLength(3)
  }, patience)
  expect(await shownOnce('BTC/USDT ETH/USDT')).toBe('BTC/USDT ETH/USDT')
})
