import { settlementCurrency } from '@touchstone/domain/money/currency'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { truncateForDisplay } from '@touchstone/domain/money/display'
import { over } from '@touchstone/domain/money/mul-div'
import type { Language } from '@touchstone/wire/languages'
import { fillText } from '@touchstone/texts/fill-text'
import type { Texts } from '@touchstone/texts/sections'
import { textsOf } from '@touchstone/texts/texts'
import { decimalsOf, figure, printAt, signedFigure, wireOffset, zoneName } from './paper-figures.ts'
import type { PartResult } from '@touchstone/domain/positions/position-result'
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
  /** Under the rows, apart from them. */
  total?: readonly string[]
  empty: string
}

export type Holder = { name: string | undefined; account: string; book: 'real' | 'demo' | 'sandbox' }

type PaperOptions = {
  holder: Holder
  language: Language
  /** Of the zone that times stand in, in minutes ahead of UTC. */
  offset?: number | undefined
  rowsMax?: number
}

/** Writes a statement in words. It shows the first movements, and says if there are more. */
export async function statementPaper(
  statement: Statement,
  { holder, language, offset = wireOffset, rowsMax = paperRowsMax }: PaperOptions,
): Promise<Paper> {
  const { paper: texts, entries, messageWords } = textsOf(language)
  const { closes, count: closeCount } = await statement.closes(rowsMax)
  const listed: StatementEntry[] = []
  for await (const piece of statement.entries()) {
    listed.push(...piece.slice(0, rowsMax - listed.length))
    if (listed.length === rowsMax) break
  }
  const decimals = decimalsOf([...listed, ...listed.map((entry) => ({ ...entry, amount: entry.balanceAfter }))])
  const movements = listed.map((entry) => movementRow(entry, { texts, what: entries[entry.kind], offset, decimals }))
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
      [texts.period, `${printAt(from, offset)} – ${printAt(until, offset)}`],
      [texts.made, printAt(madeAt, offset)],
    ],
    notes: [zoneNote(offset, texts), ...notesOf(statement, { listed: movements.length, offset }, texts)],
    balances: balanceTable(statement, texts),
    closes: closes.length === 0 ? undefined : closeTable(closes, closeCount, { texts, words: messageWords, offset }),
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

function zoneNote(offset: number, texts: Texts['paper']): string {
  const zone = fillText(texts.zone, { zone: zoneName(offset) })
  return offset === wireOffset ? zone : `${zone} ${fillText(texts.monthZone, { zone: zoneName(wireOffset) })}`
}

function notesOf(
  { until, to, count }: Statement,
  { listed, offset }: { listed: number; offset: number },
  texts: Texts['paper'],
): string[] {
  const unfinished = until < to ? [fillText(texts.unfinished, { time: printAt(until, offset) })] : []
  const truncated = listed < count ? [fillText(texts.truncated, { listed, count, most: csvRowsMax })] : []
  return [...unfinished, ...truncated]
}

function balanceTable({ balances }: Statement, texts: Texts['paper']): PaperTable {
  const printed = balances.flatMap(({ currency, opening, change, closing }) =>
    [opening, change, closing].map((amount) => ({ currency, amount: printDecimal(amount) })),
  )
  const decimals = decimalsOf(printed)
  const rows = totalsOf(balances).flatMap((total) => {
    const lines = balances.filter(({ currency }) => currency === total.currency)
    const accounts = lines.map(({ account, ...line }) =>
      balanceRow({ ...line, heldIn: texts.accounts[account] }, decimals),
    )
    return lines.length === 1 ? accounts : [...accounts, balanceRow({ ...total, heldIn: texts.all }, decimals)]
  })
  const { balances: title, currency, heldIn, opening, change, closing, nothing } = texts
  return { title, header: [currency, heldIn, opening, change, closing], rows, empty: nothing }
}

type Line = { currency: string; heldIn: string; opening: bigint; change: bigint; closing: bigint }
type Decimals = (currency: string) => number

const balanceRow = ({ currency, heldIn, opening, change, closing }: Line, decimals: Decimals): string[] => [
  currency,
  heldIn,
  figure(printDecimal(opening), decimals(currency)),
  signedFigure(printDecimal(change), decimals(currency)),
  figure(printDecimal(closing), decimals(currency)),
]

type CloseWords = { texts: Texts['paper']; words: Pick<Texts['messageWords'], 'long' | 'short'>; offset: number }

/** The title says how many are listed of how many, where there are more. */
function closeTable(closes: readonly PartResult[], count: number, { texts, words, offset }: CloseWords): PaperTable {
  const total = printDecimal(closes.reduce((sum, { net }) => sum + net, 0n))
  const nets = [total, ...closes.map(({ net }) => printDecimal(net))]
  const decimals = decimalsOf(nets.map((amount) => ({ currency: settlementCurrency, amount })))(settlementCurrency)
  const net = (amount: string): string => `${signedFigure(amount, decimals)} ${settlementCurrency}`
  const { closed, time, record, position, quantity, prices, result } = texts
  return {
    title: closes.length < count ? `${closed} (${closes.length} / ${count})` : `${closed} (${count})`,
    header: [time, record, position, quantity, prices, result, texts.yield],
    rows: closes.map((close) => [
      printAt(close.at, offset),
      String(close.sequence),
      `${close.symbol} ${words[close.direction]}`,
      figure(printDecimal(close.quantity)),
      [close.cost, close.value].map((sum) => shown(over(sum, close.quantity, 'down'), pricePlaces)).join(' / '),
      net(printDecimal(close.net)),
      close.yield === null ? '—' : `${signed(shown(close.yield * 100n, 2))}%`,
    ]),
    // Of some of them it would be no sum of the period.
    ...(closes.length < count ? {} : { total: [texts.all, '', '', '', '', net(total), ''] }),
    empty: texts.none,
  }
}

const signed = (text: string): string =>
  text.startsWith('-') ? text.replace('-', '−') : /[1-9]/.test(text) ? `+${text}` : text

/** An average has many digits: our choice is what a symbol's tick has at most. */
const pricePlaces = 8
/** Cut for display; whole zeros at the end of a price are left out. */
function shown(value: bigint, places: number): string {
  const text = truncateForDisplay(value, places, { thousands: true })
  return places === 2 || !text.includes('.') ? text : text.replace(/\.?0+$/, '')
}

type MovementWords = { texts: Texts['paper']; what: string; offset: number; decimals: Decimals }

const movementRow = (entry: StatementEntry, { texts, what, offset, decimals }: MovementWords): string[] => [
  printAt(entry.at, offset),
  String(entry.sequence),
  what,
  texts.accounts[entry.account],
  `${signedFigure(entry.amount, decimals(entry.currency))} ${entry.currency}`,
  figure(entry.balanceAfter, decimals(entry.currency)),
]
