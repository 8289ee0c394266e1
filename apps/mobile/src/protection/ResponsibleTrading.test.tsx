import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'
import { keyAnswer } from '@touchstone/app/api/test-key'
import { stubMedia } from '@touchstone/app/device/test-media'

const path = (call: string): string => `/api/user/appUser/${call}`
const nothingSet = {
  riskAcknowledgedAtMs: null,
  lossLimit: null,
  lossLimitNext: null,
  lostToday: '12.345',
  excludedUntilAtMs: null,
  coolOffUntilAtMs: null,
  country: null,
  countryNext: null,
  countryVerified: false,
  featuresOff: [],
  leverageMax: null,
  stakeMax: null,
}
const country = (code: string, name: string) => ({
  country_code: code,
  english_name: name,
  chinese_name: name,
  phone_code: '1',
})
const outcome = (decided: object) => ({ result: { bookId: 1, sequence: 2, outcome: decided } })
const calls = answerCalls({
  ...keyAnswer,
  '/api/public/getCountries': { result: [country('BE', 'Belgium'), country('JP', 'Japan')] },
  '/api/public/getCountryList': { result: [country('BE', 'Belgium'), country('JP', 'Japan')] },
})
const { ResponsibleTrading } = await import('./ResponsibleTrading.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { useSession } = await import('@touchstone/app/api/session')
const { allTexts } = await import('@touchstone/app/texts/texts')

beforeAll(allTexts)
// The first body is encrypted with code that is still being loaded then.
configure({ asyncUtilTimeout: 10_000 })
beforeEach(() => {
  stubMedia()
  useSession.setState({ userInfo: someUser, token: 'x' })
  calls.set(path('protection'), { result: nothingSet })
})
afterEach(() => {
  cleanup()
  queries.clear()
})

const show = () =>
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/gerenziliao']}>
        <ResponsibleTrading />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const press = async (name: RegExp | string, inside: { getByRole: typeof screen.getByRole } = screen) =>
  userEvent.click(inside.getByRole('button', { name }))

it('says what is set, what is lost, and what is on its way', async () => {
  calls.set(path('protection'), {
    result: {
      ...nothingSet,
      riskAcknowledgedAtMs: Date.UTC(2026, 0, 31, 12),
      lossLimit: '100',
      lossLimitNext: { lossLimit: '250', fromAtMs: Date.UTC(2026, 1, 1, 12) },
      excludedUntilAtMs: Date.UTC(2026, 1, 2, 12),
      country: 'ZZ',
      countryVerified: true,
    },
  })
  show()
  expect(await screen.findByText('Lost in 24 hours: 12.34 USDT')).toBeDefined()
  expect(screen.getByText(/^250\.00 USDT from (?:tomorrow|Feb 1)/)).toBeDefined()
  expect(screen.getByText('Accepted on 2026-01-31')).toBeDefined()
  expect(screen.getByText(/^Until (?:tomorrow|Feb 2)/)).toBeDefined()
  expect(screen.getByText('From your verified ID')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Country of residence/ })).toBeNull()
})

it('offers to try again where it could not be loaded', async () => {
  calls.set(path('protection'), { code: 500, status: 500, message: 'Something went wrong.', result: {} })
  show()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
})

it('excludes only who has agreed that it cannot be undone, and shows a refusal in place', async () => {
  show()
  await screen.findByText('Self-exclusion')
  await press(/^Self-exclusion/)
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByText('Exclude yourself for 30 days?')).toBeDefined()
  expect(sheet.getByRole('button', { name: 'Exclude me' })).toHaveProperty('disabled', true)
  await userEvent.click(sheet.getByRole('radio', { name: '90 days' }))
  await userEvent.click(sheet.getByRole('checkbox'))
  calls.set(path('excludeSelf'), {
    code: 4898,
    message: 'A break can be made longer, never shorter.',
    result: { key: 'pause_not_shortened', details: {} },
  })
  await press('Exclude me', sheet)
  expect(await sheet.findByText('A break can be made longer, never shorter.')).toBeDefined()
  calls.set(path('excludeSelf'), outcome({ kind: 'self_excluded', until: 5, cancelled: 0 }))
  calls.set(path('protection'), { result: { ...nothingSet, excludedUntilAtMs: Date.UTC(2026, 4, 1) } })
  await press('Exclude me', sheet)
  expect(await screen.findByText(/^Until (?:Apr 30|May 1)/)).toBeDefined()
})

it('says that a looser limit waits a day', async () => {
  Element.prototype.scrollIntoView = () => undefined
  calls.set(path('protection'), { result: { ...nothingSet, lossLimit: '100' } })
  show()
  await screen.findByText('Loss limit')
  await press(/^Loss limit/)
  const sheet = within(await screen.findByRole('dialog'))
  const field = sheet.getByRole('textbox', { name: 'Limit per 24 hours' })
  await userEvent.type(field, '50')
  expect(sheet.queryByText(/looser limit/)).toBeNull()
  await userEvent.type(field, '0')
  expect(sheet.getByText(/looser limit/)).toBeDefined()
  expect(sheet.getByRole('button', { name: 'Remove limit' })).toBeDefined()
})

it('lets the risk warning be acknowledged only once it is ticked', async () => {
  show()
  expect(await screen.findByText('Not accepted yet')).toBeDefined()
  await press(/^Risk warning/)
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getAllByRole('listitem')).toHaveLength(6)
  expect(sheet.getByRole('button', { name: 'I understand' })).toHaveProperty('disabled', true)
  await userEvent.click(sheet.getByRole('checkbox'))
  calls.set(path('acknowledgeRisk'), outcome({ kind: 'risk_acknowledged', acknowledgedAt: 5 }))
  calls.set(path('protection'), { result: { ...nothingSet, riskAcknowledgedAtMs: Date.UTC(2026, 0, 31, 12) } })
  await press('I understand', sheet)
  expect(await screen.findByText('Accepted on 2026-01-31')).toBeDefined()
})
