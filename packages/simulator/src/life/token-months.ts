import { decimal } from '@touchstone/domain/money/decimal'
import type { IeoTerms } from '@touchstone/domain/settings/ieo-terms'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import type { View } from '../noun/sizing.ts'
import { ieoOrdersOf } from '../nouns/ieo-orders/naive-ieo-orders.ts'
import { nouns } from '../rulebook/nouns.ts'
import { lifeSettings, sale } from './life-settings.ts'
import type { Months } from './months.ts'

/** Of fractions of a token, at a price that divides badly. */
const smallSale = (given: Parameters<typeof sale>[0]): IeoTerms =>
  sale({
    lotPrice: decimal('33.33'),
    lotTokens: decimal('0.000008'),
    subscriptionDays: 3,
    supply: decimal('1'),
    ...given,
  })

const withSales = (ieos: readonly IeoTerms[]): Settings => ({
  ...lifeSettings,
  investments: { capital: decimal('1000'), passwordFrom: decimal('1000'), strategies: [], bonds: [], miners: [], ieos },
})

/** Everybody wants more than there is. */
const scarce = withSales([
  smallSale({ id: 'lumen-3', format: 'commitment', token: 'LMN', lots: 11, cap: 5, supply: decimal('0.00088') }),
  smallSale({
    id: 'arbor-4',
    format: 'draw',
    token: 'ABR',
    lots: 4,
    cap: 3,
    lotPrice: decimal('0.000003'),
    depositRate: decimal('0.0123'),
    subscriptionDays: 4,
    supply: decimal('0.00032'),
  }),
])

/** There is enough for all. */
const plenty = withSales([
  smallSale({
    id: 'lumen-0',
    format: 'commitment',
    token: 'LMN',
    lots: 400,
    cap: 40,
    subscriptionDays: 4,
    supply: decimal('0.032'),
  }),
  smallSale({
    id: 'arbor-2',
    format: 'draw',
    token: 'ABR',
    lots: 90,
    cap: 9,
    subscriptionDays: 5,
    depositRate: decimal('0.99'),
    supply: decimal('0.0072'),
  }),
])

/** Nobody lists them: everybody is paid back. */
const unlisted = withSales([
  smallSale({
    id: 'lumen-unlisted',
    format: 'commitment',
    token: 'LMN',
    lots: 11,
    cap: 5,
    listWithinDays: 4,
    supply: decimal('0.00088'),
  }),
  smallSale({
    id: 'arbor-unlisted',
    format: 'draw',
    token: 'ABR',
    lots: 4,
    cap: 3,
    depositRate: decimal('0.0123'),
    listWithinDays: 4,
    supply: decimal('0.00032'),
  }),
])

const { apply_ieo: apply, change_ieo: change, withdraw_ieo: withdraw, pay_ieo: pay } = nouns.ieoOrders.wishes

/** Winners pay on most days, those who have applied change their mind now and then, and all others apply. */
function wish(view: View): UserCommand | undefined {
  const { random } = view
  const orders = [...ieoOrdersOf(view.book).values()]
  if (orders.some(({ state }) => state === 'won') && random.happens(0.8)) return pay.make(view)
  if (orders.length === 2 || random.happens(0.1)) return random.pick([change, change, withdraw, pay]).make(view)
  return apply.make(view)
}

const tokenMonths = (settings: Settings): Pick<Months, 'settings' | 'hasPrices' | 'wish'> => ({
  hasPrices: false,
  settings,
  wish,
})

export const scarceTokens = tokenMonths(scarce)
export const tokensForAll = tokenMonths(plenty)
export const tokensNeverListed = tokenMonths(unlisted)
