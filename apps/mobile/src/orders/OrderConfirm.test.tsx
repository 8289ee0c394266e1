import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { publicKeyAnswer } from '@touchstone/app/api/test-public-key'
import { stubMedia } from '@touchstone/app/device/test-media'
import { silenceSockets } from '@touchstone/app/live/test-socket'
import { someCommand as command, someDraft } from '@touchstone/app/orders/test-order'

const calls = answerCalls({
  ...publicKeyAnswer,
  // Without an answer it would be asked for again in the middle of the test.
  '/api/trade/appSymbol/list': { result: [] },
})
silenceSockets()
const { signCommandsWith } = await import('@touchstone/app/api/api')
const { queries } = await import('@touchstone/app/api/queries')
const { allTexts } = await import('@touchstone/app/texts/texts')
const { OrderConfirm } = await import('./OrderConfirm.tsx')

beforeAll(() => {
  stubMedia()
  return allTexts()
})
afterEach(cleanup)

const draft = { ...someDraft, entry: 'quantity', amount: '0.01' } as const

it('an order whose answer got lost can only be asked for again, also where the next try never left', async () => {
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <OrderConfirm
          book="real"
          context={undefined}
          subject={{ command, draft, expiresAt: null, isRepeated: false }}
          isOpen
          label="Buy"
          onClose={() => undefined}
          onPlaced={() => undefined}
          onLost={() => undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
  press('Buy')
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined(), 5_000)
  signCommandsWith(() => Promise.reject(new Error('no key pair')))
  const before = calls.asked.length
  press('Try again')
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Try again' }).ariaBusy).toBe('false'))
  expect(calls.asked.slice(before)).toEqual([])
  expect(screen.queryByRole('button', { name: 'Buy' })).toBeNull()
})
