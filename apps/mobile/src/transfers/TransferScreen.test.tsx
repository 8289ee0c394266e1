import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'
import { keyAnswer } from '@touchstone/app/api/test-key'
import { stubMedia } from '@touchstone/app/device/test-media'

const act = '/api/finance/appWallet/transferContract'
const nothing = { contract: '0', margin: '0', frozen: '0', invested: '0', pledged: '0' }
const calls = answerCalls({
  ...keyAnswer,
  '/api/finance/appWallet/queryUserBalance': {
    result: {
      book: 'demo',
      head: { bookId: 7, sequence: 1, hash: 'f'.repeat(64) },
      balances: [{ currency: 'USDT', balance: '0', ...nothing, total: '0' }],
    },
  },
  '/api/finance/appWallet/queryUserContractBalance': {
    result: {
      book: 'demo',
      currency: 'USDT',
      balance: '1000',
      equity: '1000',
      free: '900.5',
      margin: '0',
      crossMargin: '99.5',
      frozen: '0',
      profit: '0',
      crossProfit: '0',
      isolatedProfit: '0',
    },
  },
})
const { TransferScreen } = await import('./TransferScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { useSession } = await import('@touchstone/app/api/session')
const { allTexts } = await import('@touchstone/app/texts/texts')

beforeAll(allTexts)
// The first body is encrypted with code that is still being loaded then.
configure({ asyncUtilTimeout: 10_000 })
beforeEach(() => {
  stubMedia()
  useSession.setState({ userInfo: someUser, token: 'x' })
})
afterEach(() => {
  cleanup()
  queries.clear()
})

it('takes what is free from where something is, shows a refusal in place, and then the reference', async () => {
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/transfer?book=demo']}>
        <TransferScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Max' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe('900.5')
  await userEvent.click(screen.getByRole('button', { name: 'Transfer' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByText('From').parentElement?.textContent).toBe('FromContract account')

  calls.set(act, { code: 4112, message: '0.5 USDT are missing.', result: { key: 'margin_insufficient', details: {} } })
  await userEvent.click(sheet.getByRole('button', { name: 'Transfer' }))
  expect((await sheet.findByText('0.5 USDT are missing.')).getAttribute('role')).toBe('alert')

  const outcome = { kind: 'transferred', from: 'contract', to: 'balance', currency: 'USDT', amount: '900.5' }
  calls.set(act, { result: { bookId: 4, sequence: 19, outcome } })
  await userEvent.click(sheet.getByRole('button', { name: 'Transfer' }))
  expect(await screen.findByText('Transfer 4-19')).toBeDefined()
  expect(document.activeElement?.textContent).toBe('Transferred')
})
