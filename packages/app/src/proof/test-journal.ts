import { emptyHash } from '@touchstone/domain/ledger/hash'
import type { Book } from '@touchstone/domain/books/book'
import { exampleOpening, exampleTransfer } from '@touchstone/domain/examples/example-commands'
import { exampleTick } from '@touchstone/domain/examples/example-facts'
import { exampleHouse } from '@touchstone/domain/examples/example-house'
import { rehashed } from '@touchstone/domain/examples/rehashed'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { settingsText } from '@touchstone/domain/settings/settings-text'
import type { JournalAnswer } from './journal-answer.ts'

const start = 1_790_000_000_000
const tick = exampleTick('BTC/USDT', 1, start, '64000')

/** A demo book with a position and as many transfers as are asked for, and the house that answers with its journal. */
export function testJournal(transfers = 4) {
  const house = exampleHouse(new Map())
  const facts = { at: start + 30, ticks: [tick] }
  const commands = [
    { kind: 'grant_demo' } as const,
    exampleOpening(),
    ...Array.from({ length: transfers }, (_, n) => exampleTransfer(`${(n % 7) + 1}`)),
  ]
  const rows: JournalRow[] = commands.map((command) => house.run(command, facts))
  return { rows, book: house.book() }
}

export const settingsAnswer = { version: defaultSettings.version, text: settingsText(defaultSettings) }

/** What the house answers from a journal. */
export function answerOf(rows: readonly JournalRow[], from: number, limit: number, settingsHeld = 0): JournalAnswer {
  const last = rows.at(-1)
  const { sequence: _, ...printed } = tick
  return {
    bookId: 7,
    world: 'demo',
    head: { sequence: last?.sequence ?? 0, hash: last?.hash ?? emptyHash },
    rows: rows.slice(from - 1, from - 1 + limit),
    tape: [
      {
        ...printed,
        sequence: 1,
        bid: printDecimal(tick.bid),
        ask: printDecimal(tick.ask),
        last: printDecimal(tick.last),
        volume: printDecimal(tick.volume),
      },
    ],
    settings: settingsHeld < settingsAnswer.version ? [settingsAnswer] : [],
  }
}

/** A house that changes a row and hashes it and all that follows anew. */
export const rewritten = (rows: readonly JournalRow[], sequence: number, change: Partial<JournalRow>): JournalRow[] =>
  rehashed(rows.map((row) => (row.sequence === sequence ? { ...row, ...change } : row)))

const held = ['balance', 'contract', 'margin', 'frozen', 'invested', 'pledged'] as const

/** What the screens show of the book. */
export function balancesOf(book: Book, rows: readonly JournalRow[]) {
  const amount = (account: (typeof held)[number]): string => printDecimal(book.accounts.get(`${account}:USDT`) ?? 0n)
  const last = rows.at(-1)
  return {
    book: 'demo' as const,
    head: { bookId: 7, sequence: last?.sequence ?? 0, hash: last?.hash ?? '' },
    balances: [
      {
        currency: 'USDT',
        balance: amount('balance'),
        contract: amount('contract'),
        margin: amount('margin'),
        frozen: amount('frozen'),
        invested: amount('invested'),
        pledged: amount('pledged'),
        total: '0',
      },
    ],
  }
}
