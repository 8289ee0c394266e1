import type { Journal } from '../noun/journal.ts'
import type { Order } from './order.ts'
import type { CommandOf, PositionCommand, PositionUserKind } from './position-commands.ts'
import { type PositionPosting, positionPostings } from './position-postings.ts'
import type { PositionRefusal } from './position-refusal.ts'
import type { PositionReply } from './position-replies.ts'
import { positionReplies } from './position-reply-rules.ts'
import type { Position } from './position.ts'

const stop = { price: true, quantity: true } as const
const stops = { takeProfit: stop, stopLoss: stop } as const
const opening = { quantity: true, ...stops } as const

export type PositionWords = {
  user: CommandOf<PositionUserKind>
  house: Exclude<PositionCommand, CommandOf<PositionUserKind>>
  replies: PositionReply
  refusals: PositionRefusal
  postings: PositionPosting
  borrowed: never
  sent: never
  records: { position: Position; order: Order }
}

export const positionJournal: Journal<PositionWords> = {
  commands: {
    open_position: opening,
    place_limit_order: { ...opening, price: true },
    place_limit_close: { quantity: true, price: true },
    cancel_order: {},
    close_position: { quantity: true },
    close_all: {},
    reverse_position: {},
    add_margin: { amount: true },
    remove_margin: { amount: true },
    set_leverage: {},
    set_stops: stops,
    fill_limit_order: {},
    fill_market_order: {},
    expire_order: {},
    fire_stops: {},
    liquidate_position: {},
    liquidate_cross: {},
    call_margin: {},
    settle_funding: { rate: true },
  },
  replies: positionReplies,
  postings: positionPostings,
}
