import type { TapeStretch } from '../books/fact-kind.ts'
import type { FactsRecord } from '../books/facts-record.ts'
import { isWatermark, markOf } from '../market/tick.ts'
import { type Currency, settlementCurrency } from '../money/currency.ts'
import { ONE, type Price } from '../money/decimal.ts'
import { areWritten, isSame } from '../receipts/check-entries.ts'
import { isInForceAt } from '../receipts/check-facts.ts'
import { commandIn, type DecidedRow } from '../receipts/decided-row.ts'
import { type Carried, type Formula, oneTick, type TapeNeed } from '../receipts/formula.ts'
import { claimed, type ReceiptCheck } from '../receipts/receipt.ts'
import type { ReceiptTape } from '../receipts/tape-of-receipt.ts'
import { type ExchangeQuote, exchangeQuoteFact } from './exchange-quote.ts'
import { hasMovedAgainstHouse } from './exchange-rate.ts'
import type { Exchange, Exchanged } from './exchange.ts'
import { received } from './quote-exchange.ts'

/**
 * The marks are the tape's, the amount follows from them, and the quote was used in time. One of a live market was decided
 * on the first ticks after its acceptance, and had not moved by then.
 */
export const exchangeFormula: Formula<Exchanged> = {
  needs({ reply: { quote }, facts }) {
    const { from, to, fromSequence, toSequence, settingsVersion } = quote
    return {
      tape: [
        ...quotedOn(quote, facts, from, fromSequence),
        ...quotedOn(quote, facts, to, toSequence),
        ...waitedFor(quote, facts).flatMap((stretch) => stretch ?? []),
      ],
      settingsVersion,
      settingsAt: quote.quotedAt,
    }
  },
  waitedFor: ({ reply: { quote } }) =>
    quote.fillAt === undefined
      ? []
      : [quote.from, quote.to]
          .filter((each) => each !== settlementCurrency)
          .map((each) => `${each}/${settlementCurrency}`),
  crossings: 'none',
  isSetOffTogether: 'never',
  check: checkExchange,
}

/** The tick of a quote, and what came after it by then, unless the row names it as in force at its own time. */
function quotedOn(
  { quotedAt }: ExchangeQuote,
  { ticks = {} }: FactsRecord,
  currency: Currency,
  sequence: number | null,
): TapeNeed[] {
  if (sequence === null) return []
  const symbol = `${currency}/${settlementCurrency}`
  const tick = oneTick(symbol, sequence)
  return [ticks[symbol] === sequence ? tick : { ...tick, replacedAt: quotedAt }]
}

const isInForce = ({ quotedAt, expiresAt }: ExchangeQuote, at: number): boolean => quotedAt <= at && at < expiresAt

/** Of each coin of a live quote, the tape from acceptance to the tick that decided; undefined where one lacks. */
function waitedFor({ from, to, accepted, fillAt }: ExchangeQuote, { ticks = {} }: FactsRecord) {
  if (fillAt === undefined) return []
  const legs = [
    { currency: from, after: accepted?.fromSequence },
    { currency: to, after: accepted?.toSequence },
  ]
  return legs.flatMap(({ currency, after }): (TapeStretch | undefined)[] => {
    if (currency === settlementCurrency) return []
    const symbol = `${currency}/${settlementCurrency}`
    const used = ticks[symbol]
    return after === undefined || after === null || used === undefined || used <= after
      ? [undefined]
      : [{ symbol, from: Math.max(after, 1), to: used }]
  })
}

