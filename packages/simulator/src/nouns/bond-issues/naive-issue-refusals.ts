import { dayMs } from '../../naive-model/naive-restrictions.ts'
import { amountReasons, type Reasons } from '../../naive-model/naive-reasons.ts'
import type { Work } from '../../naive-model/naive-work.ts'
import { amountOf, down, placesOf, zero } from '../../naive-model/numbers.ts'
import type { Figures } from '../../noun/simulated-noun.ts'
import { type NaivePool, poolIn } from '../house-books/naive-house-books.ts'
import { termsIn } from './naive-bond-issues.ts'
import { endOf, interestOwed, isDueDay, issueIn, type NaiveIssue, principalLeft } from './naive-issue.ts'

type Command = Record<string, unknown>

/** The bond of this product that the book is the account of. */
function bondIn({ book }: Work, { product }: Command): { pool: NaivePool; issue: NaiveIssue | undefined } | undefined {
  const pool = poolIn(book)
  return pool?.purpose === 'bond' && pool.product === product ? { pool, issue: issueIn(book) } : undefined
}

const noBond = { wrong_house_book: () => true } satisfies Reasons

export function openReasons(work: Work, command: Command): Reasons {
  const found = bondIn(work, command)
  if (found === undefined) return noBond
  const terms = termsIn(work, command['product'])
  return {
    bond_opened_before: () => found.issue !== undefined,
    product_unknown: () => terms?.currency !== found.pool.currency,
  }
}

export function closeReasons(work: Work, command: Command): Reasons {
  const found = bondIn(work, command)
  if (found === undefined) return noBond
  const { pool, issue } = found
  const isOpen = issue?.state === 'open' && work.row.at >= issue.closesAt
  return { not_due: () => !isOpen || !pool.granted.eq(issue.unit.times(Number(command['units']))) }
}

export function payOutReasons(work: Work, command: Command): Reasons {
  const found = bondIn(work, command)
  if (found === undefined) return noBond
  const { currency } = found.pool
  return {
    ...amountReasons(amountOf(command), currency),
    proceeds_too_small: () => amountOf(command).gt(work.held('proceeds', currency)),
  }
}

export const payOutFigures = (work: Work): Figures => ({
  proceeds_too_small: { available: work.held('proceeds', poolIn(work.book)?.currency) },
})

export function receiveReasons(work: Work, command: Command): Reasons {
  const found = bondIn(work, command)
  if (found === undefined) return noBond
  return {
    bond_not_running: () => found.issue?.state !== 'running',
    ...amountReasons(amountOf(command), found.pool.currency),
  }
}

/** Nothing is due, or what is late still has nothing that could be shared. */
export function payReasons(work: Work, command: Command): Reasons {
  const found = bondIn(work, command)
  if (found === undefined) return noBond
  const { issue } = found
  const day = Number(command['day'])
  return {
    not_due: () => {
      if (issue?.state !== 'running' || day <= issue.countedTo || work.row.at < day) return true
      for (let each = issue.countedTo + dayMs; each < day; each += dayMs) if (isDueDay(issue, each)) return true
      if (isDueDay(issue, day)) return false
      const isOver = day >= endOf(issue)
      const owed = interestOwed(issue).plus(isOver ? principalLeft(issue) : zero)
      const share = down(work.held('escrow', issue.currency).div(issue.unitsSold), placesOf(issue.currency))
      return owed.isZero() || share.isZero()
    },
  }
}
