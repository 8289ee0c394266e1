import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import type { Position } from './positions.queries.ts'

/** What a position has brought over its life: profit less fees and funding. */
export const netOf = ({
  realisedProfit,
  feesPaid,
  fundingPaid,
}: Pick<Position, 'realisedProfit' | 'feesPaid' | 'fundingPaid'>): string =>
  printDecimal(decimal(realisedProfit) - decimal(feesPaid) - decimal(fundingPaid))

/** The book that a record belongs to: its id begins with it. */
export const bookIdOf = (id: string): string => id.split('-')[0] ?? ''
