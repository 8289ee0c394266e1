import type { Posting } from '../ledger/posting.ts'
import type { Money, Quantity, Rate } from '../money/decimal.ts'
import { amountOf, over } from '../money/mul-div.ts'
import { assert } from '../result.ts'
import type { ClosedReply, OpenedReply, PositionReply } from './position-replies.ts'
import type { CloseReason } from './position.ts'
import type { Realised, Settlement } from './settlement.ts'
import { notionalOf, settlementPlaces } from './valuation.ts'

/** What the open part of a position has cost so far, in USDT: each close bears its share of it. */
export type Burden = {
  quantity: Quantity
  /** Σ price × quantity as it was bought: a profit that was booked in between does not move it. */
  cost: Money
  /** Put up by openings, additions and leverage, less what was taken out again. */
  margin: Money
  openingFee: Money
  /** Negative where more was received than paid. */
  funding: Money
  /** Profit of the open part that was booked already, to cover other positions. */
  realised: Money
}

/**
 * What a close brought, in USDT: net = profit − opening fee − closing fee − liquidation fee − funding + insurance. Opening
 * fee, funding and margin are the shares of the closed quantity; insurance is what the house's fund bore of the loss.
 */
export type CloseResult = {
  quantity: Quantity
  /** What was bought for, and what it was closed for: price × quantity. */
  cost: Money
  value: Money
  profit: Money
  openingFee: Money
  closingFee: Money
  liquidationFee: Money
  funding: Money
  insurance: Money
  margin: Money
  net: Money
  /** net / margin, rounded down; null where no margin was put up. */
  yield: Rate | null
}

/** A close of a part or of all there was: the row that it is in, and how many of the same row were before it. */
export type PartResult = CloseResult & { sequence: number; at: number; reason: CloseReason }

/** A position as its own rows tell it. */
export type PositionLife = { open: Burden; parts: readonly PartResult[] }

/** A row of the journal, as far as results need it. */
export type LifeRow = { sequence: number; at: number; reply: { kind: string }; postings: readonly Posting[] }

const nothing: Burden = { quantity: 0n, cost: 0n, margin: 0n, openingFee: 0n, funding: 0n, realised: 0n }
export const newLife: PositionLife = { open: nothing, parts: [] }

type Settled = Pick<Settlement, 'quantity' | 'price' | 'profit' | 'closingFee' | 'liquidationFee' | 'insurancePaid'>

/**
 * The one definition of a close's result. Shares are quantity / open quantity, rounded down to the currency; the last
 * close takes the rest, so the parts of a position add up to its life.
 */
export function closeResult(open: Burden, settled: Settled): { result: CloseResult; left: Burden } {
  const { quantity, closingFee, liquidationFee, insurancePaid: insurance } = settled
  assert(quantity > 0n && quantity <= open.quantity, 'a close takes at most what is open')
  const share = (amount: Money): Money =>
    quantity === open.quantity ? amount : amountOf(amount, quantity, open.quantity, settlementPlaces, 'down')
  const part: Burden = {
    quantity,
    cost: share(open.cost),
    margin: share(open.margin),
    openingFee: share(open.openingFee),
    funding: share(open.funding),
    realised: share(open.realised),
  }
  const { cost, margin, openingFee, funding } = part
  const profit = settled.profit + part.realised
  const net = profit - openingFee - closingFee - liquidationFee - funding + insurance
  const value = notionalOf(quantity, settled.price)
  const fees = { openingFee, closingFee, liquidationFee, funding, insurance }
  const result = { quantity, cost, value, profit, ...fees, margin, net, yield: yieldOf(net, margin) }
  return { result, left: less(open, part) }
}

const less = (from: Burden, part: Burden): Burden => ({
  quantity: from.quantity - part.quantity,
  cost: from.cost - part.cost,
  margin: from.margin - part.margin,
  openingFee: from.openingFee - part.openingFee,
  funding: from.funding - part.funding,
  realised: from.realised - part.realised,
})

