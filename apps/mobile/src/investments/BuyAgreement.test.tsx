import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { answerCalls } from '@touchstone/app/api/test-answers'
import type { Answer } from '@touchstone/app/api/test-fetch'
import { someTerms } from '@touchstone/app/withdrawals/example-terms'
import { balancesOf, someProtection } from '../bonds/test-answers.ts'
import { someDetail } from './test-product.ts'
import { agreementAnswers } from '../agreements/test-agreement.ts'

const buy = '/api/prod/appProductOrder/debitBuy'
const textPath = '/api/content/appAgreement/current'
const minePath = '/api/user/appUser/agreements'
const calls = answerCalls({
  '/api/prod/appProductInfo/queryById': { result: someDetail },
  '/api/user/appUser/protection': { result: someProtection },
  '/api/finance/appWithdrawal/terms': { result: someTerms },
  '/api/finance/appWallet/queryUserBalance': { result: balancesOf('2500.5') },
})
const { BuyScreen } = await import('./BuyScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { signedIn } = await import('./test-signed-in.ts')

signedIn()

/** A form with an amount in it, where the answers about the agreement are held back until `arrive`. */
async function typed(late: 'text' | 'acceptances', versions: readonly number[], answer?: Exclude<Answer, Error>) {
  const { promise: after, resolve: arrive } = Promise.withResolvers<void>()
  const answers = agreementAnswers('strategies', versions)
  calls.set(textPath, answers[textPath])
  calls.set(minePath, answers[minePath])
  const path = late === 'text' ? textPath : minePath
  calls.set(path, { ...(answer ?? answers[path]), after })
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/taoliOk?id=trend-7']}>
        <BuyScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '100')
  return arrive
}
const act = (): HTMLElement => screen.getByRole('button', { name: 'Invest 100 USDT' })
const isOff = (button: HTMLElement): boolean => button.getAttribute('aria-disabled') === 'true'

it.each(['text', 'acceptances'] as const)(
  'says nothing of an agreement, and buys nothing, until its %s are here',
  async (late) => {
    const arrive = await typed(late, [2])
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Strategy agreement' })).toBeNull()
    expect(screen.queryByText('Accept the agreement first')).toBeNull()
    expect(screen.getByText('Loading').closest('[aria-busy]')?.querySelector('.min-h-11')).not.toBeNull()
    expect(isOff(act())).toBe(true)
    await userEvent.click(act())
    expect(calls.asked.filter((path) => path.startsWith(buy))).toEqual([])
    arrive()
    expect(await screen.findByText(/^You accepted the/)).toBeDefined()
    expect(screen.queryByText('Loading')).toBeNull()
    expect(isOff(act())).toBe(false)
  },
)

it('asks who has accepted an older version, or nothing that can be read, once that is known', async () => {
  const older = await typed('acceptances', [1])
  expect(screen.queryByRole('checkbox')).toBeNull()
  older()
  expect(await screen.findByRole('checkbox')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Accept the agreement first' })).toBeDefined()
  cleanup()
  queries.clear()
  sessionStorage.clear()
  const unread = await typed('acceptances', [], { code: 500, message: 'Something went wrong.', result: null })
  unread()
  await userEvent.click(await screen.findByRole('checkbox'))
  await waitFor(() => expect(isOff(act())).toBe(false))
})

it('says at the box why the text cannot be read', async () => {
  const arrive = await typed('text', [], { code: 404, message: 'Not found.', result: { key: 'not_found' } })
  arrive()
  const box = await screen.findByRole<HTMLInputElement>('checkbox')
  expect(box.disabled).toBe(true)
  expect((await screen.findByRole('alert')).textContent).toContain('Not found.')
  expect(isOff(screen.getByRole('button', { name: 'Accept the agreement first' }))).toBe(true)
})
