import { priceOf, setAsideFor, tokensOf } from '@touchstone/domain/ieo-sales/ieo-agreement'
import type { IeoOrder } from '@touchstone/domain/ieo-orders/ieo-order'
import type { IeoCommandOf, IeoReply, IeoReplyOf } from '@touchstone/domain/ieo-orders/ieo-order-commands'
import type { IeoOrderWords } from '@touchstone/domain/ieo-orders/ieo-orders.journal'
import { type Money, printDecimal } from '@touchstone/domain/money/decimal'
import type { ieo } from '@touchstone/wire/ieo'
import type { MessageKind } from '@touchstone/wire/codes/message-kinds'
import { dayText } from '../../platform/day-text.ts'
import type { CommittedRow, Feature, MessageDraft } from '../feature/feature.ts'
import type { MessageDetails } from '../messages/new-message.ts'
import { type IeoDeps, ieoHandlers } from './ieo.routes.ts'

/** A message about an order, with an amount of what it is paid in. */
function about(kind: MessageKind, order: IeoOrder, amount: Money, more: MessageDetails = {}): MessageDraft[] {
  const { id: orderId, token, currency } = order
  return [{ kind, details: { orderId, token, amount: printDecimal(amount), currency, ...more }, hasReceipt: true }]
}

type Row<Kind extends IeoReply['kind']> = CommittedRow<IeoReplyOf<Kind>>

const tokensText = (order: IeoOrder): string => printDecimal(tokensOf(order, order.lotsWon))

/** A moment to the minute; the text says that it is UTC. */
const minuteText = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

function givenMessages({ reply: { order } }: Row<'ieo_given'>): MessageDraft[] {
  const { state, lots, lotsWon: won, paid, returned } = order
  if (state === 'not_won') return about('ieo_not_won', order, returned)
  return about('ieo_given', order, paid, { tokens: tokensText(order), lots, won, returned: printDecimal(returned) })
}

function awardedMessages({ reply: { order }, command }: Row<'ieo_awarded'>): MessageDraft[] {
  const { state, lots, lotsWon: won, setAside, returned, payUntil } = order
  // Whoever is in reserve waits as long as the sale does at least.
  const until = minuteText(payUntil ?? (command as IeoCommandOf<'award_ieo'>).payUntil)
  if (state === 'won') return about('ieo_won', order, priceOf(order, won) - setAside, { lots, won, until })
  if (state === 'reserve') return about('ieo_reserve', order, setAside, { until })
  return about('ieo_not_won', order, returned)
}

export const ieoOrdersFeature: Feature<IeoOrderWords, typeof ieo, IeoDeps> = {
  calls: ieoHandlers,
  messages: {
    ieo_applied: ({ reply: { order } }) =>
      about('ieo_applied', order, order.setAside, { lots: order.lots, day: dayText(order.closesAt) }),
    ieo_changed: ({ reply: { order } }) => about('ieo_changed', order, order.setAside, { lots: order.lots }),
    ieo_withdrawn: ({ reply: { order } }) => about('ieo_withdrawn', order, order.returned),
    ieo_given: givenMessages,
    ieo_awarded: awardedMessages,
    ieo_paid: ({ reply: { order } }) => about('ieo_paid', order, order.paid, { tokens: tokensText(order) }),
    ieo_forfeited: ({ reply: { order } }) => about('ieo_forfeited', order, setAsideFor(order, order.lotsWon)),
    ieo_released: ({ reply: { order } }) => about('ieo_listed', order, order.paid, { tokens: tokensText(order) }),
    ieo_refunded: ({ reply: { order } }) => about('ieo_refunded', order, order.paid, { tokens: tokensText(order) }),
  },
  messagesOfRecords: { ieo_order: 'nothing' },
  events: {
    ieo_applied: 'nothing',
    ieo_changed: 'nothing',
    ieo_withdrawn: 'nothing',
    ieo_given: 'nothing',
    ieo_awarded: 'nothing',
    ieo_paid: 'nothing',
    ieo_forfeited: 'nothing',
    ieo_released: 'nothing',
    ieo_refunded: 'nothing',
  },
  eventsOfRecords: { ieo_order: 'nothing' },
  schedules: [],
  lockedFacts: [],
}
