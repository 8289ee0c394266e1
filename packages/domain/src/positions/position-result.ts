import type { Posting } from '../ledger/posting.ts'
import type { Money, Quantity, Rate } from '../money/decimal.ts'
import { amountOf, over } from '../money/mul-div.ts'
import { assert } from '../result.ts'
import type { ClosedReply, OpenedReply, PositionReply } from './position-replies.ts'
import type { CloseReason, Direction } from './position.ts'
import { bookedBefore, type Realised, type Settlement } from './settlement.ts'
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

/**
 * A close of a part or of all there was, where it stands: the row, and which of its settlements, from 0. One row may close
 * one position twice: a stop takes a part of it, and a liquidation the rest.
 */
export type PartResult = CloseResult & {
  positionId: string
  symbol: string
  direction: Direction
  sequence: number
  place: number
  /** Epoch milliseconds. */
  at: number
  reason: CloseReason
  /** Which close of its position it is, from 1, and what all of them up to this one brought together. */
  closes: number
  life: CloseResult
}

/** An open position, as the rows of its book tell it. */
export type OpenLife = {
  open: Burden
  /** How many closes of a part there were, and what they brought together. */
  closes: number
  closed: CloseResult
}

/** What is open in a book after a row of it, by position. */
export type Lives = ReadonlyMap<string, OpenLife>

/** A row of the journal, as far as results need it. */
export type LifeRow = { sequence: number; at: number; reply: { kind: string }; postings: readonly Posting[] }

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

const noResult: CloseResult = {
  quantity: 0n,
  cost: 0n,
  value: 0n,
  profit: 0n,
  openingFee: 0n,
  closingFee: 0n,
  liquidationFee: 0n,
  funding: 0n,
  insurance: 0n,
  margin: 0n,
  net: 0n,
  yield: null,
}
const newLife: OpenLife = {
  open: { quantity: 0n, cost: 0n, margin: 0n, openingFee: 0n, funding: 0n, realised: 0n },
  closes: 0,
  closed: noResult,
}

/** The result of several closes together: of a position's life, or of what one row closed. */
export const sumOfResults = (results: readonly CloseResult[]): CloseResult => results.reduce(together, noResult)

function together(a: CloseResult, b: CloseResult): CloseResult {
  const net = a.net + b.net
  const margin = a.margin + b.margin
  return {
    quantity: a.quantity + b.quantity,
    cost: a.cost + b.cost,
    value: a.value + b.value,
    profit: a.profit + b.profit,
    openingFee: a.openingFee + b.openingFee,
    closingFee: a.closingFee + b.closingFee,
    liquidationFee: a.liquidationFee + b.liquidationFee,
    funding: a.funding + b.funding,
    insurance: a.insurance + b.insurance,
    margin,
    net,
    yield: yieldOf(net, margin),
  }
}

/** The kinds of replies that bear on results: the other rows of a book leave everything as it is. */
export const lifeKinds = [
  'opened',
  'closed',
  'reversed',
  'funding',
  'margin_added',
  'margin_removed',
  'leverage_set',
] as const satisfies readonly PositionReply['kind'][]

/** Whether a position is one of those that somebody asks about. */
export type IsAsked = (positionId: string) => boolean

/**
 * What each settlement of a row of a book brought, in their order, and what is open after it. Rows come in their order,
 * from the first of the book: the replies and postings are all that it reads. Of some positions alone, from the row that
 * opened the first of them.
 */
