import { num, type Num, zero } from '../naive-model/numbers.ts'
import type { PostingText } from '../naive-model/postings.ts'
import type { JournalText } from './journal-reader.ts'

/** Until when a book with real money may open nothing, and its hourly losses and profits, from its postings alone. */
export type Guarded = { barredUntil: number; lastAt: number; hours: Map<number, { loss: Num; profit: Num }> }

export const unguarded = (): Guarded => ({ barredUntil: 0, lastAt: 0, hours: new Map() })

const hourMs = 3_600_000
const openings = new Set(['opening_fee', 'stake_placed', 'exchange_out', 'order_reserved'])
const results = new Set('opening_fee closing_fee liquidation_fee profit loss funding stake_lost payout'.split(' '))

/** Applies a row and reports openings while its owner is barred. */
export function followGuarded(guarded: Guarded, row: JournalText, postings: readonly PostingText[]): string[] {
  if (row.world !== 'real') return []
  const isBarred = row.at < guarded.barredUntil
  const faults = postings
    .filter(([kind]) => isBarred && openings.has(kind))
    .map(([kind]) => `${kind} at ${row.at}, but openings are barred until ${guarded.barredUntil}`)
  const { kind, days, hours } = JSON.parse(row.command) as { kind: string; days?: number; hours?: number }
  const pauseHours = kind === 'exclude_self' ? 24 * Number(days) : kind === 'cool_off' ? Number(hours) : 0
  if (pauseHours > 0) guarded.barredUntil = Math.max(guarded.barredUntil, row.at + pauseHours * hourMs)
  for (const [kind_, , from, to, amount] of postings)
    if (results.has(kind_)) count(guarded, row.at, { from, to, amount })
  return faults
}

function count(guarded: Guarded, at: number, { from, to, amount }: { from: string; to: string; amount: string }): void {
  const isLoss = to.startsWith('house:')
  if (isLoss === from.startsWith('house:')) return
  const hour = Math.floor(at / hourMs)
  const before = guarded.hours.get(hour) ?? { loss: zero, profit: zero }
  const after = isLoss
    ? { ...before, loss: before.loss.plus(num(amount)) }
    : { ...before, profit: before.profit.plus(num(amount)) }
  guarded.hours.set(hour, after)
  guarded.lastAt = at
}

export type StandingText = {
  losses?: readonly { hour: number; loss: string; profit: string }[]
  [field: string]: unknown
}

/**
 * Compares the losses and profits in a book's record with its postings. Hours more than a day before the last are
 * dropped.
 */
export function guardedFaults({ hours, lastAt }: Guarded, { losses = [] }: StandingText): string[] {
  const line = (hour: number, loss: Num, profit: Num): string => `${hour}: -${loss.toString()} +${profit.toString()}`
  const recorded = losses.map((each) => line(each.hour, num(each.loss), num(each.profit))).sort()
  const posted = [...hours]
    .filter(([hour]) => (hour + 25) * hourMs > lastAt)
    .map(([hour, { loss, profit }]) => line(hour, loss, profit))
    .sort()
  return recorded.join() === posted.join()
    ? []
    : [`records the results ${recorded.join()}; its postings give ${posted.join()}`]
}
