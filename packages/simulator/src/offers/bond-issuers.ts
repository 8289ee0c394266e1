import { endOfTerm } from '@touchstone/domain/bond-issues/bond-interest'
import { larger } from '@touchstone/domain/money/decimal'
import { unitOf } from '@touchstone/domain/money/mul-div'
import type { BondBook } from '@touchstone/server/features/bonds/bond-books.store'
import type { PlayIssuers } from '@touchstone/server/features/bonds/bond-days'
import { owedOnUnit } from '@touchstone/server/features/bonds/owed-units'
import { createRandom, type Random } from '../chance/random.ts'
import { dayMs } from '../naive-model/naive-restrictions.ts'

const unit = unitOf(6)
const whole = (amount: bigint): bigint => amount - (amount % unit)

type Habit = 'all' | 'nothing' | 'a bit' | 'half the principal' | 'odd' | 'too much'

/** How issuers pay on the days from the end of the term on. The rest of them do as it happens. */
const habits: Readonly<Record<string, readonly Habit[]>> = {
  'harbor-1': ['all'],
  'orchard-1': ['nothing', 'a bit', 'half the principal', 'all'],
}

/** The one who always pays on the day after. */
const dayLate = 'mill-60'

function habitOf(random: Random, { pool, issue }: BondBook, midnight: number): Habit {
  if (pool.product === dayLate) return issue.lateSince === null ? 'nothing' : 'all'
  const day = (midnight - endOfTerm(issue)) / dayMs
  const own = day < 0 ? undefined : habits[pool.product]
  return (
    own?.[Math.min(day, own.length - 1)] ??
    random.pick(['all', 'nothing', 'a bit', 'odd', 'half the principal', 'too much'])
  )
}

/** What is still missing for all that is owed at a midnight, and how much of it is interest. */
function missingAt(bond: BondBook, midnight: number): { all: bigint; interest: bigint } {
  const { interest, principal } = owedOnUnit(bond, midnight)
  const missing = (each: bigint): bigint => larger(each * BigInt(bond.issue.unitsSold) - bond.escrow, 0n)
  return { all: missing(interest + principal), interest: missing(interest) }
}

/** What issuers do at a midnight: they take a part of what was raised, and pay in full, late, in part, or not at all. */
export const issuersOf =
  (seed: number): PlayIssuers =>
  (bond, midnight) => {
    const { pool, issue, proceeds } = bond
    if (issue.state !== 'running') return []
    const { product } = pool
    const random = createRandom(seed ^ (midnight / dayMs) ^ (product.charCodeAt(0) * 0x9e37))
    const { all, interest } = missingAt(bond, midnight)
    const amounts: Record<Habit, bigint> = {
      all,
      nothing: 0n,
      'a bit': interest / 3n,
      'half the principal': interest + (all - interest) / 2n,
      odd: BigInt(random.below(9_000_000)) * unit + unit,
      'too much': all + 7n * unit,
    }
    const paid = all > 0n ? whole(amounts[habitOf(random, bond, midnight)]) : 0n
    // The other half stays until operators pay it out.
    const taken = midnight < endOfTerm(issue) ? whole(proceeds / 2n) : 0n
    const given = { product, reference: `life ${midnight}`, operators: [] }
    const commands = [
      { kind: 'pay_out_proceeds', amount: taken, ...given } as const,
      { kind: 'receive_from_issuer', amount: paid, ...given } as const,
    ].filter(({ amount }) => amount > 0n)
    // A crash may come after it: what is paid then is another payment.
    return commands.map((command) => ({
      key: `life:${command.kind}:${product}:${midnight}:${command.amount}`,
      command,
    }))
  }
