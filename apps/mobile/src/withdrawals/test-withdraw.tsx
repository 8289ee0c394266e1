import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'
import { keyAnswer } from '@touchstone/app/api/test-key'
import { stubMedia } from '@touchstone/app/device/test-media'
import { someAccount, someTerms } from '@touchstone/app/withdrawals/example-terms'
import { routes } from '../routes/paths.ts'

/* For tests: the screen that withdraws, of a person who may, with 1,000 USDT and one account. */

export const termsPath = '/api/finance/appWithdrawal/terms'
export const apply = '/api/finance/appWithdrawal/apply'
export const accountsPath = '/api/user/appUserWithdrawalInfoSet/listMy'
export const listPath = '/api/finance/appWithdrawal/listMy'
const nothing = { contract: '0', margin: '0', frozen: '0', invested: '0', pledged: '0' }
export const calls = answerCalls({
  ...keyAnswer,
  '/api/finance/appWallet/queryUserBalance': {
    result: {
      book: 'real',
      head: { bookId: 7, sequence: 1, hash: 'f'.repeat(64) },
      balances: [{ currency: 'USDT', balance: '1000', ...nothing, total: '1000' }],
    },
  },
})
const { WithdrawScreen } = await import('./WithdrawScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { useSession } = await import('@touchstone/app/api/session')
const { withdrawalIntents } = await import('@touchstone/app/withdrawals/unanswered-withdrawals')

export const recordsOf = (records: object[]) => ({ records, total: records.length, size: 50, current: 1, pages: 1 })

/** Before each test. */
export function startAnew(): void {
  sessionStorage.clear()
  useSession.setState({ userInfo: someUser, token: 'x' })
  for (const each of withdrawalIntents.all()) withdrawalIntents.end(each)
  calls.set(termsPath, { result: someTerms })
  calls.set(listPath, { result: recordsOf([]) })
  calls.set(accountsPath, { result: [someAccount] })
  calls.keys.length = 0
  stubMedia()
}

function Elsewhere() {
  const { pathname, search } = useLocation()
  return <p>{pathname + search}</p>
}

export const show = () =>
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[routes.withdraw.path]}>
        <Routes>
          <Route path={routes.withdraw.path} element={<WithdrawScreen />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
export const amountField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'You receive' })

/** At the pad that asks for the withdrawal password. */
export async function atPad(): Promise<HTMLInputElement> {
  show()
  await userEvent.type(await amountField(), '100')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Withdraw .* USDT$/ }))
  return screen.findByLabelText<HTMLInputElement>('Withdrawal password', { selector: 'input' })
}
export const codePad = () => screen.findByLabelText<HTMLInputElement>('Authenticator code', { selector: 'input' })
