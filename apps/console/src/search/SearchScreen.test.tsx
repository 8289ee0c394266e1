import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerCalls } from '../api/test-answers.ts'
import { show, someOperator } from '../api/test-show.tsx'

const calls = answerCalls({})
const { SearchScreen } = await import('./SearchScreen.tsx')
const { SearchBox } = await import('./SearchBox.tsx')

const path = '/api/console/search'
const none = {
  users: null,
  deposits: null,
  withdrawals: null,
  applications: null,
  arrivals: null,
  proposals: null,
  records: null,
}
const bea = { id: 12, account: 'bea' }
const found = {
  ...none,
  users: [{ ...bea, name: 'Bea Miller', email: 'b***@example.com', phone: null }],
  withdrawals: [
    { id: '3-14', user: bea, state: 'paid', amount: '12000', currency: 'USDT', time: '2026-11-22 17:00:00' },
  ],
}

beforeEach(() => {
  calls.asked.length = 0
  calls.set(path, { result: found })
})
afterEach(cleanup)

it('is reached by a letter from everywhere, and asks for what was typed', async () => {
  show(<SearchBox />, someOperator(['support']), '/deposits')
  await userEvent.keyboard('/')
  await userEvent.keyboard('WIRE-77{Enter}')
  expect(screen.getByLabelText('address').textContent).toBe('/search?text=WIRE-77')
})

it('lists what was found, and leads there', async () => {
  show(<SearchScreen />, someOperator(['support']), '/search?text=12')
  expect(await screen.findByText('Bea Miller · bea #12')).toBeTruthy()
  expect(screen.getByText('3-14 · bea #12')).toBeTruthy()
  expect(calls.askedOf(path)[0]?.query).toEqual({ text: '12' })
  await userEvent.keyboard('jj{Enter}')
  expect(screen.getByLabelText('address').textContent).toBe('/withdrawals?stage=all&open=3-14')
})

it('says that nothing was found, and asks for nothing without a text', async () => {
  calls.set(path, { result: { ...none, users: [] } })
  show(<SearchScreen />, someOperator(['support']), '/search?text=nobody')
  expect(await screen.findByText('No matches')).toBeTruthy()
  cleanup()
  calls.asked.length = 0
  show(<SearchScreen />, someOperator(['support']), '/search')
  expect(await screen.findByText('Type something to search for')).toBeTruthy()
  expect(calls.asked).toEqual([])
})
