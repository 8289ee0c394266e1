import { printDecimal } from '@touchstone/domain/money/decimal'
import type { Order } from '@touchstone/domain/positions/order'
import type { Position } from '@touchstone/domain/positions/position'
import type { ProtectionReply } from '@touchstone/domain/protection/protection-replies'
import type { Command, Reply } from '@touchstone/domain/rulebook/nouns'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import type { Withdrawal } from '@touchstone/domain/withdrawals/withdrawal'
import type { MessageKind } from '@touchstone/wire/codes/message-kinds'
import { protectionTold } from '../restrictions/protection-messages.ts'
import { type FundsReply, fundsTold, withdrawalTold } from '../withdrawals/funds-messages.ts'
import type { ToldOfBook } from '../messages/told.ts'

/** Commands whose reply tells a user something. */
const tellingKinds = [
  'call_margin',
  'fill_limit_order',
  'fire_stops',
  'liquidate_position',
  'liquidate_cross',
  'settle_second_contract',
  'set_loss_limit',
  'exclude_self',
  'cool_off',
  'set_residence',
  'request_withdrawal',
  'cancel_withdrawal',
  'approve_withdrawal',
  'reject_withdrawal',
  'begin_payment',
  'pay_withdrawal',
  'fail_withdrawal',
  'block_withdrawals',
  'credit_deposit',
  'undo_deposit',
  'grant_reward',
  'correct_balance',
] as const satisfies Command['kind'][]
export type TellingKind = (typeof tellingKinds)[number]

export const tellingKindOf = (kind: Command['kind']): TellingKind | undefined =>
  tellingKinds.find((telling) => telling === kind)

/** A command as the journal has it, with the records of it that a message needs. */
export type JournalEvent = {
  bookId: number
  sequence: number
  at: number
  /** Undefined for a command that tells nothing itself; it may have cancelled orders. */
  kind: TellingKind | undefined
  reply: string
  /** The position of a margin call. */
  position: Pick<Position, 'symbol' | 'direction'> | undefined
  /** Orders that are cancelled since. */
  cancelled: readonly Order[]
  /** Withdrawals that were rejected beside what the command itself was about. */
  rejected: readonly Withdrawal[]
}

/** What a user is told of a command, each under a source of its own. */
export function messagesOf(event: JournalEvent): ToldOfBook[] {
  return [
    ...messagesOfReply(event),
    ...event.cancelled.flatMap((order) => messageOfCancelled(event, order)),
    ...event.rejected.flatMap((withdrawal) => messageOfRejected(event, withdrawal)),
  ]
}

function messagesOfReply(event: JournalEvent): ToldOfBook[] {
  switch (event.kind) {
    case 'call_margin':
      return [marginCall(event)]
    case 'fire_stops':
    case 'liquidate_position':
    case 'liquidate_cross':
      return settlementsOf(event, readReply(event.reply))
    case 'fill_limit_order': {
      const reply = readReply(event.reply)
      if (reply.kind !== 'opened') return settlementsOf(event, reply)
      const { symbol, direction, quantity, price, fee } = reply
      const details = { symbol, direction, quantity: printDecimal(quantity), price: printDecimal(price) }
      return [toldOf(event, 'limit_open_filled', { ...details, fee: printDecimal(fee) })]
    }
    case 'settle_second_contract':
      return [contractSettled(event)]
    case 'set_loss_limit':
    case 'exclude_self':
    case 'cool_off':
    case 'set_residence':
      return protectionMessages(event)
    case 'request_withdrawal':
    case 'cancel_withdrawal':
    case 'approve_withdrawal':
    case 'reject_withdrawal':
    case 'begin_payment':
    case 'pay_withdrawal':
    case 'fail_withdrawal':
    case 'block_withdrawals':
    case 'credit_deposit':
    case 'undo_deposit':
    case 'grant_reward':
    case 'correct_balance':
      return fundsMessages(event)
    case undefined:
      return []
  }
}

/** The reply of a command that comes to no other. */
function replyOf<Kind extends Reply['kind']>(event: JournalEvent, kind: Kind): Extract<Reply, { kind: Kind }> {
  const reply = readReply(event.reply)
  if (reply.kind !== kind) throw new Error(`the reply is a ${reply.kind} and no ${kind}`)
  return reply as Extract<Reply, { kind: Kind }>
}

