import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { keyAnswer } from '@touchstone/app/api/test-key'
import { stubMedia } from '@touchstone/app/device/test-media'
import { someDetail } from './test-product.ts'

const productPath = '/api/prod/appProductInfo/queryById'
const calls = answerCalls({ ...keyAnswer })
const { StrategyScreen } = await import('./StrategyScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { allTexts } = await import('@touchstone/app/texts/texts')

beforeAll(allTexts)
configure({ asyncUtilTimeout: 10_000 })
beforeEach(() => stubMedia())
afterEach(() => {
  cleanup()
  queries.clear()
})

const open = (changed: object): void => {
  calls.set(productPath, { result: { ...someDetail, ...changed } })
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/taolilicaiDetail?id=trend-7']}>
        <StrategyScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const frozen = { from: '2025-11-24', until: null, reason: 'A venue is down.' }
const resuming = { ...frozen, until: '2025-11-26' }

it('says that it is frozen, and sells nothing', async () => {
  open({ state: 'frozen', frozen })
  expect(await screen.findByText('Frozen since Nov 24 (UTC)')).toBeDefined()
  expect(
    screen.getByText(
      "You can't buy it right now. Frozen days earn and lose nothing. Investments that run go on afterwards.",
    ),
  ).toBeDefined()
  expect(screen.getByText('Why: A venue is down.')).toBeDefined()
  expect(screen.queryByText(/^Resumes/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'Invest' })).toBeNull()
})

it('says of one whose freeze has not begun from when on it will be', async () => {
  open({ state: 'frozen', frozen: { ...frozen, from: '2099-11-24' } })
  expect(await screen.findByText('Will be frozen from Nov 24 (UTC)')).toBeDefined()
})

it('says of one that is sold again from when on its days count', async () => {
  open({ frozen: resuming })
  expect(await screen.findByText('Resumes Nov 26 (UTC)')).toBeDefined()
  expect(screen.getByText("It's on sale again. What you buy now starts when it resumes.")).toBeDefined()
  expect(screen.queryByText(/can't buy it/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Invest' })).toBeDefined()
})

it('does not say that it is on sale where the freeze ends but the sale is closed', async () => {
  open({ state: 'closed', frozen: resuming })
  expect(await screen.findByText('Resumes Nov 26 (UTC)')).toBeDefined()
  expect(screen.queryByText(/on sale again/)).toBeNull()
})
