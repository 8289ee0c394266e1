import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { publicKeyAnswer } from '@touchstone/app/api/test-public-key'
import { allTexts } from '@touchstone/app/texts/texts'

const calls = answerCalls({
  ...publicKeyAnswer,
  '/api/app/guest': { result: { key: 'too_many_requests', details: {} }, code: 429, message: 'Please wait.' },
})
const { DemoInvitation } = await import('./DemoInvitation.tsx')

beforeAll(allTexts)
beforeEach(() => {
  calls.asked.length = 0
})
afterEach(cleanup)

const guests = () => calls.asked.filter((path) => path === '/api/app/guest').length

function open(address: string): void {
  render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[address]}>
          <DemoInvitation />
        </MemoryRouter>
      </QueryClientProvider>
    </StrictMode>,
  )
}

it('says what it is, and makes nobody before the one tap', async () => {
  open('/demotrading')
  expect(screen.getByRole('heading', { name: 'Try everything with play money' })).toBeDefined()
  expect(guests()).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: 'Start demo trading' }))
  expect(await screen.findByText('Please wait.')).toBeDefined()
  expect(guests()).toBe(1)
})

it('has begun already where the link was the tap: once, and a refusal is shown in place', async () => {
  open('/demotrading?start=1')
  expect(await screen.findByText('Please wait.')).toBeDefined()
  expect(guests()).toBe(1)
  expect(screen.getByRole('button', { name: 'Start demo trading' })).toHaveProperty('disabled', false)
})
