import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { pathTo } from '../routes/paths.ts'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'
import { stubMedia } from '@touchstone/app/device/test-media'
import { someAccount, someTerms } from '@touchstone/app/withdrawals/example-terms'

const listMy = '/api/user/appUserWithdrawalInfoSet/listMy'
const calls = answerCalls({
  '/api/finance/appWithdrawal/terms': { result: someTerms },
  [listMy]: { result: [someAccount] },
})
const { SettlementAccountsScreen } = await import('./SettlementAccountsScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { useSession } = await import('@touchstone/app/api/session')
const { allTexts } = await import('@touchstone/app/texts/texts')

beforeAll(async () => {
  await allTexts()
  stubMedia()
})
afterEach(() => {
  cleanup()
  queries.clear()
})

it('keeps a form and what was typed while the list behind it cannot be refreshed', async () => {
  useSession.setState({ userInfo: someUser, token: 'x' })
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[pathTo('settlementAccounts', { form: 'add' })]}>
        <SettlementAccountsScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await userEvent.type(await screen.findByRole('textbox', { name: 'Bank' }), 'Example Bank')
  calls.set(listMy, new TypeError('lost'))
  await act(async () => {
    await queries.refetchQueries({ queryKey: ['settlement-accounts'] })
    // The screen hears of it in a task of its own.
    await new Promise((resolve) => setTimeout(resolve, 0))
  })
  expect(queries.getQueryState(['settlement-accounts'])?.status).toBe('error')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Bank' }).value).toBe('Example Bank')
})