/** Net result / margin put up, rounded down; null without a margin. */
export const yieldOf = (net: Money, margin: Money): Rate | null => (margin > 0n ? over(net, margin, 'down') : null)

/** The result of several closes together: of a position's life, or of what one command closed. */
export function sumOfResults(results: readonly CloseResult[]): CloseResult {
  const sum = (of: (each: CloseResult) => Money): Money => results.reduce((all, each) => all + of(each), 0n)
  const net = sum((each) => each.net)
  const margin = sum((each) => each.margin)
  return {
    quantity: sum((each) => each.quantity),
    cost: sum((each) => each.cost),
    value: sum((each) => each.value),
    profit: sum((each) => each.profit),
    openingFee: sum((each) => each.openingFee),
    closingFee: sum((each) => each.closingFee),
    liquidationFee: sum((each) => each.liquidationFee),
    funding: sum((each) => each.funding),
    insurance: sum((each) => each.insurance),
    margin,
    net,
    yield: yieldOf(net, margin),
  }
}

/** The life of a position after a row of its book; the same where the row is not about it. Rows come in their order. */
export function lifeAfter(life: PositionLife, positionId: string, row: LifeRow): PositionLife {
  const reply = row.reply as PositionReply
  switch (reply.kind) {
    case 'opened':
      return { ...life, open: afterOpening(life.open, positionId, reply) }
    case 'closed':
    case 'reversed': {
      const closed = afterCloses(life, positionId, reply, row)
      return reply.opened === undefined
        ? closed
        : { ...closed, open: afterOpening(closed.open, positionId, reply.opened) }
    }
    case 'funding': {
      const paid = reply.payments.find((payment) => payment.positionId === positionId)?.amount ?? 0n
      return { ...life, open: { ...life.open, funding: life.open.funding + paid } }
    }
    case 'margin_added':
    case 'margin_removed':
    case 'leverage_set': {
      const moved = marginMoved(positionId, row.postings)
      return { ...life, open: { ...life.open, margin: life.open.margin + moved } }
    }
    case 'accepted':
    case 'resting':
    case 'cancelled':
    case 'stops_set':
    case 'margin_call':
    default:
      return life
  }
}

function afterOpening(open: Burden, positionId: string, opened: OpenedReply): Burden {
  if (opened.positionId !== positionId) return open
  return {
    ...open,
    quantity: open.quantity + opened.quantity,
    cost: open.cost + opened.notional,
    margin: open.margin + opened.margin,
    openingFee: open.openingFee + opened.fee,
  }
}

/** What was locked in an isolated position, less what was let go. */
const marginMoved = (positionId: string, postings: readonly Posting[]): Money =>
  postings
    .filter(({ subject }) => subject === positionId)
    .reduce((sum, { kind, amount }) => {
      if (kind === 'margin_locked') return sum + amount
      return kind === 'margin_released' ? sum - amount : sum
    }, 0n)

function afterCloses(life: PositionLife, positionId: string, reply: ClosedReply, row: LifeRow): PositionLife {
  const { settlements, realised, insurancePaid } = reply
  let { open } = life
  const parts = [...life.parts]
  const book = (profits: readonly Realised[]): void => {
    for (const { positionId: of, profit } of profits)
      if (of === positionId) open = { ...open, realised: open.realised + profit }
  }
  for (const [index, settlement] of settlements.entries()) {
    const isLast = index === settlements.length - 1
    book(settlement.realised)
    if (settlement.positionId !== positionId) continue
    // What the fund bears of a whole cross book falls to the last position that was closed.
    const borne = settlement.insurancePaid + (isLast ? insurancePaid : 0n)
    const { result, left } = closeResult(open, { ...settlement, insurancePaid: borne })
    open = left
    parts.push({ ...result, sequence: row.sequence, at: row.at, reason: settlement.reason })
  }
  book(realised)
  return { open, parts }
}