function checkNextTicks({ reply: { quote }, facts }: DecidedRow<Exchanged>, tape: ReceiptTape): ReceiptCheck[] {
  if (quote.fillAt === undefined) return []
  const stretches = waitedFor(quote, facts)
  const agreedAt = quote.accepted?.at ?? Infinity
  /**
   * Nothing between was of after the acceptance, and where the tape is said to have ended it had been received: by a
   * source whose clock is a little ahead, perhaps.
   */
  const isFirst = (stretch: TapeStretch | undefined): boolean => {
    const rows = tape.range(stretch)
    const [end] = rows
    const before = rows.slice(1, -1).every((row) => isWatermark(row) || row.sourceAt <= agreedAt)
    const last = rows.at(-1)
    const hadEnded = end === last || end === undefined || isWatermark(end) || end.receivedAt <= agreedAt
    return before && hadEnded && last !== undefined && !isWatermark(last) && last.sourceAt > agreedAt
  }
  const marks = new Map(
    stretches.map((stretch) => [stretch?.symbol, stretch && markOf(tape.tick(stretch.symbol, stretch.to))]),
  )
  const markIn = (currency: Currency): Price => marks.get(`${currency}/${settlementCurrency}`) ?? ONE
  return [
    claimed('prices', `first after ${agreedAt}`, [
      [stretches.every(isFirst), 'the ticks are not the first after the acceptance'],
      [!hasMovedAgainstHouse(quote, markIn(quote.from), markIn(quote.to)), 'the quote had moved'],
    ]),
  ]
}

function checkExchange(decided: DecidedRow<Exchanged>, { tape, settings, isOfFirstForm }: Carried): ReceiptCheck[] {
  const { facts, reply, postings, bookId } = decided
  const asked = commandIn<Exchange>(decided, 'exchange')
  const { quote } = reply
  const { id: subject, from, to, pay, receive, fromMark, toMark } = quote
  const isOfTape = (currency: Currency, mark: Price | null, sequence: number | null): boolean => {
    if (currency === settlementCurrency) return mark === null && sequence === null
    if (mark === null || sequence === null) return false
    return markOf(tape.tick(`${currency}/${settlementCurrency}`, sequence)) === mark
  }
  /** Where nothing has come since, it is the one that the row names as in force at its own time. */
  const wasInForce = (currency: Currency, sequence: number | null): boolean => {
    if (sequence === null || isOfFirstForm) return true
    const symbol = `${currency}/${settlementCurrency}`
    const later = tape.after(symbol, sequence)
    const isNewest = later.every(isWatermark) && facts.ticks?.[symbol] === sequence
    return isNewest || isInForceAt(tape.tick(symbol, sequence), later, quote.quotedAt)
  }
  const given = exchangeQuoteFact.read(facts)
  const house = 'house:counterparty' as const
  return [
    ...checkNextTicks(decided, tape),
    claimed('prices', `${from} ${quote.fromSequence ?? '-'}, ${to} ${quote.toSequence ?? '-'}`, [
      [isOfTape(from, fromMark, quote.fromSequence), `the mark of ${from} is not that of its tick`],
      [isOfTape(to, toMark, quote.toSequence), `the mark of ${to} is not that of its tick`],
      [wasInForce(from, quote.fromSequence), `another price of ${from} was in force when it was quoted`],
      [wasInForce(to, quote.toSequence), `another price of ${to} was in force when it was quoted`],
    ]),
    claimed('settings', `version ${settings.version}`, [
      [settings.version === quote.settingsVersion, 'the settings are of another version'],
      [
        settings.fillAt === undefined || settings.fillAt === (quote.fillAt ?? 'command'),
        'the settings decide on another price',
      ],
      [settings.exchange.spreadRate === quote.spreadRate, 'the spread is not the one in the settings'],
      [
        quote.expiresAt === quote.quotedAt + settings.exchange.quoteForMs,
        'the quote does not live as long as it should',
      ],
    ]),
    claimed('formula', `exchange: ${from} to ${to}`, [
      [asked?.quoteId === subject, 'the command names another quote'],
      [quote.bookId === bookId, 'the quote is of another book'],
      [given !== undefined && isSame(given, quote), 'the quote is not the one that was given'],
      [isInForce(quote, quote.accepted?.at ?? facts.at), 'the quote was not in force'],
      [quote.accepted === undefined || quote.accepted.at <= facts.at, 'the quote was agreed to after it was used'],
      [received(quote) === receive, 'the marks give another amount than the one recorded'],
    ]),
    claimed('entries', `quote ${subject}`, [
      [
        areWritten(postings, [
          { kind: 'exchange_out', currency: from, from: 'balance', to: house, amount: pay, subject },
          { kind: 'exchange_in', currency: to, from: house, to: 'balance', amount: receive, subject },
        ]),
        'the entries are not those of the outcome',
      ],
    ]),
  ]
}
