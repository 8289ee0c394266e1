import { placesOf } from '@touchstone/domain/money/currency'
import { times, unitOf } from '@touchstone/domain/money/mul-div'
import { accrualOf } from '@touchstone/domain/strategies/accrual'
import type { StrategyAccrued } from '@touchstone/domain/strategies/strategy-commands'
import { fixedRate } from '@touchstone/domain/strategy-rules/rule'
import { exact, exactPercent } from './exact.ts'
import { type Line, result as named } from './formula-line.ts'

/** The rule's result, and what the limits of the product leave of it; a fixed rate alone. */
function rateLines({ order: { rule, dailyRateMin, dailyRateMax }, result, rate }: StrategyAccrued): Line[] {
  if (rule === fixedRate) return [{ label: 'fixedRates.rate', expression: rule, result: named(exactPercent(rate)) }]
  return [
    { label: 'investments.dayRule', expression: rule, result: named(exactPercent(result)) },
    {
      label: 'investments.yourRate',
      expression: `${exactPercent(dailyRateMin)} ≤ ${exactPercent(result)} ≤ ${exactPercent(dailyRateMax)}`,
      result: named(exactPercent(rate)),
      ...(rate === result ? {} : { note: 'strategyRecords.strategyLimited' as const }),
    },
  ]
}

/** The rate of the day, and what it brings on what remained. */
export function strategyLines(reply: StrategyAccrued): Line[] {
  const { rate, remainingBefore, carryBefore } = reply
  const { currency } = reply.order
  const { gain, loss, carry } = accrualOf({ remaining: remainingBefore, carry: carryBefore, currency }, rate)
  const whole = times(remainingBefore, rate, 'down') + carryBefore
  const isCut = loss !== 0n && loss < -((whole / unitOf(placesOf(currency))) * unitOf(placesOf(currency)))
  const kept = carryBefore === 0n ? '' : carryBefore < 0n ? ` − ${exact(-carryBefore)}` : ` + ${exact(carryBefore)}`
  return [
    ...rateLines(reply),
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
