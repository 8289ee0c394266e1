import { printDecimal } from '@touchstone/domain/money/decimal'
import { over } from '@touchstone/domain/money/mul-div'
import type { MinerIncome, MinerOrder, MinerOrderState } from './mining.queries.ts'
import { read, worthOf } from './output-figures.ts'

/** Whether its first day has begun, at some time: before that there is nothing to tell. */
export const hasRun = (state: MinerOrderState): boolean =>
  state === 'running' || state === 'ended' || state === 'stopped'

/** What the days of an order were worth, each at the price at which it closed, and as a share of what was paid. Decimal strings. */
export function worthOfIncomes(
  incomes: readonly Pick<MinerIncome, 'net' | 'price'>[],
  { amount, currency }: Pick<MinerOrder, 'amount' | 'currency'>,
): { worth: string; share: string } {
  const worth = incomes.reduce((sum, { net, price }) => sum + worthOf(read(net), price, currency), 0n)
  const paid = read(amount)
  return { worth: printDecimal(worth), share: printDecimal(paid <= 0n ? 0n : over(worth, paid, 'down')) }
}

/** Until when it can be taken back at no cost; undefined where it can not any more. */
export const cancelUntil = ({ cancelUntilAtMs }: Pick<MinerOrder, 'cancelUntilAtMs'>, nowMs: number) =>
  cancelUntilAtMs !== null && nowMs < cancelUntilAtMs ? cancelUntilAtMs : undefined
