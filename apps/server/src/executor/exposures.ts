import { type Book, recordsOf } from '@touchstone/domain/books/book'
import { type Change, recordsIn } from '@touchstone/domain/books/decision'
import type { World } from '@touchstone/domain/ledger/account'
import type { Quantity } from '@touchstone/domain/money/decimal'
import { type Position, positionRecord } from '@touchstone/domain/positions/position'

/** By how much a command moved the users' net quantity (long less short), by symbol; what it left alone is absent. */
export function exposureChanges(before: Book, changes: readonly Change[]): { symbol: string; quantity: Quantity }[] {
  const moved: { symbol: string; quantity: Quantity }[] = []
  for (const position of recordsIn(changes, positionRecord)) {
    const quantity = signedQuantity(position) - signedQuantity(recordsOf(before, positionRecord).get(position.id))
    if (quantity !== 0n) moved.push({ symbol: position.symbol, quantity })
  }
  return moved
}

/** What an open position counts for in a symbol's net quantity: long is positive. */
export function signedQuantity(position: Position | undefined): Quantity {
  if (position === undefined || position.state === 'closed') return 0n
  return position.direction === 'long' ? position.quantity : -position.quantity
}

type NetQuantity = (world: World, symbol: string) => Quantity

/**
 * What batches in flight do to the users' net quantities, between a decision and its commit: the next decision counts
 * with it, in whichever batch it is.
 */
export function createPendingExposures() {
  const pending = new Map<string, Quantity>()

  function add(place: string, quantity: Quantity): void {
    const sum = (pending.get(place) ?? 0n) + quantity
    if (sum === 0n) pending.delete(place)
    else pending.set(place, sum)
  }

  /** For one batch. `end` is called when its effects are counted in `committed`, or have come to nothing. */
  function begin(committed: NetQuantity) {
    const added: { place: string; quantity: Quantity }[] = []
    return {
      netQuantity: (world: World, symbol: string): Quantity =>
        committed(world, symbol) + (pending.get(`${world} ${symbol}`) ?? 0n),
      addExposure(world: World, symbol: string, quantity: Quantity): void {
        const place = `${world} ${symbol}`
        added.push({ place, quantity })
        add(place, quantity)
      },
      end(): void {
        for (const { place, quantity } of added) add(place, -quantity)
      },
    }
  }

  return { begin }
}
