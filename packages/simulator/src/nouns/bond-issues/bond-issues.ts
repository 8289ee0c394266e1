import type { BondIssueWords } from '@touchstone/domain/bond-issues/bond-issues.journal'
import { dayMs } from '../../naive-model/naive-restrictions.ts'
import type { SeenRow } from '../../noun/coverage.ts'
import { noTrade } from '../../noun/plain.ts'
import type { SimulatedNoun } from '../../noun/simulated-noun.ts'
import * as naive from './naive-bond-issues.ts'
import * as reasons from './naive-issue-refusals.ts'

type Outcome =
  | `bond closed: ${'it went ahead' | 'it fell short'}`
  | `bond payment: ${'in full' | 'short' | 'nothing was there' | 'it made up for being late' | 'a part of the principal'}`
  | `bond payment: ${'interest after the end' | 'on no due date'}`

/** The accounts of issuers: what they do is ordered by operators and by the days (`offers/bond-offers`). */
export const bondIssues = {
  wishes: {},
  corners: [],
  twists: {},
  model: {
    open_bond: { follow: naive.openBond, ...noTrade, refuses: reasons.openReasons },
    close_bond: { follow: naive.closeBond, ...noTrade, refuses: reasons.closeReasons },
    pay_out_proceeds: {
      follow: naive.payOutProceeds,
      ...noTrade,
      refuses: reasons.payOutReasons,
      tells: reasons.payOutFigures,
    },
    receive_from_issuer: { follow: naive.receiveFromIssuer, ...noTrade, refuses: reasons.receiveReasons },
    pay_bond: { follow: naive.payBond, ...noTrade, refuses: reasons.payReasons },
  },
  frozen: 'nothing',
  reserves: {},
  atRisk: 'nothing',
  overdue: (book, { now }) => naive.overdueBond(book, now),
  outcomesOf,
  coverage: {
    commands: {
      open_bond: 'reached',
      close_bond: 'reached',
      pay_out_proceeds: 'reached',
      receive_from_issuer: 'reached',
      pay_bond: 'reached',
    },
    replies: {
      bond_opened: 'reached',
      bond_closed: 'reached',
      proceeds_paid_out: 'reached',
      issuer_paid: 'reached',
      bond_paid: 'reached',
    },
    refusals: {
      amount_not_positive: 'operators',
      amount_off_grid: 'operators',
      not_due: 'operators',
      wrong_house_book: 'operators',
      bond_not_running: 'operators',
      product_unknown: 'operators',
      bond_opened_before: 'operators',
      proceeds_too_small: 'operators',
    },
    outcomes: {
      'bond closed: it went ahead': 'reached',
      'bond closed: it fell short': 'reached',
      'bond payment: in full': 'reached',
      'bond payment: short': 'reached',
      'bond payment: nothing was there': 'reached',
      'bond payment: it made up for being late': 'reached',
      'bond payment: a part of the principal': 'reached',
      'bond payment: interest after the end': 'reached',
      'bond payment: on no due date': 'never: a life is over before a month is; `bond-months` comes to it',
    },
  },
} satisfies SimulatedNoun<BondIssueWords, Outcome>

function outcomesOf({ reply }: SeenRow<BondIssueWords>): Outcome[] {
  if (reply.kind === 'bond_closed') return [`bond closed: ${reply.isRaised ? 'it went ahead' : 'it fell short'}`]
  if (reply.kind !== 'bond_paid') return []
  const { lateSince, interestPerUnit, principalPerUnit, principalLeft, startDay, termDays } = reply
  const wasLate = reply.interestThroughBefore >= startDay + termDays * dayMs || reply.interestOwedBefore !== '0'
  const found: Outcome[] = [lateSince === null ? 'bond payment: in full' : 'bond payment: short']
  if (interestPerUnit === '0' && principalPerUnit === '0') found.push('bond payment: nothing was there')
  if (lateSince === null && wasLate) found.push('bond payment: it made up for being late')
  if (principalPerUnit !== '0' && principalLeft !== '0') found.push('bond payment: a part of the principal')
  if (wasLate && reply.accrued !== '0') found.push('bond payment: interest after the end')
  if (reply.interestThrough !== reply.day) found.push('bond payment: on no due date')
  return found
}
