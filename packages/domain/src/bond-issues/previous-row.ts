import { isSame } from '../receipts/check-entries.ts'
import type { Carried } from '../receipts/formula.ts'
import { agreementOf, type BondAgreement, type BondIssueReply, type IssueReplyOf } from './bond-issue-commands.ts'

/** What has to hold, and what is wrong where it does not. */
export type Claims = readonly (readonly [holds: boolean, fault: string])[]

/** Whether a row of a bond's book, or an order, has this agreement. */
export const hasAgreement = (shown: BondAgreement, agreed: BondAgreement): boolean =>
  isSame({ ...shown, ...agreementOf(agreed) }, shown)

/** What the row of a bond's book says that a row names and its receipt carries; undefined where that is of another kind. */
export const namedRow = <Kind extends BondIssueReply['kind']>(
  armed: Carried['armed'],
  kind: Kind,
): IssueReplyOf<Kind> | undefined => (armed?.reply.kind === kind ? (armed.reply as IssueReplyOf<Kind>) : undefined)

/** That a payment begins with what the payment before it left, or with what the close lent. */
export function paymentFollows(paid: IssueReplyOf<'bond_paid'>, armed: Carried['armed']): Claims {
  return paid.payment === 1
    ? firstFollows(paid, namedRow(armed, 'bond_closed'))
    : nextFollows(paid, namedRow(armed, 'bond_paid'))
}

function firstFollows(paid: IssueReplyOf<'bond_paid'>, closed: IssueReplyOf<'bond_closed'> | undefined): Claims {
  if (closed === undefined) return [[false, 'the receipt does not carry the row that closed the bond']]
  return [
    [hasAgreement(paid, closed), 'another bond was closed there'],
    [
      closed.isRaised === true && isSame(pick(paid), pick(closed)),
      'it pays other units, or from another day on, than were closed',
    ],
    [paid.lateSince === null || paid.lateSince === paid.day, 'it says wrongly since when it is late'],
  ]
}

function nextFollows(paid: IssueReplyOf<'bond_paid'>, before: IssueReplyOf<'bond_paid'> | undefined): Claims {
  if (before === undefined) return [[false, 'the receipt does not carry the payment before']]
  const left = {
    ...pick(before),
    payment: before.payment + 1,
    interestOwedBefore: before.interestOwed,
    principalLeftBefore: before.principalLeft,
    interestThroughBefore: before.interestThrough,
    interestPaid: before.interestPaid + paid.interestPerUnit,
    lateSince: paid.lateSince === null ? null : (before.lateSince ?? paid.day),
  }
  return [
    [hasAgreement(paid, before), 'the payment before is of another bond'],
    [isSame({ ...paid, ...left }, paid), 'it does not begin with what the payment before left'],
    [Number.isSafeInteger(before.day) && paid.day > before.day, 'it is of no later day than the payment before'],
  ]
}

const pick = ({ units, startDay }: { units: number; startDay: number }) => ({ units, startDay })
