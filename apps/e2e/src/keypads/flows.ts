import type { Locator } from 'playwright-core'
import { expect, vi } from 'vitest'
import {
  depositAddress,
  depositChannels,
  heldInReal,
  settlementAccounts,
  withdrawalTerms,
} from '../shots/given-funds.ts'
import { bondOrders, noHistory, openBond, testNotTaken, testTaken } from '../shots/given-bonds.ts'
import { ieoOrdersOf, openSale } from '../shots/given-ieo.ts'
import { miner, minerOrders, networkDays } from '../shots/given-miners.ts'
import { withContact } from '../shots/given-identity.ts'
import { productDetail } from '../shots/given-investments.ts'
import type { Step } from '../shots/shot.ts'
import { touchOf } from '../touch.ts'
import { answered, answeredAt, holding } from '../shots/steps.ts'
import type { Hands } from './hands.ts'
import { fieldOf } from './press-keys.ts'

/** One way to a field for an amount. */
export type Flow = {
  /** The file that draws the field, below the app's sources. */
  place: string
  name: string
  at: string
  /** What the server answers after an operator's work. */
  given?: readonly Step[]
  /** Also on a phone so small that its keypad comes and goes over the page. */
  alsoSmall?: true
  /** By touch, from the page to the field. */
  open?: (hands: Hands) => Promise<void>
  field: string
  /** It counts whole things. */
  places?: 0
}

type Way = (hands: Hands) => Promise<void>

const trade = '/demotrading?symbol=BTC%2FUSDT'
const isolated = ({ page }: Hands): Locator => page.getByRole('article', { name: 'SOL/USDT Long' })

const choose =
  (name: string): Way =>
  ({ page }) =>
    page.getByRole('radiogroup').getByText(name, { exact: true }).last().tap()
/** A button of a position opens its sheet. */
const act =
  (name: string | RegExp): Way =>
  async (hands) => {
    await isolated(hands)
      .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
      .tap()
    await hands.page.getByRole('dialog').waitFor()
  }
/** The field begins with the price of the moment. */
const atLimit: Way = async (hands) => {
  await choose('Limit')(hands)
  await vi.waitFor(async () => expect(await fieldOf(hands.page, 'Limit price').inputValue()).not.toBe(''), {
    timeout: 10_000,
  })
}
const withStops: Way = ({ page }) => page.getByText('Take profit / stop loss', { exact: true }).first().tap()
const bothWays =
  (...ways: readonly Way[]): Way =>
  async (hands) => {
    for (const way of ways) await way(hands)
  }

/** Opens a position, and taps Close on the strip that then leads to it. */
const closeOnStrip: Way = async ({ page }) => {
  const touch = touchOf(page)
  await fieldOf(page, 'Margin').tap()
  await touch.type('25')
  await touch.done()
  await touch.button('Buy / Long BTC').tap()
  const confirm = touch.button('Buy / Long BTC', touch.dialog())
  await confirm.waitFor().catch(async (cause: unknown) => {
    throw new Error(`no sheet asks to confirm; the page says: ${await page.locator('body').innerText()}`, { cause })
  })
  await confirm.tap()
  const strip = page.getByRole('region', { name: /^BTC\/USDT · Long/ })
  await strip.getByRole('button', { name: 'Close', exact: true }).tap()
  await fieldOf(page, 'Quantity').waitFor()
}

export const funds: readonly Step[] = [
  withContact,
  answered('depositChannels', depositChannels),
  answered('depositAddress', depositAddress),
  answered('withdrawalTerms', withdrawalTerms),
  answeredAt('settlementAccounts', settlementAccounts),
  holding(heldInReal),
]

export const ofBond: readonly Step[] = [
  answered('product', openBond),
  answered('bondHistory', noHistory),
  answered('productOrders', bondOrders),
  answered('bondTest', testTaken),
  answered('withdrawalTerms', withdrawalTerms),
  holding(heldInReal),
]

export const ofMiner: readonly Step[] = [
  answered('product', miner),
  answered('networkDays', networkDays),
  answered('productOrders', minerOrders),
  answered('withdrawalTerms', withdrawalTerms),
  holding(heldInReal),
]

export const ofIeo: readonly Step[] = [
  answered('ieoSales', [openSale]),
  answered('ieoOrders', ieoOrdersOf()),
  answered('withdrawalTerms', withdrawalTerms),
  holding(heldInReal),
]

/** The five questions before the figures: any answer leads on. */
const answerAll: Way = async ({ page }) => {
  for (const question of [1, 2, 3, 4, 5]) {
    await page.getByText(`Question ${question} of 5`).waitFor()
    await page.getByRole('radio').first().tap()
    await page.getByRole('button', { name: 'Next', exact: true }).tap()
  }
}

