import { type AccountKey, accountKey, type Book, recordsOf } from '../books/book.ts'
import { readAs, writeCanonical } from '../books/codec.ts'
import type { Entry } from '../ledger/posting.ts'
import type { Money } from '../money/decimal.ts'
import { mulDiv } from '../money/mul-div.ts'
import type { Shape } from '../money/shape.ts'
import type { OpenedReply, PositionReply } from '../positions/position-replies.ts'
import { type Position, positionRecord } from '../positions/position.ts'
import type { Realised, Settlement } from '../positions/settlement.ts'
import { notionalOf } from '../positions/valuation.ts'

/** What of an open position its worth follows from. */
export type HeldPosition = Pick<Position, 'id' | 'symbol' | 'direction' | 'quantity' | 'cost'>

/** What a book's worth at any marks follows from: its balances, and what is open. */
export type HeldState = {
  readonly accounts: ReadonlyMap<AccountKey, Money>
  readonly positions: ReadonlyMap<string, HeldPosition>
}

/** A row of the journal, as far as worth needs it. */
export type HeldRow = { reply: { kind: string }; entries: readonly Entry[] }

export const nothingHeld: HeldState = { accounts: new Map(), positions: new Map() }

/** Returns what a book holds now. */
export const heldIn = (book: Pick<Book, 'accounts' | 'records'>): HeldState => ({
  accounts: book.accounts,
  positions: new Map(
    [...recordsOf(book, positionRecord)].map(([id, { symbol, direction, quantity, cost }]) => [
      id,
      { id, symbol, direction, quantity, cost },
    ]),
  ),
})

/**
 * Returns what a book holds after a row: entries name what each account held afterwards, replies what was opened and closed.
 * Rows come in their order, from the first of the book; no command is decided again.
 */
export function heldAfter(before: HeldState, { reply, entries }: HeldRow): HeldState {
  const positions = positionsAfter(before.positions, reply as PositionReply)
  if (entries.length === 0) return positions === before.positions ? before : { ...before, positions }
  const accounts = new Map(before.accounts)
  for (const { account, currency, balanceAfter } of entries) {
    const key = accountKey(account, currency)
    if (balanceAfter === 0n) accounts.delete(key)
    else accounts.set(key, balanceAfter)
  }
  return { accounts, positions }
}

type Positions = ReadonlyMap<string, HeldPosition>

function positionsAfter(before: Positions, reply: PositionReply): Positions {
  if (reply.kind === 'opened') return withOpening(before, reply)
  if (reply.kind !== 'closed' && reply.kind !== 'reversed') return before
  const closed = withRealised(reply.settlements.reduce(withSettlement, before), reply.realised)
  return reply.opened === undefined ? closed : withOpening(closed, reply.opened)
}

function withOpening(
  before: Positions,
  { positionId: id, symbol, direction, quantity, notional }: OpenedReply,
): Positions {
  const held = before.get(id)
  const after = {
    id,
    symbol,
    direction,
    quantity: (held?.quantity ?? 0n) + quantity,
    cost: (held?.cost ?? 0n) + notional,
  }
  return new Map(before).set(id, after)
}

/** A part takes its share of the cost, rounded down; the last one takes the rest. */
function withSettlement(before: Positions, { positionId: id, symbol, direction, ...settled }: Settlement): Positions {
  const after = new Map(before)
  const { quantity, cost } = settled.before
  if (settled.quantity === quantity) after.delete(id)
  else {
    const left = cost - mulDiv(cost, settled.quantity, quantity, 'down')
    after.set(id, { id, symbol, direction, quantity: quantity - settled.quantity, cost: left })
  }
  return withRealised(after, settled.realised)
}

/** A profit that was booked at a mark moves the cost there. One that was closed in the same row is gone already. */
function withRealised(before: Positions, realised: readonly Realised[]): Positions {
  if (realised.length === 0) return before
  const after = new Map(before)
  for (const { positionId: id, symbol, direction, quantity, mark } of realised)
    if (after.has(id)) after.set(id, { id, symbol, direction, quantity, cost: notionalOf(quantity, mark) })
  return after
}

type Text = { accounts: { key: AccountKey; amount: Money }[]; positions: HeldPosition[] }
const textShape: Shape<Text> = { accounts: { amount: true }, positions: { quantity: true, cost: true } }

const byKey = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The canonical text of what is held, the same for the same holdings; it is read as it was. */
export const heldText = ({ accounts, positions }: HeldState): string =>
  writeCanonical({
    accounts: [...accounts]
      .filter(([, amount]) => amount !== 0n)
      .map(([key, amount]) => ({ key, amount }))
      .sort((a, b) => byKey(a.key, b.key)),
    positions: [...positions.values()].sort((a, b) => byKey(a.id, b.id)),
  })

/** @throws if the text is none of `heldText`. */
export function readHeld(text: string): HeldState {
  const { accounts, positions } = readAs<Text>(text, textShape)
  return {
    accounts: new Map(accounts.map(({ key, amount }) => [key, amount])),
    positions: new Map(positions.map((position) => [position.id, position])),
  }
}
