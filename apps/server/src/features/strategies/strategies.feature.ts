import { printDecimal } from '@touchstone/domain/money/decimal'
import type { StrategyWords } from '@touchstone/domain/strategies/strategies.journal'
import type { ReplyOf } from '@touchstone/domain/strategies/strategy-commands'
import type { CommittedRow, Feature, MessageDraft } from '../feature/feature.ts'
import { dayText } from '../../platform/day-text.ts'

function boughtMessages({ reply: { order } }: CommittedRow<ReplyOf<'strategy_confirmed'>>): MessageDraft[] {
  const { id: orderId, amount, currency, startDay, cycleDays: days } = order
  const details = { orderId, amount: printDecimal(amount), currency, day: dayText(startDay), days }
  return [{ kind: 'product_bought', details, hasReceipt: true }]
}

function declinedMessages({ reply: { order } }: CommittedRow<ReplyOf<'strategy_declined'>>): MessageDraft[] {
  const details = { orderId: order.id, amount: printDecimal(order.amount), currency: order.currency }
  return [{ kind: 'product_declined', details, hasReceipt: true }]
}

function cancelledMessages({ reply: { order } }: CommittedRow<ReplyOf<'strategy_cancelled'>>): MessageDraft[] {
  const details = { orderId: order.id, amount: printDecimal(order.returned), currency: order.currency }
  return [{ kind: 'product_cancelled', details, hasReceipt: true }]
}

function leavingMessages({ reply: { order } }: CommittedRow<ReplyOf<'strategy_leaving'>>): MessageDraft[] {
  return [
    { kind: 'product_leaving', details: { orderId: order.id, day: dayText(order.exitDay ?? 0) }, hasReceipt: true },
  ]
}

/** A day that brought nothing is no news; the end is, of the term or by leaving, whose fee what it brought in all has paid. */
function accruedMessages({ reply: { order, day } }: CommittedRow<ReplyOf<'strategy_accrued'>>): MessageDraft[] {
  const { id: orderId, currency, lastIncome, income, returned, exitFee, state } = order
  const amount = printDecimal(lastIncome)
  const counted = { details: { orderId, day: dayText(day), amount, currency }, hasReceipt: true }
  const news: MessageDraft[] =
    lastIncome === 0n ? [] : [{ kind: lastIncome > 0n ? 'product_day_gained' : 'product_day_lost', ...counted }]
  if (state === 'held') return news
  const details = { orderId, amount: printDecimal(returned), income: printDecimal(income - exitFee), currency }
  return [...news, { kind: 'product_ended', details, hasReceipt: true, part: 1 }]
}

/** At once, on a day on which its product was frozen. */
function leftMessages({ reply: { order } }: CommittedRow<ReplyOf<'strategy_left'>>): MessageDraft[] {
  const { id: orderId, currency, income, returned } = order
  const details = { orderId, amount: printDecimal(returned), income: printDecimal(income), currency }
  return [{ kind: 'product_ended', details, hasReceipt: true }]
}

export const strategiesFeature: Feature<StrategyWords, Record<never, never>> = {
  calls: () => ({}),
  messages: {
    strategy_requested: 'nothing',
    strategy_confirmed: boughtMessages,
    strategy_declined: declinedMessages,
    strategy_cancelled: cancelledMessages,
    strategy_leaving: leavingMessages,
    strategy_left: leftMessages,
    // That its product is frozen is told once, and not for each day.
    strategy_day_paused: 'nothing',
    strategy_accrued: accruedMessages,
  },
  messagesOfRecords: { strategy_order: 'nothing' },
  events: {
    strategy_requested: 'nothing',
    strategy_confirmed: 'nothing',
    strategy_declined: 'nothing',
    strategy_cancelled: 'nothing',
    strategy_leaving: 'nothing',
    strategy_left: 'nothing',
    strategy_day_paused: 'nothing',
    strategy_accrued: 'nothing',
  },
  eventsOfRecords: { strategy_order: 'nothing' },
  schedules: [],
  lockedFacts: [],
}
