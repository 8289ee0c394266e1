import { readEntries } from '@touchstone/domain/ledger/entries-text'
import { journalRowHash } from '@touchstone/domain/ledger/journal-row'
import type { Receipt } from '@touchstone/domain/receipts/receipt'
import { isWatermark } from '@touchstone/domain/market/tick'
import { parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import { readDecided } from './read-decided.ts'

/** A number of a receipt that somebody may want to have otherwise: where it is, and how it is written there. */
export type Figure = { is: 'result' | 'profit' | 'price' | 'fee' | 'amount'; value: string; place: Place }
type Place =
  | { in: 'reply'; path: readonly (string | number)[] }
  | { in: 'tick'; index: number; field: 'bid' | 'ask' }
  | { in: 'entries'; index: number }

/** Where the numbers are in what the house answered, by its kind. Each is looked for; what is not there is left out. */
const inReply: Readonly<Record<string, readonly (readonly [Figure['is'], readonly (string | number)[]])[]>> = {
  closed: closedAt(),
  reversed: closedAt(),
  opened: [
    ['price', ['price']],
    ['fee', ['fee']],
    ['amount', ['quantity']],
  ],
  second_contract_settled: [
    ['result', ['contract', 'payout']],
    ['price', ['contract', 'closePrice']],
    ['amount', ['contract', 'stake']],
  ],
  exchanged: [
    ['result', ['quote', 'receive']],
    ['price', ['quote', 'toMark']],
    ['price', ['quote', 'fromMark']],
    ['amount', ['quote', 'pay']],
  ],
  funding: [
    ['result', ['payments', 0, 'amount']],
    ['price', ['mark']],
    ['fee', ['rate']],
  ],
  strategy_accrued: [
    ['result', ['order', 'lastIncome']],
    ['price', ['result']],
    ['amount', ['remainingBefore']],
  ],
}

function closedAt(): [Figure['is'], readonly (string | number)[]][] {
  return [
    ['profit', ['settlements', 0, 'profit']],
    ['price', ['settlements', 0, 'price']],
    ['fee', ['settlements', 0, 'closingFee']],
    ['amount', ['settlements', 0, 'quantity']],
  ]
}

/** The numbers of a receipt that can be tampered with, one of each sort; none where it cannot be read. */
export function figuresOf(receipt: Receipt): Figure[] {
  const read = readDecided(receipt)
  if (read === undefined) return []
  const reply: unknown = JSON.parse(receipt.journal.row.reply)
  const kind = read.decided?.reply.kind ?? ''
  const found = (inReply[kind] ?? []).flatMap(([is, path]): Figure[] => {
    const value = at(reply, path)
    return isDecimal(value) ? [{ is, value, place: { in: 'reply', path } }] : []
  })
  const all = [...found, ...tickFigures(receipt), ...entryFigures(receipt)]
  return all.filter(({ is }, index) => all.findIndex((each) => each.is === is) === index)
}

/** Of a number that is written otherwise no digit can be changed alone. */
const isDecimal = (value: unknown): value is string => typeof value === 'string' && isShortest(value)

function tickFigures({ ticks }: Receipt): Figure[] {
  const index = ticks.findIndex(({ row }) => !isWatermark(row))
  const row = ticks[index]?.row
  if (row === undefined || isWatermark(row)) return []
  return [{ is: 'price', value: printDecimal(row.bid), place: { in: 'tick', index, field: 'bid' } }]
}

function entryFigures({ journal: { row } }: Receipt): Figure[] {
  const [first] = readEntries(row.entries).postings
  return first === undefined
    ? []
    : [{ is: 'amount', value: printDecimal(first.amount), place: { in: 'entries', index: 0 } }]
}

/** The places of a number that can be changed: its digits. */
export const digitsIn = (value: string): number[] =>
  Array.from(value, (sign, index) => (/\d/.test(sign) ? index : -1)).filter((index) => index >= 0)

/**
 * A number with one digit replaced by the next. It stays a number in its shortest form, so that it is the digit that is
 * found out, and not how it is written: a first or last digit does not become a zero that nobody writes.
 * Where no digit there makes such a number, it stays as it is.
 */
export function withNextDigit(value: string, index: number): string {
  const changed = (digit: string): string => value.slice(0, index) + digit + value.slice(index + 1)
  const others = Array.from({ length: 9 }, (_, step) => String((Number(value[index]) + step + 1) % 10))
  return others.map(changed).find(isShortest) ?? value
}

function isShortest(text: string): boolean {
  const parsed = parseDecimal(text)
  return parsed !== undefined && printDecimal(parsed) === text
}

/**
 * A copy of a receipt with another number in a place. `withHash`: whoever does it also makes the record's hash again, as a
 * house that cheats would.
 */
export function tamperedWith(receipt: Receipt, { place }: Figure, value: string, { withHash = false } = {}): Receipt {
  const changed = withValue(receipt, place, value)
  if (!withHash) return changed
  const { row } = changed.journal
  return { ...changed, journal: { ...changed.journal, row: { ...row, hash: journalRowHash(row) } } }
}

function withValue(receipt: Receipt, place: Place, value: string): Receipt {
  const { journal, ticks } = receipt
  switch (place.in) {
    case 'reply': {
      const reply: unknown = JSON.parse(journal.row.reply)
      put(reply, place.path, value)
      return { ...receipt, journal: { ...journal, row: { ...journal.row, reply: JSON.stringify(reply) } } }
    }
    case 'entries': {
      const entries: unknown = JSON.parse(journal.row.entries)
      put(entries, [place.index, amountInEntry], value)
      return { ...receipt, journal: { ...journal, row: { ...journal.row, entries: JSON.stringify(entries) } } }
    }
    case 'tick': {
      const price = parseDecimal(value) ?? 0n
      return {
        ...receipt,
        ticks: ticks.map((each, index) =>
          index === place.index ? { ...each, row: { ...each.row, [place.field]: price } } : each,
        ),
      }
    }
  }
}

/** An entry is a list: kind, currency, from, to, amount, and what follows from it. */
const amountInEntry = 4

type Branch = Record<string | number, unknown>
const at = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (found, step) => (typeof found === 'object' && found !== null ? (found as Branch)[step] : undefined),
    value,
  )

function put(whole: unknown, path: readonly (string | number)[], value: string): void {
  const parent = at(whole, path.slice(0, -1))
  const last = path.at(-1)
  if (typeof parent === 'object' && parent !== null && last !== undefined) (parent as Branch)[last] = value
}
