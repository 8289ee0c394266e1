import { decimal, type Money } from '../money/decimal.ts'
import { faults, isAmount } from './setting-checks.ts'

/** A VIP level; its number is its place in the table, from 0. */
export type LevelTerms = {
  /** The assets that it takes, in USDT. */
  from: Money
}

export const defaultLevels: readonly LevelTerms[] = [
  '0',
  '1000',
  '5000',
  '20000',
  '50000',
  '200000',
  '500000',
  '1000000',
  '5000000',
].map((from) => ({ from: decimal(from) }))

const none: readonly LevelTerms[] = []

/** Of a version from before there were any: none, and nobody's level changes under it. */
export const levelsUnder = ({
  levels = none,
}: {
  readonly levels?: readonly LevelTerms[] | undefined
}): readonly LevelTerms[] => levels

/** Nobody finds the way in a longer table. Our choice. */
const levelsMax = 20

export function levelFaults(levels: readonly LevelTerms[]): string[] {
  const froms = levels.map(({ from }) => from)
  return faults([
    [levels.length > 1 && levels.length <= levelsMax, `VIP levels must be from two to ${levelsMax}`],
    [froms[0] === 0n, 'VIP level 0 must take nothing'],
    [froms.slice(1).every(isAmount), 'VIP levels above 0 must take positive amounts of whole units'],
    [
      froms.every((from, level) => level === 0 || from > (froms[level - 1] ?? 0n)),
      'each VIP level must take more than the one before',
    ],
  ])
}
