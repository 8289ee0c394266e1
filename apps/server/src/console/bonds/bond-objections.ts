import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import type { BondTerms } from '@touchstone/domain/settings/bond-terms'
import { bondsUnder } from '@touchstone/domain/settings/investments'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { Refused } from '../../api/handler.ts'
import { findBondBook } from '../../features/bonds/bond-books.store.ts'
import type { Transaction } from '../../platform/database.ts'
import { amountFault } from '../offerings/offering-objections.ts'
import { referenceFault, type Stage } from '../issuers/issuer-references.ts'
import type { ProposalBodies } from '../proposals/proposal-bodies.ts'

/** What is proposed about a bond. */
export type BondKind = 'open_bond' | 'pay_out_proceeds' | 'issuer_payment'
type Settled = Pick<Settings, 'investments'>

/**
 * Why something cannot be done to a bond now; undefined if it can. It is asked when it is proposed, and again when it is
 * approved; the book decides last.
 */
export const bondObjections: {
  readonly [Kind in BondKind]: (
    tx: Transaction,
    body: ProposalBodies[Kind],
    asked: { settings: Settled; stage: Stage },
  ) => Promise<Refused | undefined>
} = {
  async open_bond(tx, body, { settings }) {
    const held = await findBondBook(tx, body.product)
    if (held !== undefined && held.issue.state !== 'none') return { kind: 'bond_opened_before' }
    const terms = bondTermsOf(settings, body.product)
    if (terms === undefined) return { kind: 'not_found' }
    const proposed = new Map<string, unknown>(Object.entries(body))
    const isSame = Object.entries(openingOf(terms)).every(([name, value]) => proposed.get(name) === value)
    return isSame ? undefined : { kind: 'terms_changed' }
  },

  async pay_out_proceeds(tx, { product, amount, reference }, { stage }) {
    const held = await findBondBook(tx, product)
    if (held === undefined) return { kind: 'not_found' }
    if (held.proceeds === 0n) return { kind: 'no_proceeds' }
    if (held.proceeds !== decimal(amount)) return { kind: 'terms_changed' }
    return referenceFault(tx, reference, stage)
  },

  async issuer_payment(tx, { product, currency, amount, reference }, { stage }) {
    const held = await findBondBook(tx, product)
    if (held === undefined) return { kind: 'not_found' }
    const fault = amountFault(decimal(amount), currency)
    if (fault !== undefined) return fault
    if (held.issue.state !== 'running') return { kind: 'bond_not_running' }
    return referenceFault(tx, reference, stage)
  },
}

export const bondTermsOf = (settings: Settled, product: string): BondTerms | undefined =>
  bondsUnder(settings).find(({ id }) => id === product)

/** What is signed when a bond is opened. */
export function openingOf(terms: BondTerms): ProposalBodies['open_bond'] {
  const { id: product, currency, issuer, riskClass, unit, units, unitsMin, dailyRate } = terms
  const { termDays, repayment, subscriptionDays, thinkDays } = terms
  return {
    product,
    currency,
    issuer,
    riskClass,
    unit: printDecimal(unit),
    units,
    unitsMin,
    dailyRate: printDecimal(dailyRate),
    termDays,
    repayment,
    subscriptionDays,
    thinkDays,
  }
}
