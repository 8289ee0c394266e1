import { printDecimal } from '@touchstone/domain/money/decimal'
import type { ReplyOf, StrategyAccrued, StrategyReply } from '@touchstone/domain/strategies/strategy-commands'
import type { StrategyOrder } from '@touchstone/domain/strategies/strategy-order'
import { fixedRate, symbolsOfRule } from '@touchstone/domain/strategy-rules/rule'
import { dayMs, hourMs } from '@touchstone/domain/time'
import { agreementFact } from './agreement-fact.ts'
import { exactPercent } from './exact.ts'
import type { Descriptions } from './reply-description.ts'
import { money, plainStory, type Story, type StoryFact, text, time } from './story.ts'
import { strategyLines } from './strategy-lines.ts'

export const strategyDescriptions: Descriptions<StrategyReply> = {
  strategy_requested: {
    story: ({ order }, at) => plainStory('strategyRecords.strategyRequested', [...termFacts(order), at]),
    formulas: 'none',
    roles: 'in_force',
  },
  strategy_confirmed: {
    story: ({ order }, at) =>
      plainStory('strategyRecords.strategyConfirmed', [
        ...termFacts(order),
        time('strategyRecords.strategyStarts', order.startDay),
        at,
      ]),
    formulas: 'none',
    roles: 'in_force',
  },
  strategy_declined: {
    story: ({ order, reason }, at) => ({
      ...backStory('strategyRecords.strategyDeclined', order, at),
      note: `strategyRecords.strategyDeclined_${reason}`,
    }),
    formulas: 'none',
    roles: 'in_force',
  },
  strategy_cancelled: {
    story: ({ order }, at) => backStory('strategyRecords.strategyCancelled', order, at),
    formulas: 'none',
    roles: 'in_force',
  },
  strategy_leaving: { story: leavingStory, formulas: 'none', roles: 'in_force' },
  strategy_left: {
    story: ({ order }, at) => backStory('strategyRecords.strategyLeft', order, at),
    formulas: 'none',
    roles: 'in_force',
  },
  strategy_day_paused: {
    story: ({ order, day }, at) =>
      plainStory('strategyRecords.strategyDayPaused', [
        text('investments.day', dayName(day)),
        named(order),
        money('investments.principal', order.remaining, order.currency),
        text('strategyRecords.strategyDay', `${order.daysPaid} / ${order.cycleDays}`),
        text('freezes.days', String(order.pausedDays ?? 0)),
        at,
      ]),
    formulas: 'none',
    roles: 'in_force',
  },
  strategy_accrued: {
    story: accruedStory,
    formulas: (reply) => [{ name: 'accrual', lines: strategyLines(reply) }],
    roles: 'in_force',
  },
}

const named = ({ rule, cycleDays }: StrategyOrder): StoryFact => ({
  label: 'investments.detailTitle',
  value: { as: 'strategy', rule, cycleDays },
})

function termFacts(order: StrategyOrder): StoryFact[] {
  const { currency, amount, dailyRateMin, dailyRateMax, cycleDays, exitFeeRate } = order
  return [
    named(order),
    money('words.amount', amount, currency),
    order.rule === fixedRate
      ? text('fixedRates.rate', exactPercent(dailyRateMin))
      : {
          label: 'investments.dailyLimits',
          value: { as: 'limits', least: printDecimal(dailyRateMin), most: printDecimal(dailyRateMax) },
        },
    { label: 'investments.term', value: { as: 'days', count: cycleDays } },
    text('investments.exitFee', exactPercent(exitFeeRate)),
    ...agreementFact(order),
  ]
}

function backStory(title: Story['title'], order: StrategyOrder, at: StoryFact): Story {
  return {
    ...plainStory(title, [...termFacts(order), at]),
    outcome: {
      label: 'investments.returned',
      value: printDecimal(order.returned),
      currency: order.currency,
      signed: false,
    },
  }
}

/** Nothing moves yet: it says which day still counts. */
function leavingStory({ order }: ReplyOf<'strategy_leaving'>, at: StoryFact): Story {
  const { exitDay, remaining, currency, exitFeeRate } = order
  return plainStory('strategyRecords.strategyLeaving', [
    named(order),
    money('investments.principal', remaining, currency),
    text('investments.exitFee', exactPercent(exitFeeRate)),
    ...(exitDay === null ? [] : [text('strategyRecords.strategyExitDay', dayName(exitDay))]),
    at,
  ])
}

const dayName = (day: number): string => new Date(day).toISOString().slice(0, 10)

/**
 * What the day was computed from, in a line: so many hours of these symbols, whose text the receipt carries. Undefined for a
 * fixed rate, which takes none.
 */
export const inputWords = ({ order: { rule } }: Pick<StrategyAccrued, 'order'>): string | undefined =>
  rule === fixedRate ? undefined : `${symbolsOfRule(rule).join(', ')}, ${(2 * dayMs) / hourMs} h`

function rateFacts(reply: StrategyAccrued): StoryFact[] {
  const prices = inputWords(reply)
  const [result, rate] = [exactPercent(reply.result), exactPercent(reply.rate)]
  return prices === undefined
    ? [text('fixedRates.rate', rate)]
    : [
        text('strategyRecords.strategyPrices', prices),
        text('investments.dayRule', result),
        text('investments.yourRate', rate),
      ]
}

function accruedStory(reply: StrategyAccrued, at: StoryFact): Story {
  const { order, day, remainingBefore } = reply
  const { currency, lastIncome } = order
  return {
    title: lastIncome < 0n ? 'strategyRecords.strategyLost' : 'strategyRecords.strategyGained',
    outcome: { label: 'words.result', value: printDecimal(lastIncome), currency, signed: true },
    facts: [
      text('investments.day', dayName(day)),
      named(order),
      ...rateFacts(reply),
      money('strategyRecords.strategyBefore', remainingBefore, currency),
      ...(order.state === 'held'
        ? [text('strategyRecords.strategyDay', `${order.daysPaid} / ${order.cycleDays}`)]
        : [
            ...(order.state === 'left' ? [money('investments.leaveFee', order.exitFee, currency)] : []),
            money('investments.returned', order.returned, currency),
          ]),
      at,
    ],
    parts: [],
  }
}