function toldOf(event: JournalEvent, kind: MessageKind, details: ToldOfBook['details'], part?: number): ToldOfBook {
  const { bookId, sequence, at } = event
  const source = `${bookId}-${sequence}${part === undefined ? '' : `.${part}`}`
  return { bookId, sequence, kind, details, source, at }
}

function fundsMessages(event: JournalEvent): ToldOfBook[] {
  const told = fundsTold(readReply(event.reply) as FundsReply)
  if (told === undefined) return []
  const message = toldOf(event, ...told)
  return [event.kind === 'block_withdrawals' ? { ...message, sequence: null } : message]
}

/** A withdrawal is rejected once, so its id is the source. */
function messageOfRejected(event: JournalEvent, withdrawal: Withdrawal): ToldOfBook[] {
  const told = withdrawalTold(withdrawal)
  return told === undefined ? [] : [{ ...toldOf(event, ...told), source: `rejected:${withdrawal.id}` }]
}

/** They move no money, so there is nothing to check. */
function protectionMessages(event: JournalEvent): ToldOfBook[] {
  const told = protectionTold(readReply(event.reply) as ProtectionReply)
  return told === undefined ? [] : [{ ...toldOf(event, ...told), sequence: null }]
}

function marginCall(event: JournalEvent): ToldOfBook {
  const { positionId, percent } = replyOf(event, 'margin_call')
  const told =
    event.position === undefined || positionId === null
      ? toldOf(event, 'cross_margin_called', { percent })
      : toldOf(event, 'isolated_margin_called', {
          percent,
          symbol: event.position.symbol,
          direction: event.position.direction,
          positionId,
        })
  // It moves no money, so there is nothing to check.
  return { ...told, sequence: null }
}

const settledKinds = {
  liquidation: 'position_liquidated',
  take_profit: 'take_profit_fired',
  stop_loss: 'stop_loss_fired',
  limit: 'limit_close_filled',
} as const

function settlementsOf(event: JournalEvent, reply: Reply): ToldOfBook[] {
  if (reply.kind !== 'closed' && reply.kind !== 'reversed') return []
  return reply.settlements.flatMap((settlement, index) => {
    const { reason, positionId, symbol, direction, quantity, price, profit } = settlement
    if (reason === 'user' || reason === 'reverse') return []
    const details = {
      symbol,
      direction,
      positionId,
      quantity: printDecimal(quantity),
      price: printDecimal(price),
      profit: printDecimal(profit),
    }
    return [toldOf(event, settledKinds[reason], details, index === 0 ? undefined : index)]
  })
}

const contractKinds = {
  won: 'second_contract_won',
  lost: 'second_contract_lost',
  tied: 'second_contract_tied',
  void: 'second_contract_void',
} as const

function contractSettled(event: JournalEvent): ToldOfBook {
  const { contract } = replyOf(event, 'second_contract_settled')
  const { id: contractId, state, symbol, direction, durationSeconds, stake, payout, openPrice, closePrice } = contract
  if (state === 'placed') throw new Error('a settled contract is not placed')
  return toldOf(event, contractKinds[state], {
    contractId,
    symbol,
    direction,
    durationSeconds,
    stake: printDecimal(stake),
    payout: printDecimal(payout),
    openPrice: openPrice === null ? null : printDecimal(openPrice),
    closePrice: closePrice === null ? null : printDecimal(closePrice),
  })
}

/** An order is cancelled once, so its id is the source, whichever command it was. What a user did himself he knows. */
function messageOfCancelled(event: JournalEvent, order: Order): ToldOfBook[] {
  const { id: orderId, type, action, symbol, direction, quantity, price, cancelReason } = order
  if (cancelReason === null || cancelReason === 'user') return []
  return [
    {
      ...toldOf(event, 'order_cancelled', {
        orderId,
        type,
        action,
        symbol,
        direction,
        quantity: printDecimal(quantity),
        price: printDecimal(price),
        reason: cancelReason,
      }),
      sequence: null,
      source: `cancelled:${orderId}`,
    },
  ]
}
