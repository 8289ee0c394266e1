import { QueryClientProvider } from '@tanstack/react-query'
import { CallRefused } from '@touchstone/client/call-failed'
import { cleanup, configure, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Book } from '@touchstone/app/books/book'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'
import { keyAnswer } from '@touchstone/app/api/test-key'

const protection = (riskAcknowledgedAtMs: number | null) => ({
  result: {
    riskAcknowledgedAtMs,
    lossLimit: null,
    lossLimitNext: null,
    lostToday: '0',
    excludedUntilAtMs: null,
    coolOffUntilAtMs: null,
    country: null,
    countryNext: null,
    countryVerified: false,
    featuresOff: [],
    leverageMax: null,
    stakeMax: null,
  },
})
const calls = answerCalls({
  ...keyAnswer,
  '/api/user/appUser/acknowledgeRisk': {
    result: { bookId: 1, sequence: 2, outcome: { kind: 'risk_acknowledged', acknowledgedAt: 5 } },
  },
})
const { RiskSheet } = await import('./RiskSheet.tsx')
const { useRiskWarning } = await import('./use-risk-warning.ts')
const { queries } = await import('@touchstone/app/api/queries')
const { useSession } = await import('@touchstone/app/api/session')
const { allTexts } = await import('@touchstone/app/texts/texts')
const { useProtection } = await import('@touchstone/app/protection/protection.queries')

beforeAll(allTexts)
configure({ asyncUtilTimeout: 10_000 })
beforeEach(() => useSession.setState({ userInfo: someUser, token: 'x' }))
afterEach(() => {
  cleanup()
  queries.clear()
})

const refusal = new CallRefused(4891, 'Please acknowledge.', 'risk_not_acknowledged', {})

function Stage({ book, go }: { book: Book; go: () => void }) {
  const risk = useRiskWarning(book)
  const isKnown = useProtection().isSuccess
  return (
    <>
      {isKnown && <p>known</p>}
      <button type="button" onClick={() => risk.before(go)}>
        order
      </button>
      <button type="button" onClick={() => risk.refused(refusal, go)}>
        refused
      </button>
      <button type="button" onClick={() => risk.refused(new CallRefused(4112, 'No.', 'margin_insufficient', {}), go)}>
        otherwise
      </button>
      <RiskSheet {...risk.sheet} />
    </>
  )
}

async function stage(book: Book, riskAcknowledgedAtMs: number | null) {
  const go = vi.fn<() => void>()
  calls.set('/api/user/appUser/protection', protection(riskAcknowledgedAtMs))
  render(
    <QueryClientProvider client={queries}>
      <Stage book={book} go={go} />
    </QueryClientProvider>,
  )
  await screen.findByText('known')
  return go
}
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }))

it.each([
  ['play money', 'demo', null],
  ['whoever has acknowledged it', 'real', 5],
] as const)('does not hold up %s', async (_, book, at) => {
  const go = await stage(book, at)
  await press('order')
  expect(go).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each(['order', 'refused'])('goes on with what it held up once it is acknowledged: %s', async (act) => {
  const go = await stage('real', null)
  await press(act)
  const sheet = within(await screen.findByRole('dialog'))
  await userEvent.click(sheet.getByRole('checkbox'))
  expect(go).not.toHaveBeenCalled()
  await userEvent.click(sheet.getByRole('button', { name: 'I understand' }))
  await vi.waitFor(() => expect(go).toHaveBeenCalledOnce(), { timeout: 10_000 })
})

it('leaves other refusals where they are', async () => {
  const go = await stage('real', null)
  await press('otherwise')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(go).not.toHaveBeenCalled()
})