/** Every field for an amount in every flow. What opens a keypad and has no line here fails the test. */
export const flows: readonly Flow[] = [
  { place: 'orders/OrderAmount.tsx', name: 'an order by its margin', at: trade, field: 'Margin' },
  {
    place: 'orders/OrderAmount.tsx',
    name: 'an order by its quantity',
    at: trade,
    open: ({ page }) => page.getByRole('button', { name: 'Enter in BTC' }).tap(),
    field: 'Quantity',
  },
  {
    place: 'orders/LimitPart.tsx',
    name: 'the limit of an order',
    at: trade,
    open: atLimit,
    field: 'Limit price',
  },
  { place: 'orders/StopsPart.tsx', name: 'take profit of an order', at: trade, open: withStops, field: 'Take profit' },
  {
    place: 'orders/StopsPart.tsx',
    name: 'stop loss of an order, in percent',
    at: trade,
    open: bothWays(withStops, choose('% of margin')),
    field: 'Stop loss',
  },
  {
    place: 'positions/StopsPanel.tsx',
    name: 'take profit of a position',
    at: trade,
    open: act(/^TP \/ SL/),
    field: 'Take profit',
  },
  {
    place: 'positions/StopsPanel.tsx',
    name: 'stop loss of a position',
    at: trade,
    open: act(/^TP \/ SL/),
    alsoSmall: true,
    field: 'Stop loss',
  },
  {
    place: 'positions/StopsPanel.tsx',
    name: 'stop loss of a position, in percent',
    at: trade,
    open: bothWays(act(/^TP \/ SL/), choose('% of margin')),
    field: 'Stop loss',
  },
  { place: 'positions/MarginPanel.tsx', name: 'more margin', at: trade, open: act('Margin'), field: 'Amount' },
  {
    place: 'positions/MarginPanel.tsx',
    name: 'less margin',
    at: trade,
    open: bothWays(act('Margin'), choose('Remove')),
    field: 'Amount',
  },
  { place: 'positions/PositionSheets.tsx', name: 'a part to close', at: trade, open: act('Close'), field: 'Quantity' },
  {
    place: 'positions/PositionSheets.tsx',
    name: 'the limit of a close',
    at: trade,
    open: bothWays(act('Close'), atLimit),
    field: 'Limit price',
  },
  {
    place: 'positions/OpenStrip.tsx',
    name: 'a part to close, from the strip',
    at: trade,
    open: closeOnStrip,
    field: 'Quantity',
  },
  { place: 'second-contracts/StakePart.tsx', name: 'a stake', at: '/secondContract?book=demo', field: 'Stake' },
  { place: 'exchange/PayField.tsx', name: 'an exchange', at: '/shandui?book=demo', field: 'You pay' },
  {
    place: 'transfers/TransferForm.tsx',
    name: 'a transfer',
    at: '/zijinhuazhuan?book=demo',
    alsoSmall: true,
    field: 'Amount',
  },
  {
    place: 'investments/InvestForm.tsx',
    name: 'an investment',
    at: '/taoliOk?id=trend-7',
    given: [answered('product', productDetail), answered('withdrawalTerms', withdrawalTerms), holding(heldInReal)],
    alsoSmall: true,
    field: 'Amount',
  },
  {
    place: 'bonds/BondForm.tsx',
    name: 'units of a bond',
    at: '/bondSubscription?id=harbor-90',
    given: ofBond,
    alsoSmall: true,
    field: 'Units',
    places: 0,
  },
  {
    place: 'mining/MinerForm.tsx',
    name: 'machines to mine with',
    at: '/minerPurchase?id=northforge-n200-30',
    given: ofMiner,
    alsoSmall: true,
    field: 'Machines',
    places: 0,
  },
  {
    place: 'ieo/IeoForm.tsx',
    name: 'lots of a token',
    at: '/ieoApply?id=lumen',
    given: ofIeo,
    alsoSmall: true,
    field: 'Lots',
    places: 0,
  },
  {
    place: 'bonds/TestFigures.tsx',
    name: 'what one owns, before the first bond',
    at: '/bondTest?id=harbor-90',
    given: [answered('bondTest', testNotTaken)],
    open: answerAll,
    field: 'Savings and investments',
  },
  { place: 'alerts/AlertForm.tsx', name: 'a price alert', at: '/priceAlerts', field: 'Alert price' },
  {
    place: 'protection/LossLimitSheet.tsx',
    name: 'a loss limit',
    at: '/gerenziliao',
    open: ({ page }) => page.getByRole('button', { name: /^Loss limit/ }).tap(),
    field: 'Limit per 24 hours',
  },
  {
    place: 'deposits/DepositForm.tsx',
    name: 'a deposit over a bank',
    at: '/chongzhi?channel=sandbox-bank&step=amount',
    given: funds,
    field: 'How much did you send?',
  },
  {
    place: 'deposits/DepositForm.tsx',
    name: 'a deposit over a chain',
    at: '/chongzhi?channel=sandbox-bitcoin&step=amount',
    given: funds,
    alsoSmall: true,
    field: 'How much did you send?',
  },
  {
    place: 'withdrawals/WithdrawalAmount.tsx',
    name: 'a withdrawal',
    at: '/tixian',
    given: funds,
    alsoSmall: true,
    field: 'You receive',
  },
]
