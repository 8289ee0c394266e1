import type { Posting } from '../ledger/posting.ts'
import { ONE } from '../money/decimal.ts'
import { amountOf } from '../money/mul-div.ts'
import { commandIn, type DecidedRow } from '../receipts/decided-row.ts'
import { demand, madeBy, posting, stated } from '../receipts/expected-postings.ts'
import type { Carried } from '../receipts/formula.ts'
import { closeWaits, openingWaits } from './check-when-filled.ts'
import { limitIsReached } from './limit-order.ts'
import type { CommandOf } from './position-commands.ts'
import type { PositionReply } from './position-replies.ts'
import { feeOf, initialMarginOf, notionalOf, openingPrice, settlementPlaces } from './valuation.ts'

type Row<Kind extends PositionReply['kind']> = DecidedRow<Extract<PositionReply, { kind: Kind }>>
type Opening = CommandOf<'open_position' | 'place_limit_order'>

const openingIn = (row: DecidedRow<unknown>): Opening | undefined =>
  commandIn<CommandOf<'open_position'>>(row, 'open_position') ??
  commandIn<CommandOf<'place_limit_order'>>(row, 'place_limit_order')

const reserved = (amount: bigint, subject: string): Posting =>
  posting({ kind: 'order_reserved', from: 'contract', to: 'frozen', amount, subject })

/** A limit close that would fill at once is one too. */
const marketCloses = new Set(['close_position', 'reverse_position', 'place_limit_close'])

/** A market opening reserves margin and fee at the worst price that it may fill at; a close reserves nothing. */
export function acceptedPostings(row: Row<'accepted'>, { market, settings }: Carried): Posting[] {
  const asked = openingIn(row)
  demand(row.reply.orderId === madeBy(row), 'another order was accepted than the row made')
  if (asked === undefined) {
    demand(marketCloses.has(row.command.kind), 'the command asks for no order')
    demand(closeWaits(row.facts), 'what had to be closed at once waits for the next price')
    return []
  }
  demand(Number.isSafeInteger(asked.leverage), 'the leverage is no whole number')
  demand(openingWaits(row.facts), 'what had to be opened at once waits for the next price')
  const terms = settings.symbols.get(asked.symbol)
  demand(terms !== undefined, `the settings do not hold ${asked.symbol}`)
  const price = openingPrice(asked.direction, market(asked.symbol).tick)
  const worst = notionalOf(asked.quantity, price) * (ONE + terms.slippageRateMax)
  const margin = amountOf(worst, 1n, ONE * BigInt(asked.leverage), settlementPlaces, 'up')
  const fee = amountOf(worst, terms.takerRate, ONE * ONE, settlementPlaces, 'up')
  return [reserved(margin + fee, row.reply.orderId)]
}

/** A limit opening reserves margin and maker fee at its price; a close reserves nothing. */
export function restingPostings(row: Row<'resting'>, { market, settings }: Carried): Posting[] {
  const asked = commandIn<CommandOf<'place_limit_order'>>(row, 'place_limit_order')
  if (asked === undefined) {
    demand(row.command.kind === 'place_limit_close', 'the command asks for no order')
    return []
  }
  demand(Number.isSafeInteger(asked.leverage), 'the leverage is no whole number')
  const terms = settings.symbols.get(asked.symbol)
  demand(terms !== undefined, `the settings do not hold ${asked.symbol}`)
  demand(row.reply.orderId === madeBy(row), 'another order rests than the row made')
  const { direction, price } = asked
  const isReached = limitIsReached({ action: 'open', direction, price }, market(asked.symbol).tick)
  demand(!isReached, 'what was reached already had to be filled')
  const notional = notionalOf(asked.quantity, asked.price)
  const amount = initialMarginOf(notional, asked.leverage) + feeOf(notional, terms.makerRate)
  return [reserved(amount, row.reply.orderId)]
}

/** What the order had reserved returns: the amount stands in the row that accepted it. */
export function cancelledPostings({ command, reply: { orderId } }: Row<'cancelled'>, { accepted }: Carried): Posting[] {
  demand('orderId' in command && command.orderId === orderId, 'another order was cancelled than the command names')
  demand(accepted !== null, 'the receipt does not carry the row that accepted the order')
  const held = stated(accepted.postings, [{ kind: 'order_reserved', subject: orderId }])
  const amount = held.reduce((sum, each) => sum + each.amount, 0n)
  return [posting({ kind: 'order_released', from: 'frozen', to: 'contract', amount, subject: orderId })]
}

export function marginAddedPostings(row: Row<'margin_added'>): Posting[] {
  const asked = commandIn<CommandOf<'add_margin'>>(row, 'add_margin')
  const { positionId: subject, amount } = row.reply
  demand(asked?.amount === amount && asked.positionId === subject, 'other margin was added than the command names')
  return [posting({ kind: 'margin_locked', from: 'contract', to: 'margin', amount, subject })]
}

export function marginRemovedPostings(row: Row<'margin_removed'>): Posting[] {
  const asked = commandIn<CommandOf<'remove_margin'>>(row, 'remove_margin')
  const { positionId: subject, amount } = row.reply
  demand(asked?.amount === amount && asked.positionId === subject, 'other margin was removed than the command names')
  return [posting({ kind: 'margin_released', from: 'margin', to: 'contract', amount, subject })]
}

/** The margin of isolated positions moves by as much as the leverage asks for: earlier rows say how much it was. */
export const leveragePostings = ({ postings }: Row<'leverage_set'>): Posting[] =>
  stated(postings, [
    { kind: 'margin_locked', currency: 'USDT', from: 'contract', to: 'margin' },
    { kind: 'margin_released', currency: 'USDT', from: 'margin', to: 'contract' },
  ])
