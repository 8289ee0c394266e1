import { type Decimal, decimal, printDecimal } from '@touchstone/domain/money/decimal'
import {
  type EntryKind,
  isOfWithdrawal,
  type MovementKind,
  movementKinds,
  movementNamedBy,
} from '@touchstone/wire/entry-kinds'
import type { LedgerEntry, Movement } from './ledger.queries.ts'

/** A name of its own where several entries make it up; that of the entry otherwise, such as `transfer`. */
export function kindOfMovement({ entries }: Movement): MovementKind | EntryKind {
  const kinds = new Set(entries.map(({ kind }) => kind))
  const [only] = kinds
  if (kinds.size === 1 && only !== undefined && !namesAlone(only)) return only
  const named = new Set([...kinds].map(movementNamedBy))
  return movementKinds.find((each) => named.has(each)) ?? newestOf({ entries }).kind
}

/** Also alone it names the movement: a withdrawal under way, one half of an exchange under a filter. */
const namesAlone = (kind: EntryKind): boolean => isOfWithdrawal(kind) || movementNamedBy(kind) === 'exchange'

export const isMovementKind = (kind: MovementKind | EntryKind): kind is MovementKind =>
  movementKinds.some((each) => each === kind)

/** A movement has at least one entry. */
export function newestOf({ entries }: Movement): LedgerEntry {
  const [newest] = entries
  if (newest === undefined) throw new Error('a movement has no entries')
  return newest
}

/** The newest entry of money that is free; of what is reserved or put up only where no other moved. */
export function freeOf(movement: Movement): LedgerEntry {
  return movement.entries.find(({ account }) => account === 'balance' || account === 'contract') ?? newestOf(movement)
}

export type Beside = { account: LedgerEntry['account']; currency: string; amount: string }

/** What it changed in other accounts than the free one: what it takes from its net effect to the balance that is left. */
export function besideOf(movement: Movement): Beside[] {
  const free = freeOf(movement)
  const others = movement.entries.filter(
    ({ account, currency }) => account !== free.account && currency === free.currency,
  )
  return [...new Set(others.map(({ account }) => account))].flatMap((account) =>
    netOf({ entries: others.filter((entry) => entry.account === account) }).map((net) => ({ account, ...net })),
  )
}

export type Net = { currency: string; amount: string }

/** What it changed in all accounts together, by currency; empty where money only went from one account to another. */
export function netOf({ entries }: Movement): Net[] {
  const sums = new Map<string, Decimal>()
  for (const { currency, amount } of entries) sums.set(currency, (sums.get(currency) ?? 0n) + decimal(amount))
  return [...sums].filter(([, sum]) => sum !== 0n).map(([currency, sum]) => ({ currency, amount: printDecimal(sum) }))
}

export type Moved = Net & { from: LedgerEntry['account'] | undefined; to: LedgerEntry['account'] | undefined }

/** What its newest posting moved, and between which accounts of the person: for what changed nothing in all. */
export function movedOf({ entries }: Movement): Moved | undefined {
  const [newest] = entries
  if (newest === undefined) return undefined
  const sides = entries.filter(({ sequence, posting }) => sequence === newest.sequence && posting === newest.posting)
  const amount = decimal(newest.amount)
  return {
    currency: newest.currency,
    amount: printDecimal(amount < 0n ? -amount : amount),
    from: sides.find((side) => side.amount.startsWith('-'))?.account,
    to: sides.find((side) => !side.amount.startsWith('-'))?.account,
  }
}

/** The entries of each command that it took, newest first. */
export function stepsOf({ entries }: Movement): LedgerEntry[][] {
  const steps: LedgerEntry[][] = []
  for (const entry of entries) {
    const last = steps.at(-1)
    if (last?.[0]?.sequence === entry.sequence) last.push(entry)
    else steps.push([entry])
  }
  return steps
}
