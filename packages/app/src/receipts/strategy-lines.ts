import { placesOf } from '@touchstone/domain/money/currency'
import { times, unitOf } from '@touchstone/domain/money/mul-div'
import { accrualOf } from '@touchstone/domain/strategies/accrual'
import type { StrategyAccrued } from '@touchstone/domain/strategies/strategy-commands'
import { exact, exactPercent } from './exact.ts'
import { type Line, result as named } from './formula-line.ts'

/** The rule's result, what the limits of the product leave of it, and what that brings on what remained. */
export function strategyLines({ order, result, rate, remainingBefore, carryBefore }: StrategyAccrued): Line[] {
  const { currency, dailyRateMin, dailyRateMax, rule } = order
  const { gain, loss, carry } = accrualOf({ remaining: remainingBefore, carry: carryBefore, currency }, rate)
  const whole = times(remainingBefore, rate, 'down') + carryBefore
  const isCut = loss !== 0n && loss < -((whole / unitOf(placesOf(currency))) * unitOf(placesOf(currency)))
  const kept = carryBefore === 0n ? '' : carryBefore < 0n ? ` − ${exact(-carryBefore)}` : ` + ${exact(carryBefore)}`
  return [
    { label: 'investments.dayRule', expression: rule, result: named(exactPercent(result)) },
    {
      label: 'investments.yourRate',
      expression: `${exactPercent(dailyRateMin)} ≤ ${exactPercent(result)} ≤ ${exactPercent(dailyRateMax)}`,
      result: named(exactPercent(rate)),
      ...(rate === result ? {} : { note: 'strategyRecords.strategyLimited' as const }),
    },
    {
      label: loss > 0n ? 'entries.strategy_loss' : 'entries.strategy_gain',
      expression: `${exact(remainingBefore)} × ${exactPercent(rate)}${kept}`,
      result: named(exact(gain - loss), currency),
      ...(isCut ? { note: 'receipts.cutToWhatWasLeft' as const } : {}),
    },
    ...(carry === 0n
      ? []
      : [
          {
            label: 'strategyRecords.strategyCarry' as const,
            expression: `${exact(whole)} − ${exact(gain - loss)}`.replaceAll('− −', '+ '),
            result: named(exact(carry), currency),
          },
        ]),
  ]
}
