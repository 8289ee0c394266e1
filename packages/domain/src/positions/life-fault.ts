import type { Posting } from '../ledger/posting.ts'
import type { Money, Quantity } from '../money/decimal.ts'
import { mulDiv, unitOf } from '../money/mul-div.ts'
import type { ClosedReply, FundingReply, OpenedReply, PositionReply } from './position-replies.ts'
import type { LifeRow } from './position-result.ts'
import type { Position } from './position.ts'
import { bookedBefore, type Realised, type Settlement } from './settlement.ts'
import { initialMarginOf, settlementPlaces } from './valuation.ts'

type Open = Pick<Position, 'symbol' | 'direction' | 'marginMode'> & {
  quantity: Quantity
  /** A booked profit moves the cost by itself and by the part of a unit that was cut from it, which no row states. */
  costLeast: Money
  costMost: Money
  margin: Money
}
type Held = Map<string, Open>
type Booked = Pick<Realised, 'positionId' | 'profit'>

/**
 * The first fault of rows as the life of these positions: a close that claims to have found another position than the rows
 * before made, or an amount that its own row's entries do not have. Undefined where there is none. Rows come in their order,
 * from the one that opened the first of them. A sentence for people who read it in English.
 */
export function lifeFault(rows: readonly LifeRow[], ids: ReadonlySet<string>): string | undefined {
  const held: Held = new Map()
  for (const row of rows) {
    const [fault] = faultsOf(held, row, ids)
    if (fault !== undefined) return fault
  }
  return undefined
}

/** What is wrong with a row, lazily: after the first fault nothing of what is held counts any more. */
function* faultsOf(held: Held, { reply: anyReply, postings }: LifeRow, ids: ReadonlySet<string>): Generator<string> {
  const reply = anyReply as PositionReply
  const due = new Map([...ids].map((id) => [id, (held.get(id)?.margin ?? 0n) + marginKept(id, postings)]))
  const isTrade = reply.kind === 'opened' || reply.kind === 'closed' || reply.kind === 'reversed'
  if (reply.kind === 'funding') yield* faultsOfFunding(held, reply, postings)
  if (reply.kind === 'closed' || reply.kind === 'reversed') yield* faultsOfCloses(held, reply)
  const opened = reply.kind === 'opened' ? reply : isTrade ? reply.opened : undefined
  if (opened !== undefined) yield* faultsOfOpening(held, opened, { postings, ids })
  for (const [id, open] of held) {
    const margin = due.get(id) ?? 0n
    if (!isTrade) held.set(id, { ...open, margin })
    else if (open.margin !== margin) yield `${id} has another margin than its entries move`
  }
}

function* faultsOfOpening(
  held: Held,
  opened: OpenedReply,
  { postings, ids }: { postings: readonly Posting[]; ids: ReadonlySet<string> },
): Generator<string> {
  const { positionId, symbol, direction, marginMode, leverage, quantity, notional, margin, fee } = opened
  if (!ids.has(positionId)) return
  const open = held.get(positionId)
  if (open !== undefined && !isSameKind(open, opened)) yield `${positionId} is added to as if it were another position`
  if (quantity <= 0n || margin < 0n || fee < 0n)
    yield `${positionId} is opened with a quantity that is not positive, or a negative margin or fee`
  if (fee !== paidFor(positionId, 'opening_fee', postings))
    yield `${positionId} has another fee than its entries charge`
  // Of a cross position no margin is moved.
  const isOfLeverage = marginMode === 'isolated' || margin === initialMarginOf(notional, leverage)
  if (!isOfLeverage) yield `${positionId} has another margin than that of its leverage`
  held.set(positionId, {
    symbol,
    direction,
    marginMode,
    quantity: (open?.quantity ?? 0n) + quantity,
    costLeast: (open?.costLeast ?? 0n) + notional,
    costMost: (open?.costMost ?? 0n) + notional,
    margin: (open?.margin ?? 0n) + (marginMode === 'isolated' ? margin : 0n),
  })
}

function* faultsOfFunding(held: Held, { payments }: FundingReply, postings: readonly Posting[]): Generator<string> {
  for (const id of held.keys()) {
    const paid = payments.reduce((sum, { positionId, amount }) => (positionId === id ? sum + amount : sum), 0n)
    if (paid !== paidFor(id, 'funding', postings)) yield `${id} has another funding than its entries charge`
  }
  for (const { kind, subject, amount } of postings)
    if (kind === 'profit') yield* faultsOfBooking(held, { positionId: subject, profit: amount })
}

function* faultsOfCloses(held: Held, reply: ClosedReply): Generator<string> {
  for (const [place, booked] of bookedBefore(reply).entries()) {
    for (const each of booked) yield* faultsOfBooking(held, each)
    const settlement = reply.settlements[place]
    const found = held.get(settlement?.positionId ?? '')
    if (settlement !== undefined && found !== undefined) yield* faultsOfSettlement(held, found, settlement)
  }
}

/** A profit that is booked while the position stays open moves the cost to the mark: only of cross positions. */
function* faultsOfBooking(held: Held, { positionId, profit }: Booked): Generator<string> {
  const open = held.get(positionId)
  if (open === undefined) return
  if (open.marginMode !== 'cross') yield `${positionId} is isolated, and no profit of it is booked while it is open`
  if (profit <= 0n) yield `${positionId} has a booked profit that is none`
  const most = profit + unitOf(settlementPlaces) - 1n
  const [least, greatest] = open.direction === 'long' ? [profit, most] : [-most, -profit]
  held.set(positionId, { ...open, costLeast: open.costLeast + least, costMost: open.costMost + greatest })
}

function* faultsOfSettlement(held: Held, open: Open, settlement: Settlement): Generator<string> {
  const { positionId, quantity, before, released } = settlement
  if (!isSameKind(open, settlement)) yield `${positionId} is closed as if it were another position`
  if (before.quantity !== open.quantity) yield `${positionId} is closed as if another quantity had been open`
  if (before.cost < open.costLeast || before.cost > open.costMost)
    yield `${positionId} is closed as if it had cost something else`
  if (before.margin !== open.margin) yield `${positionId} is closed as if it had another margin`
  // What it had cost is stated here: what was cut from booked profits is known from now on.
  const cost = before.cost - mulDiv(before.cost, quantity, before.quantity, 'down')
  const left = { quantity: open.quantity - quantity, costLeast: cost, costMost: cost, margin: open.margin - released }
  held.set(positionId, { ...open, ...left })
}

const isSameKind = (open: Open, { symbol, direction, marginMode }: OpenedReply | Settlement): boolean =>
  open.symbol === symbol && open.direction === direction && open.marginMode === marginMode

/** What the house took for a position, less what it gave. */
const paidFor = (id: string, of: 'opening_fee' | 'funding', postings: readonly Posting[]): Money =>
  postings
    .filter(({ kind, subject }) => kind === of && subject === id)
    .reduce((sum, { from, amount }) => sum + (from.startsWith('house:') ? -amount : amount), 0n)

/** What entries of a position moved into the account of margins, whatever they are called, less what they took from it. */
const marginKept = (id: string, postings: readonly Posting[]): Money =>
  postings
    .filter(({ subject }) => subject === id)
    .reduce(
      (sum, { from, to, amount }) => sum + (to === 'margin' ? amount : 0n) - (from === 'margin' ? amount : 0n),
      0n,
    )
