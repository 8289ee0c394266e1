import { settlementCurrency } from '@touchstone/domain/money/currency'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { truncateForDisplay } from '@touchstone/domain/money/display'
import { over } from '@touchstone/domain/money/mul-div'
import type { Language } from '@touchstone/wire/languages'
import { fillText } from '@touchstone/texts/fill-text'
import type { Texts } from '@touchstone/texts/sections'
import { textsOf } from '@touchstone/texts/texts'
import { printWireTime } from '@touchstone/wire/wire-time'
import type { StatementClose } from './statement-closes.store.ts'
import { csvRowsMax } from './statement-csv.ts'
import { type Statement, totalsOf } from './statement.ts'
import type { StatementEntry } from './statement.store.ts'

/** Our choice: some sixty pages. */
export const paperRowsMax = 3_000

/** Everything that a page shows, as finished text in one language; how it is laid out is not known here. */
export type Paper = {
  language: Language
  /** Epoch milliseconds. */
  madeAt: number
  title: string
  /** On every page, where the money is not real although the book is called so. */
  mark: string | undefined
  facts: readonly [label: string, value: string][]
  notes: readonly string[]
  balances: PaperTable
  /** What was closed in the period; undefined where nothing was. */
  closes: PaperTable | undefined
  movements: PaperTable
  check: { title: string; text: string; label: string; hash: string }
  /** With {page} and {pages}. */
  page: string
}
export type PaperTable = {
  title: string
  header: readonly string[]
  rows: readonly (readonly string[])[]
  empty: string
}

export type Holder = { name: string | undefined; account: string; book: 'real' | 'demo' | 'sandbox' }

/** Writes a statement in words. It shows the first movements, and says if there are more. */
export async function statementPaper(
  statement: Statement,
  { holder, language, rowsMax = paperRowsMax }: { holder: Holder; language: Language; rowsMax?: number },
): Promise<Paper> {
  const { paper: texts, entries, messageWords } = textsOf(language)
  const { closes, count: closeCount } = await statement.closes(rowsMax)
  const movements: string[][] = []
  for await (const piece of statement.entries()) {
    for (const entry of piece.slice(0, rowsMax - movements.length))
      movements.push(movementRow(entry, texts, entries[entry.kind]))
    if (movements.length === rowsMax) break
  }
  const { from, until, madeAt, count, head } = statement
  const { time, record, kind, heldIn, amount, after } = texts
  return {
    language,
    madeAt,
    title: texts.title,
    mark: holder.book === 'sandbox' ? texts.sandboxMark : undefined,
    facts: [
      ...(holder.name === undefined ? [] : [[texts.name, holder.name] as [string, string]]),
      [texts.account, holder.account],
      [texts.book, fillText(texts[holder.book], { book: statement.bookId })],
      [texts.period, `${printWireTime(from)} – ${printWireTime(until)}`],
      [texts.made, printWireTime(madeAt)],
    ],
    notes: [texts.zone, ...notesOf(statement, movements.length, texts)],
    balances: balanceTable(statement, texts),
    closes: closes.length === 0 ? undefined : closeTable(closes, closeCount, { texts, words: messageWords }),
    movements: {
      title: count === 0 ? texts.movements : `${texts.movements} (${count})`,
      header: [time, record, kind, heldIn, amount, after],
      rows: movements,
      empty: texts.none,
    },
    check: {
      title: texts.check,
      text: texts.explained,
      label: head.hash === null ? texts.noHead : fillText(texts.head, { sequence: head.sequence }),
      hash: head.hash ?? '',
    },
    page: texts.page,
  }
}

function notesOf({ until, to, count }: Statement, listed: number, texts: Texts['paper']): string[] {
  const unfinished = until < to ? [fillText(texts.unfinished, { time: printWireTime(until) })] : []
  const truncated = listed < count ? [fillText(texts.truncated, { listed, count, most: csvRowsMax })] : []
  return [...unfinished, ...truncated]
}

function balanceTable({ balances }: Statement, texts: Texts['paper']): PaperTable {
  const rows = totalsOf(balances).flatMap((total) => {
    const lines = balances.filter(({ currency }) => currency === total.currency)
    const accounts = lines.map(({ account, ...line }) => balanceRow({ ...line, heldIn: texts.accounts[account] }))
    return lines.length === 1 ? accounts : [...accounts, balanceRow({ ...total, heldIn: texts.all })]
  })
  const { balances: title, currency, heldIn, opening, change, closing, nothing } = texts
  return { title, header: [currency, heldIn, opening, change, closing], rows, empty: nothing }
}

const balanceRow = (line: { currency: string; heldIn: string; opening: bigint; change: bigint; closing: bigint }) => [
  line.currency,
  line.heldIn,
  ...[line.opening, line.change, line.closing].map((amount) => grouped(printDecimal(amount))),
]

type CloseWords = { texts: Texts['paper']; words: Pick<Texts['messageWords'], 'long' | 'short'> }

/** The title says how many are listed of how many, where there are more. */
function closeTable(closes: readonly StatementClose[], count: number, { texts, words }: CloseWords): PaperTable {
  const { closed, time, record, position, quantity, prices, result, rate } = texts
  return {
    title: closes.length < count ? `${closed} (${closes.length} / ${count})` : `${closed} (${count})`,
    header: [time, record, position, quantity, prices, result, rate],
    rows: closes.map((close) => [
      printWireTime(close.at),
      String(close.sequence),
      `${close.symbol} ${words[close.direction]}`,
      grouped(printDecimal(close.quantity)),
      [close.cost, close.value].map((sum) => shown(over(sum, close.quantity, 'down'), pricePlaces)).join(' / '),
      `${grouped(printDecimal(close.net))} ${settlementCurrency}`,
      close.yield === null ? '—' : `${shown(close.yield * 100n, 2)}%`,
    ]),
    empty: texts.none,
  }
}

/** An average has many digits: our choice is what a symbol's tick has at most. */
const pricePlaces = 8
/** Cut for display; whole zeros at the end of a price are left out. */
function shown(value: bigint, places: number): string {
  const text = truncateForDisplay(value, places, { thousands: true })
  return places === 2 || !text.includes('.') ? text : text.replace(/\.?0+$/, '')
}

const movementRow = (entry: StatementEntry, texts: Texts['paper'], what: string): string[] => [
  printWireTime(entry.at),
  String(entry.sequence),
  what,
  texts.accounts[entry.account],
  `${grouped(entry.amount)} ${entry.currency}`,
  grouped(entry.balanceAfter),
]

/** A decimal with thousands apart; nothing is cut. */
function grouped(text: string): string {
  const [whole = '', fraction] = text.split('.')
  const shown = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? shown : `${shown}.${fraction}`
}
