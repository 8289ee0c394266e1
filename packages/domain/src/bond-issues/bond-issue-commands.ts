import type { Currency } from '../money/currency.ts'
import type { Money, Rate } from '../money/decimal.ts'
import type { Repayment } from '../settings/bond-terms.ts'

/** The operators who stand behind a command, by their ids. None in a sandbox, whose issuers pay with play money. */
type BySome = { operators: readonly number[] }

export type BondIssueCommand =
  /** Opens the subscription of a bond on the terms of the settings, once. */
  | ({ kind: 'open_bond'; product: string } & BySome)
  /** Ends it: with enough sold it runs, else it has failed. `units`: what the orders hold that are still in it. */
  | { kind: 'close_bond'; product: string; units: number }
  /** What was raised has left for the issuer. `reference`: of the bank. */
  | ({ kind: 'pay_out_proceeds'; product: string; amount: Money; reference: string } & BySome)
  /** Money has come from the issuer. */
  | ({ kind: 'receive_from_issuer'; product: string; amount: Money; reference: string } & BySome)
  /** Pays what is due at a midnight, as far as the issuer's money goes. */
  | { kind: 'pay_bond'; product: string; day: number }

export type IssueCommandOf<Kind extends BondIssueCommand['kind']> = Extract<BondIssueCommand, { kind: Kind }>

/** What a bond agrees on with everybody who holds it. */
export type BondAgreement = {
  product: string
  currency: Currency
  unit: Money
  dailyRate: Rate
  termDays: number
  repayment: Repayment
  /** With how many units sold it goes ahead. */
  unitsMin: number
}

/** The agreement alone, of what says more. */
export const agreementOf = (from: BondAgreement): BondAgreement => {
  const { product, currency, unit, dailyRate, termDays, repayment, unitsMin } = from
  return { product, currency, unit, dailyRate, termDays, repayment, unitsMin }
}

export type BondIssueReply =
  | (BondAgreement & {
      kind: 'bond_opened'
      units: number
      settingsVersion: number
      subscribedUntil: number
      closesAt: number
    })
  /** `startDay`: interest runs from this midnight on; 0 for one that has failed. `previousRow`: the row that opened it. */
  | (BondAgreement & {
      kind: 'bond_closed'
      previousRow: number
      units: number
      raised: Money
      isRaised: boolean
      startDay: number
    })
  | { kind: 'proceeds_paid_out'; product: string; currency: Currency; amount: Money; reference: string }
  | { kind: 'issuer_paid'; product: string; currency: Currency; amount: Money; reference: string }
  /** A payment says what it followed from, so that whoever holds a unit can count it again. */
  | (BondAgreement & {
      kind: 'bond_paid'
      formula: 'bond_payment'
      /** The row of the payment before, or of the close. */
      previousRow: number
      startDay: number
      units: number
      payment: number
      day: number
      /** Before it: in the issuer's account, and what a unit was owed. */
      available: Money
      interestOwedBefore: Money
      principalLeftBefore: Money
      interestThroughBefore: number
      accrued: Money
      interestPerUnit: Money
      principalPerUnit: Money
      interestOwed: Money
      principalLeft: Money
      /** All interest that a unit was paid, this included. */
      interestPaid: Money
      interestThrough: number
      lateSince: number | null
    })

export type IssueReplyOf<Kind extends BondIssueReply['kind']> = Extract<BondIssueReply, { kind: Kind }>
