import type { PoolPurpose } from '@touchstone/domain/house-books/purposes'
import type { Currency } from '@touchstone/domain/money/currency'
import type { BondTerms } from '@touchstone/domain/settings/bond-terms'
import type { IeoTerms } from '@touchstone/domain/settings/ieo-terms'
import type { ProposalKind, Role } from '@touchstone/wire/rights'

/** One number or word that would change; null where there is nothing on that side. */
export type SettingsChange = { path: string; from: string | null; to: string | null }

/** The terms of a bond, which all its holders agree to, as text. */
export type BondTermsText = Pick<
  BondTerms,
  | 'currency'
  | 'issuer'
  | 'riskClass'
  | 'units'
  | 'unitsMin'
  | 'termDays'
  | 'repayment'
  | 'subscriptionDays'
  | 'thinkDays'
> & { unit: string; dailyRate: string }

/** The terms of the first sale of a token, which everybody who applies agrees to, as text. */
type IeoTermsText = {
  [Field in Exclude<keyof IeoTerms, 'id' | 'levelLimit' | 'listWithinDays'>]: IeoTerms[Field] extends bigint
    ? string
    : IeoTerms[Field]
} & { levelLimit: number; listWithinDays: number }

/** The contents of a proposal, by kind; amounts are decimal strings, times epoch milliseconds. */
export type ProposalBodies = {
  /** `text` is the new version as a whole, with the number that it gets. */
  settings: { from: number; effectiveAt: number | null; changes: SettingsChange[]; text: string }
  reward: { userId: number; currency: string; amount: string }
  correction: { userId: number; currency: string; amount: string; sign: 'credit' | 'debit' }
  /** `arrived` and `payer` are those of the arrival, `amount` and `verifiedName` of the request as it was proposed. */
  credit_deposit: {
    depositId: number
    arrivalId: number
    userId: number
    currency: string
    amount: string
    arrived: string
    payer: string
    verifiedName: string | null
    reference: string
  }
  undo_deposit: { depositId: number; userId: number; currency: string; amount: string }
  bank_arrival: {
    channel: string
    currency: string
    amount: string
    reference: string
    sender: string
    bookedOn: string
  }
  /** A bank line, as it is on the record: nobody types it. */
  take_capital: {
    arrivalId: number
    channel: string
    currency: Currency
    amount: string
    reference: string
    sender: string
    /** How many deposits of this channel and amount waited to be credited when it was proposed. */
    waiting: number
  }
  holdings: { account: string; currency: string; amount: string; asOf: string; reference: string }
  /** What the treasury sends to the pool of a product. `purpose`: absent in those from before there were machines, of a strategy. */
  fund_pool: { product: string; purpose?: PoolPurpose; currency: Currency; amount: string }
  /** As the settings had it when it was proposed: nobody types it. */
  open_sale: { product: string; currency: Currency; capacity: string; mostOwed: string }
  close_sale: { product: string }
  /** Its reason is told to everyone who holds it. */
  freeze_product: { product: string }
  resume_product: { product: string }
  return_escrow: { product: string; currency: Currency; amount: string }
  /** The terms as the settings had them when it was proposed: nobody types them. */
  open_bond: BondTermsText & { product: string }
  /** All that was raised, as it was when it was proposed. */
  pay_out_proceeds: { product: string; currency: Currency; amount: string; reference: string }
  issuer_payment: { product: string; currency: Currency; amount: string; reference: string }
  /** `currency`: the token that has come. */
  ieo_tokens: { product: string; currency: Currency; amount: string; reference: string }
  /** The terms as the settings had them when it was proposed: nobody types them. */
  open_ieo: IeoTermsText & { product: string }
  /** `currency`: the token. `lots`: all that were given out, as it was when it was proposed. */
  list_ieo: { product: string; currency: Currency; lots: number }
  /** All that was raised, as it was when it was proposed. */
  pay_out_raised: { product: string; currency: Currency; amount: string; reference: string }
  /** All tokens that are left, as it was when it was proposed. */
  return_tokens: { product: string; currency: Currency; amount: string; reference: string }
  operator_made: { name: string; roles: Role[] }
  operator_rights: { id: number; name: string; roles: Role[]; before: Role[] }
  operator_code_reset: { id: number; name: string; withPassword: boolean }
}

export type ProposalState = 'open' | 'approved' | 'done' | 'failed' | 'rejected' | 'withdrawn'

export type ProposalOf<Kind extends ProposalKind> = {
  id: number
  kind: Kind
  body: ProposalBodies[Kind]
  /** The hash of a first password. */
  secret: string | null
  userId: number | null
  reason: string
  state: ProposalState
  proposedBy: number
  proposedAt: number
  decidedBy: number | null
  decidedAt: number | null
  answer: string | null
  result: string | null
}
export type Proposal = { [Kind in ProposalKind]: ProposalOf<Kind> }[ProposalKind]

export type NewProposal = {
  [Kind in ProposalKind]: { kind: Kind; body: ProposalBodies[Kind]; reason: string; secret?: string; userId?: number }
}[ProposalKind]
