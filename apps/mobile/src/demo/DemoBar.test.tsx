import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { openDesk } from '@touchstone/domain/examples/example-desk'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'

answerCalls({})
const { DemoBar } = await import('./DemoBar.tsx')
const { expectGreeting } = await import('@touchstone/app/demo/greeting')
const engine = await import('@touchstone/app/previews/engine')
const { queries } = await import('@touchstone/app/api/queries')
const { useToasts } = await import('@touchstone/app/feedback/toast')
const { allTexts } = await import('@touchstone/app/texts/texts')

beforeAll(allTexts)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function bar() {
  const desk = openDesk({})
  const openCounts = { orders: 0, positions: 0, secondContracts: 0 }
  const context = { engine, symbol: 'BTC/USDT', book: desk.book(), facts: desk.facts(), openCounts }
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <DemoBar context={context} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return screen.getByRole('status')
}

it('welcomes a new guest in the strip, where it covers no figure, and not again', () => {
  vi.useFakeTimers()
  expectGreeting()
  const said = bar()
  expect(said.textContent).toMatch(/^[\d,]+ USDT of play money is yours$/)
  expect(useToasts.getState().shown).toEqual([])
  act(() => void vi.advanceTimersByTime(8_000))
  expect(said.textContent).toBe('Play money, real rules')
  cleanup()
  expect(bar().textContent).toBe('Play money, real rules')
})
