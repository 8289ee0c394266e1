import { decimal } from '@touchstone/domain/money/decimal'
import type { BondTerms } from '@touchstone/domain/settings/bond-terms'
import type { Settings } from '@touchstone/domain/settings/settings'
import { nouns } from '../rulebook/nouns.ts'
import { lifeSettings } from './life-settings.ts'
import type { Months } from './months.ts'

const bond = (given: Pick<BondTerms, 'id' | 'termDays' | 'repayment'> & Partial<BondTerms>): BondTerms => ({
  issuer: 'anybody',
  riskClass: 'C',
  currency: 'USDT',
  unit: decimal('33.33'),
  units: 40,
  unitsMin: 4,
  dailyRate: decimal('0.00043217'),
  subscriptionDays: 9,
  thinkDays: 5,
  unitsMax: 15,
  identityLevel: 0,
  ...given,
})

/** With months between two payments, and one that ends between two months. */
const bonds: readonly BondTerms[] = [
  bond({ id: 'quay-75', termDays: 75, repayment: 'monthly' }),
  bond({ id: 'mill-60', termDays: 60, repayment: 'monthly', unit: decimal('7.1'), dailyRate: decimal('0.0098765') }),
  bond({ id: 'barn-33', termDays: 33, repayment: 'at_end', unitsMax: 0, subscriptionDays: 6 }),
  bond({ id: 'attic-5', termDays: 5, repayment: 'monthly', unitsMin: 40 }),
]

const settings: Settings = {
  ...lifeSettings,
  investments: { capital: decimal('1000'), passwordFrom: decimal('1000'), strategies: [], bonds, miners: [] },
}

const { subscribe_bond: subscribe, withdraw_bond: withdraw } = nouns.bonds.wishes

export const bondMonths: Pick<Months, 'settings' | 'hasPrices' | 'wish'> = {
  hasPrices: false,
  settings,
  wish: (view) => view.random.pick([subscribe, subscribe, subscribe, withdraw]).make(view),
}
