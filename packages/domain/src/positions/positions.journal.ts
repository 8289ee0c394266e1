import type { Journal } from '../noun/journal.ts'
import type { Leverages } from './held-positions.ts'
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
  parts: { leverages: Leverages; marginCallPercent: number }
  facts: Record<never, never>
}

export const positionJournal: Journal<PositionWords> = {
  commands: {
    open_position: { decimals: opening, givenBy: 'person' },
    place_limit_order: { decimals: { ...opening, price: true }, givenBy: 'person' },
    place_limit_close: { decimals: { quantity: true, price: true }, givenBy: 'person' },
    cancel_order: { decimals: {}, givenBy: 'person' },
    close_position: { decimals: { quantity: true }, givenBy: 'person' },
    close_all: { decimals: {}, givenBy: 'person' },
    reverse_position: { decimals: {}, givenBy: 'person' },
    add_margin: { decimals: { amount: true }, givenBy: 'person' },
    remove_margin: { decimals: { amount: true }, givenBy: 'person' },
    set_leverage: { decimals: {}, givenBy: 'person' },
    set_stops: { decimals: stops, givenBy: 'person' },
    fill_limit_order: { decimals: {}, givenBy: 'price' },
    fill_market_order: { decimals: {}, givenBy: 'price' },
    expire_order: { decimals: {}, givenBy: 'time' },
    fire_stops: { decimals: {}, givenBy: 'price' },
    liquidate_position: { decimals: {}, givenBy: 'price' },
    liquidate_cross: { decimals: {}, givenBy: 'price' },
    call_margin: { decimals: {}, givenBy: 'price' },
    settle_funding: { decimals: { rate: true }, givenBy: 'time' },
  },
  replies: positionReplies,
  postings: positionPostings,
}
