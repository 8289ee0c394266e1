import { QueryClientProvider } from '@tanstack/react-query'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'

const committed = { day: '2026-11-21', seed: 'a5'.repeat(32) }
const shown = { secret: true, committed, revealed: { day: '2026-11-24', seed: 'b6'.repeat(32) }, former: null }
const feed = { kind: 'sandbox', name: 'simulated', description: 'simulated' }
const calls = answerCalls({
  '/api/public/getFeed': { result: feed },
  '/api/public/getMarketSeed': { result: shown },
})
const { SeedSection } = await import('./SeedSection.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { allTexts } = await import('@touchstone/app/texts/texts')

beforeAll(() => allTexts())
afterEach(() => {
  cleanup()
  queries.clear()
})

const show = () =>
  render(
    <QueryClientProvider client={queries}>
      <SeedSection />
    </QueryClientProvider>,
  )

it('shows the hash that binds a simulated market, and the newest day that can be computed again', async () => {
  show()
  expect(await screen.findByText(committed.seed)).toBeDefined()
  expect(screen.getByText('2026-11-24')).toBeDefined()
  expect(screen.getByText(/ties us to all of them/)).toBeDefined()
})

it('says that a seed that somebody chose is no secret', async () => {
  calls.set('/api/public/getMarketSeed', { result: { ...shown, secret: false, revealed: null } })
  show()
  expect(await screen.findByText(/isn’t secret/)).toBeDefined()
  expect(screen.getByText('None yet. Each seed is published when its day ends.')).toBeDefined()
})

it('says nothing where prices are recorded', async () => {
  calls.set('/api/public/getMarketSeed', { result: null })
  const { container } = show()
  await queries.fetchQuery({ queryKey: ['test'], queryFn: () => Promise.resolve(1) })
  expect(container.textContent).toBe('')
})
