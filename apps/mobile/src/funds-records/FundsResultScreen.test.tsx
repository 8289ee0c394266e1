import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'

const path = '/api/finance/appWithdrawal/queryById'
const at = (stage: string, minute: number) => ({ stage, time: `2026-01-31 18:0${minute}:00` })
const underReview = {
  id: '4-19',
  status: 0,
  stage: 'claimed',
  currency: 'USDT',
  amount: '100',
  fee: '1.1',
  destination: {
    kind: 'bank',
    channel: 'bank',
    channelName: 'Bank transfer',
    network: '',
    target: 'DE89370400440532013000',
    bank: 'First Bank',
    holder: 'Ann Example',
  },
  reason: null,
  proof: null,
  timeline: [at('submitted', 0), at('claimed', 4)],
  cancellable: true,
  bookId: 4,
  sequence: 19,
  requestedTime: '2026-01-31 18:00:00',
  requestedAtMs: 1_769_853_600_000,
}
const calls = answerCalls({ [path]: { result: underReview } })
const { FundsResultScreen } = await import('./FundsResultScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { useSession } = await import('@touchstone/app/api/session')
const { allTexts } = await import('@touchstone/app/texts/texts')

beforeAll(allTexts)
beforeEach(() => {
  useSession.setState({ userInfo: someUser, token: 'x' })
})
afterEach(() => {
  cleanup()
  queries.clear()
})

it('shows every step with its time, what is still ahead, and the reason once it was rejected', async () => {
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/result?kind=withdrawal&id=4-19']}>
        <FundsResultScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const timeline = within(await screen.findByRole('list', { name: 'Progress' }))
  const steps = () => timeline.getAllByRole('listitem').map((step) => step.textContent.replace(/Jan 31.*$/, ' @'))
  expect(steps()).toEqual(['We got your request @', "We're checking it @", 'Approved', 'Paying out', 'Paid out'])
  expect(screen.getByRole('button', { name: 'Cancel withdrawal' })).toBeDefined()

  calls.set(path, {
    result: {
      ...underReview,
      status: -1,
      stage: 'rejected',
      reason: 'The names differ.',
      timeline: [...underReview.timeline, at('rejected', 9)],
      cancellable: false,
    },
  })
  // As an event of the user does.
  await act(() => queries.invalidateQueries({ queryKey: ['withdrawals'] }))
  expect(await timeline.findByText('The names differ.')).toBeDefined()
  expect(timeline.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull()
  expect(screen.getByText('The amount and fee are back in your balance.')).toBeDefined()
})
