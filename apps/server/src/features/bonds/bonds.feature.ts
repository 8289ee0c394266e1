import type { BondReply, BondReplyOf } from '@touchstone/domain/bonds/bond-commands'
import type { BondWords } from '@touchstone/domain/bonds/bonds.journal'
import { printDecimal } from '@touchstone/domain/money/decimal'
import type { bonds } from '@touchstone/wire/bonds'
import type { MessageKind } from '@touchstone/wire/codes/message-kinds'
import { dayText } from '../../platform/day-text.ts'
import type { CommittedRow, Feature, MessageDraft } from '../feature/feature.ts'
import type { MessageDetails } from '../messages/new-message.ts'
import { type BondsDeps, bondsHandlers } from './bonds.routes.ts'

type Row<Kind extends BondReply['kind']> = CommittedRow<BondReplyOf<Kind>>

/** A message about an order, with its money. */
const told =
  (kind: MessageKind, more: (reply: BondReply) => MessageDetails = () => ({})) =>
  ({ reply }: CommittedRow<BondReply>): MessageDraft[] => {
    const { id: orderId, amount, currency } = reply.order
    return [{ kind, details: { orderId, amount: printDecimal(amount), currency, ...more(reply) }, hasReceipt: true }]
  }

/** What a payment brought; the last one says that it is over, and what came in all. */
function creditedMessages({ reply }: Row<'bond_credited'>): MessageDraft[] {
  const { id: orderId, state, amount, interest: inAll, currency } = reply.order
  const [interest, principal] = [printDecimal(reply.interest), printDecimal(reply.principal)]
  const credited: MessageDraft = {
    kind: 'bond_credited',
    details: { orderId, interest, principal, currency },
    hasReceipt: true,
  }
  if (state !== 'repaid') return [credited]
  const details = { orderId, amount: printDecimal(amount), interest: printDecimal(inAll), currency }
  return [credited, { kind: 'bond_repaid', details, hasReceipt: true, part: 1 }]
}

export const bondsFeature: Feature<BondWords, typeof bonds, BondsDeps> = {
  calls: bondsHandlers,
  messages: {
    bond_requested: 'nothing',
    bond_confirmed: told('bond_subscribed', ({ order: { units, closesAt } }) => ({ units, day: dayText(closesAt) })),
    bond_declined: told('bond_declined'),
    bond_withdrawn: told('bond_withdrawn'),
    bond_started: told('bond_started', ({ order }) => ({ day: dayText(order.startDay) })),
    bond_returned: told('bond_fell_short'),
    bond_credited: creditedMessages,
  },
  messagesOfRecords: { bond_order: 'nothing' },
  events: {
    bond_requested: 'nothing',
    bond_confirmed: 'nothing',
    bond_declined: 'nothing',
    bond_withdrawn: 'nothing',
    bond_started: 'nothing',
    bond_returned: 'nothing',
    bond_credited: 'nothing',
  },
  eventsOfRecords: { bond_order: 'nothing' },
  schedules: [],
  lockedFacts: [],
}