export function resultsOfRow(
  lives: Lives,
  row: LifeRow,
  isAsked: IsAsked = () => true,
): { lives: Lives; results: readonly PartResult[] } {
  const reply = row.reply as Extract<PositionReply, { kind: (typeof lifeKinds)[number] }>
  switch (reply.kind) {
    case 'opened':
      return { lives: withOpening(lives, reply, isAsked), results: [] }
    case 'closed':
    case 'reversed': {
      const { lives: left, results } = withCloses(lives, reply, { row, isAsked })
      return { lives: reply.opened === undefined ? left : withOpening(left, reply.opened, isAsked), results }
    }
    case 'funding': {
      const paid = reply.payments.map(({ positionId, amount }) => ({ positionId, funding: amount }))
      return { lives: burdened(lives, [...paid, ...profitsPosted(row.postings)]), results: [] }
    }
    case 'margin_added':
    case 'margin_removed':
    case 'leverage_set':
      return { lives: burdened(lives, marginPosted(row.postings)), results: [] }
    default:
      return { lives, results: [] }
  }
}

function withOpening(lives: Lives, opened: OpenedReply, isAsked: IsAsked): Lives {
  const { positionId, quantity, notional, margin, fee } = opened
  if (!isAsked(positionId)) return lives
  const life = lives.get(positionId) ?? newLife
  const open = more(life.open, { quantity, cost: notional, margin, openingFee: fee })
  return new Map(lives).set(positionId, { ...life, open })
}

const more = (open: Burden, added: Partial<Burden>): Burden => ({
  quantity: open.quantity + (added.quantity ?? 0n),
  cost: open.cost + (added.cost ?? 0n),
  margin: open.margin + (added.margin ?? 0n),
  openingFee: open.openingFee + (added.openingFee ?? 0n),
  funding: open.funding + (added.funding ?? 0n),
  realised: open.realised + (added.realised ?? 0n),
})

type Added = Partial<Burden> & { positionId: string }

/** What is borne by a position that is closed already is borne by nothing any more. */
function burdened(lives: Lives, all: readonly Added[]): Lives {
  const after = new Map(lives)
  for (const { positionId, ...added } of all) {
    const life = after.get(positionId)
    if (life !== undefined) after.set(positionId, { ...life, open: more(life.open, added) })
  }
  return after
}

/** What was locked in isolated positions, less what was let go. */
const marginPosted = (postings: readonly Posting[]): Added[] =>
  postings.flatMap(({ kind, subject, amount }) => {
    if (kind === 'margin_locked') return [{ positionId: subject, margin: amount }]
    return kind === 'margin_released' ? [{ positionId: subject, margin: -amount }] : []
  })

/** The profit of cross positions that was booked to pay a funding with: the reply names what was paid, and not from what. */
const profitsPosted = (postings: readonly Posting[]): Added[] =>
  postings.flatMap(({ kind, subject, amount }) =>
    kind === 'profit' ? [{ positionId: subject, realised: amount }] : [],
  )

const booked = (realised: readonly Realised[]): Added[] =>
  realised.map(({ positionId, profit }) => ({ positionId, realised: profit }))

function withCloses(before: Lives, reply: ClosedReply, { row, isAsked }: { row: LifeRow; isAsked: IsAsked }) {
  const { settlements, insurancePaid } = reply
  const { sequence, at } = row
  const bookings = bookedBefore(reply).map(booked)
  let lives = before
  const results = settlements.flatMap((settlement, place): PartResult[] => {
    lives = burdened(lives, bookings[place] ?? [])
    const { positionId, symbol, direction, reason } = settlement
    if (!isAsked(positionId)) return []
    const life = lives.get(positionId)
    assert(life !== undefined, 'what is closed was opened before')
    // What the fund bears of a whole cross book falls to the last position that was closed.
    const borne = settlement.insurancePaid + (place === settlements.length - 1 ? insurancePaid : 0n)
    const { result, left } = closeResult(life.open, { ...settlement, insurancePaid: borne })
    const closes = life.closes + 1
    const closed = together(life.closed, result)
    const after = new Map(lives)
    if (left.quantity === 0n) after.delete(positionId)
    else after.set(positionId, { open: left, closes, closed })
    lives = after
    return [{ ...result, positionId, symbol, direction, sequence, place, at, reason, closes, life: closed }]
  })
  return { lives: burdened(lives, bookings.at(-1) ?? []), results }
}
