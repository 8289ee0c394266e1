import type { Posting } from '../ledger/posting.ts'
import { isSame } from '../receipts/check-entries.ts'
import { commandIn, type DecidedRow } from '../receipts/decided-row.ts'
import { demand, madeBy, posting } from '../receipts/expected-postings.ts'
import type { Carried } from '../receipts/formula.ts'
import { bondsUnder } from '../settings/investments.ts'
import { dayMs } from '../time.ts'
import { agreementOf, type IssueCommandOf, type IssueReplyOf } from './bond-issue-commands.ts'
import { issuerClaims, issuerClearing } from './bond-issue-postings.ts'
import { datesOf } from './issue-dates.ts'
import { hasAgreement, namedRow } from './previous-row.ts'

/** On the terms of the settings, for as many days as they say. */
export function openedPostings(row: DecidedRow<IssueReplyOf<'bond_opened'>>, { settings }: Carried): Posting[] {
  const { reply, facts } = row
  const { product } = reply
  demand(commandIn<IssueCommandOf<'open_bond'>>(row, 'open_bond')?.product === product, anotherBond)
  const terms = bondsUnder(settings).find(({ id }) => id === product)
  demand(terms !== undefined, 'the settings have no such bond')
  const opened = {
    ...agreementOf({ ...terms, product }),
    kind: reply.kind,
    units: terms.units,
    settingsVersion: settings.version,
    ...datesOf(terms, facts.at),
  }
  demand(isSame(opened, reply), 'the terms are not those in the settings')
  return []
}

/** The row that opened it says on which terms, how many units there were, and when it was to end. */
export function closedPostings(row: DecidedRow<IssueReplyOf<'bond_closed'>>, { armed }: Carried): Posting[] {
  const opened = namedRow(armed, 'bond_opened')
  demand(opened !== undefined, 'the receipt does not carry the row that opened the bond')
  const { isRaised, startDay, units } = row.reply
  demand(hasAgreement(row.reply, opened), 'another bond was opened there')
  demand(units <= opened.units, 'more was sold than there was')
  demand(row.facts.at >= opened.closesAt, 'it was closed earlier than agreed')
  demand(!isRaised || startDay === opened.closesAt, 'it starts on another day than was agreed')
  return closePostings(row)
}

/** What a close says by itself: a person's receipt that carries the row asks it too. */
export function closePostings(row: DecidedRow<IssueReplyOf<'bond_closed'>>): Posting[] {
  const { product, currency, unit, units, unitsMin, raised, isRaised, startDay } = row.reply
  const asked = commandIn<IssueCommandOf<'close_bond'>>(row, 'close_bond')
  demand(asked?.product === product && asked.units === units, anotherBond)
  demand(Number.isSafeInteger(units) && raised === unit * BigInt(units), 'another amount was raised')
  demand(isRaised === units >= unitsMin && Number.isSafeInteger(unitsMin), 'another number of units was needed')
  const starts = isRaised ? startDay % dayMs === 0 && startDay > 0 && startDay <= row.facts.at : startDay === 0
  demand(starts, 'it starts on no day that has come')
  const amount = isRaised ? raised : 0n
  return [posting({ kind: 'bond_raised', currency, from: issuerClaims, to: 'proceeds', amount, subject: madeBy(row) })]
}

export function paidOutPostings(row: DecidedRow<IssueReplyOf<'proceeds_paid_out'>>): Posting[] {
  const { product, currency, amount, reference } = row.reply
  const asked = commandIn<IssueCommandOf<'pay_out_proceeds'>>(row, 'pay_out_proceeds')
  demand(asked?.product === product && asked.amount === amount && asked.reference === reference, anotherPayment)
  const [kind, from, to] = ['bond_proceeds_paid_out', 'proceeds', issuerClearing] as const
  return [posting({ kind, currency, from, to, amount, subject: madeBy(row) })]
}

export function issuerPaidPostings(row: DecidedRow<IssueReplyOf<'issuer_paid'>>): Posting[] {
  const { product, currency, amount, reference } = row.reply
  const asked = commandIn<IssueCommandOf<'receive_from_issuer'>>(row, 'receive_from_issuer')
  demand(asked?.product === product && asked.amount === amount && asked.reference === reference, anotherPayment)
  const [kind, from, to] = ['bond_issuer_paid', issuerClearing, 'escrow'] as const
  return [posting({ kind, currency, from, to, amount, subject: madeBy(row) })]
}

const anotherBond = 'the command is of another bond'
const anotherPayment = 'the command is of another payment'
