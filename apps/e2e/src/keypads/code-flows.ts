import { api } from '@touchstone/wire/api'
import { expect, vi } from 'vitest'
import { heldInReal, withdrawalTerms } from '../shots/given-funds.ts'
import { productDetail, riskRead } from '../shots/given-investments.ts'
import type { Step } from '../shots/shot.ts'
import { answered, holding, refusing } from '../shots/steps.ts'
import { funds, ofBond, ofIeo, ofMiner } from './flows.ts'
import type { Hands } from './hands.ts'
import { fieldOf, holds, pressEveryKey, typeCode } from './press-keys.ts'

type CodeFlow = { place: string; name: string; at: string; given: readonly Step[]; go: (hands: Hands) => Promise<void> }

const pin = '394817'

/** A withdrawal password that is chosen and repeated: after the last digit of each another page lies under the finger. */
async function choosePin(hands: Hands): Promise<void> {
  const { page, clicks } = hands
  for (const [index, ms] of holds.entries()) {
    for (const step of ['Choose six digits', 'Enter them again']) {
      const field = fieldOf(page, step)
      await field.waitFor()
      expect(await field.inputValue()).toBe('')
      if (index === 0) await pressEveryKey(hands, field, { digitsMost: pin.length - 1, hasPoint: false })
      await typeCode(hands, pin, ms)
    }
    await page.getByLabel('Sign-in password').waitFor()
    expect(await clicks()).toEqual([])
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    await page.reload()
  }
}

/** A withdrawal that has been agreed to: the last digit of the code sends the request, and only once. */
const withdraw =
  (...titles: readonly string[]) =>
  async (hands: Hands): Promise<void> => {
    const { page, clicks, asked } = hands
    await fieldOf(page, 'You receive').waitFor()
    await typeCode(hands, '125', 10)
    await page.getByRole('button', { name: 'Continue' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw 125 USDT' }).tap()
    const dialog = page.getByRole('dialog')
    for (const [index, ms] of holds.entries()) {
      for (const title of titles) {
        await dialog.getByRole('heading', { name: title }).waitFor()
        const field = fieldOf(page, title)
        expect(await field.inputValue()).toBe('')
        if (index === 0) await pressEveryKey(hands, field, { digitsMost: pin.length - 1, hasPoint: false })
        await clicks()
        await typeCode(hands, pin, ms)
      }
      await vi.waitFor(() => expect(asked(api.requestWithdrawal.path)).toBe(index + 1), { timeout: 10_000 })
      await dialog.getByText('Wrong', { exact: false }).waitFor()
      expect(await clicks()).toEqual([])
    }
  }

/** A large investment: the last digit sends it, and only once. */
const buy =
  (field: string, figure: string, act: string, path: string = api.buyProduct.path) =>
  async (hands: Hands): Promise<void> => {
    const { page, clicks, asked } = hands
    // Where the page is too long for keys below the field, they come with it.
    await fieldOf(page, field).tap()
    await typeCode(hands, figure, 10)
    await page.getByRole('checkbox').tap()
    await page.getByRole('button', { name: act }).tap()
    const dialog = page.getByRole('dialog')
    for (const [index, ms] of holds.entries()) {
      await dialog.getByRole('heading', { name: 'Withdrawal password' }).waitFor()
      const code = fieldOf(page, 'Withdrawal password')
      expect(await code.inputValue()).toBe('')
      if (index === 0) await pressEveryKey(hands, code, { digitsMost: pin.length - 1, hasPoint: false })
      await clicks()
      await typeCode(hands, pin, ms)
      await vi.waitFor(() => expect(asked(path)).toBe(index + 1), { timeout: 10_000 })
      await dialog.getByText('Wrong', { exact: false }).waitFor()
      expect(await clicks()).toEqual([])
    }
  }

const wrongPin = refusing('withdrawal_password_wrong', { left: 3 }, 'requestWithdrawal')

/** Every code that is typed with our own keys. */
export const codeFlows: readonly CodeFlow[] = [
  {
    place: 'withdrawals/WithdrawalPasswordScreen.tsx',
    name: 'a new withdrawal password, first and again',
    at: '/withdrawalPassword',
    given: funds,
    go: choosePin,
  },
  {
    place: 'withdrawals/PinSheet.tsx',
    name: 'the withdrawal password of a withdrawal',
    at: '/tixian',
    given: [...funds, wrongPin],
    go: withdraw('Withdrawal password'),
  },
  {
    place: 'withdrawals/PinSheet.tsx',
    name: 'and the code of the authenticator',
    at: '/tixian',
    given: [...funds, answered('withdrawalTerms', { ...withdrawalTerms, authenticatorBound: true }), wrongPin],
    go: withdraw('Withdrawal password', 'Authenticator code'),
  },
  {
    place: 'investments/InvestForm.tsx',
    name: 'the withdrawal password of an investment',
    at: '/taoliOk?id=trend-7',
    given: [
      answered('product', productDetail),
      answered('withdrawalTerms', withdrawalTerms),
      riskRead,
      holding(heldInReal),
      refusing('withdrawal_password_wrong', { left: 3 }, 'buyProduct'),
    ],
    go: buy('Amount', '1200', 'Invest 1,200 USDT'),
  },
  {
    place: 'bonds/BondForm.tsx',
    name: 'the withdrawal password of a bond',
    at: '/bondSubscription?id=harbor-90',
    given: [...ofBond, riskRead, refusing('withdrawal_password_wrong', { left: 3 }, 'buyProduct')],
    go: buy('Units', '12', 'Lend 1,200 USDT'),
  },
  {
    place: 'mining/MinerForm.tsx',
    name: 'the withdrawal password of machines',
    at: '/minerPurchase?id=northforge-n200-30',
    given: [...ofMiner, riskRead, refusing('withdrawal_password_wrong', { left: 3 }, 'buyMiner')],
    go: buy('Machines', '12', 'Buy for 1,020 USDT', api.buyMiner.path),
  },
  {
    place: 'ieo/IeoForm.tsx',
    name: 'the withdrawal password of lots',
    at: '/ieoApply?id=lumen',
    given: [...ofIeo, riskRead, refusing('withdrawal_password_wrong', { left: 3 }, 'applyIeo')],
    go: buy('Lots', '120', 'Set 1,200 USDT aside', api.applyIeo.path),
  },
]
