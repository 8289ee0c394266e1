import type { MinerCredited, MiningReply } from '@touchstone/domain/mining/mining-commands'
import type { MiningWords } from '@touchstone/domain/mining/mining.journal'
import { printDecimal } from '@touchstone/domain/money/decimal'
import type { MessageKind } from '@touchstone/wire/codes/message-kinds'
import { dayText } from '../../platform/day-text.ts'
import type { CommittedRow, Feature, MessageDraft } from '../feature/feature.ts'
import type { MessageDetails } from '../messages/new-message.ts'
import { type MiningCalls, type MiningDeps, miningHandlers } from './mining.routes.ts'

/** A message about an order, with what was paid for it. */
const told =
  (kind: MessageKind, more: (reply: MiningReply) => MessageDetails = () => ({})) =>
  ({ reply }: CommittedRow<MiningReply>): MessageDraft[] => {
    const { id: orderId, amount, currency, units } = reply.order
    const details = { orderId, units, amount: printDecimal(amount), currency, ...more(reply) }
    return [{ kind, details, hasReceipt: true }]
  }

/** A day that paid nothing is no news; the end is, of the term or after days without income. */
function creditedMessages({ reply: { order, day, net } }: CommittedRow<MinerCredited>): MessageDraft[] {
  const { id: orderId, coin, currency, income, returned, state } = order
  const paid = { orderId, day: dayText(day), income: printDecimal(net), coin }
  const news: MessageDraft[] = net === 0n ? [] : [{ kind: 'miner_day', details: paid, hasReceipt: true }]
  if (state === 'held') return news
  const details = { orderId, income: printDecimal(income), coin }
  const end: MessageDraft =
    state === 'stopped'
      ? { kind: 'miner_stopped', details: { ...details, amount: printDecimal(returned), currency }, hasReceipt: true }
      : { kind: 'miner_ended', details, hasReceipt: true }
  return [...news, { ...end, part: 1 }]
}

export const miningFeature: Feature<MiningWords, MiningCalls, MiningDeps> = {
  calls: miningHandlers,
  messages: {
    miner_requested: 'nothing',
    miner_confirmed: told('miner_bought', ({ order: { startDay, cycleDays: days } }) => ({
      day: dayText(startDay),
      days,
    })),
    miner_declined: told('miner_declined'),
    miner_cancelled: told('miner_cancelled'),
    miner_credited: creditedMessages,
  },
  messagesOfRecords: { miner_order: 'nothing' },
  events: {
    miner_requested: 'nothing',
    miner_confirmed: 'nothing',
    miner_declined: 'nothing',
    miner_cancelled: 'nothing',
    miner_credited: 'nothing',
  },
  eventsOfRecords: { miner_order: 'nothing' },
  schedules: [],
  lockedFacts: [],
}
