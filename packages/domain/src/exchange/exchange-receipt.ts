import { markOf } from '../market/tick.ts'
import { type Currency, settlementCurrency } from '../money/currency.ts'
import type { Price } from '../money/decimal.ts'
import { areWritten, isSame } from '../receipts/check-entries.ts'
import { commandIn, type DecidedRow } from '../receipts/decided-row.ts'
import { type Carried, type Formula, oneTick } from '../receipts/formula.ts'
import { claimed, type ReceiptCheck } from '../receipts/receipt.ts'
import { exchangeQuoteFact } from './exchange-quote.ts'
import type { Exchange, Exchanged } from './exchange.ts'
import { received } from './quote-exchange.ts'

/** The marks are the tape's, the amount follows from them, and the quote was used in time. */
export const exchangeFormula: Formula<Exchanged> = {
  needs({ reply: { quote } }) {
    const { from, to, fromSequence, toSequence, settingsVersion } = quote
    return {
      tape: [
        ...(fromSequence === null ? [] : [oneTick(`${from}/USDT`, fromSequence)]),
        ...(toSequence === null ? [] : [oneTick(`${to}/USDT`, toSequence)]),
      ],
      settingsVersion,
    }
  },
  check: checkExchange,
}

function checkExchange(decided: DecidedRow<Exchanged>, { tape, settings }: Carried): ReceiptCheck[] {
  const { facts, reply, postings, bookId } = decided
  const asked = commandIn<Exchange>(decided, 'exchange')
  const { quote } = reply
  const { id: subject, from, to, pay, receive, fromMark, toMark } = quote
  const isOfTape = (currency: Currency, mark: Price | null, sequence: number | null): boolean => {
    if (currency === settlementCurrency) return mark === null && sequence === null
    if (mark === null || sequence === null) return false
    return markOf(tape.tick(`${currency}/${settlementCurrency}`, sequence)) === mark
  }
  const given = exchangeQuoteFact.read(facts)
  const house = 'house:counterparty' as const
  return [
    claimed('prices', `${from} ${quote.fromSequence ?? '-'}, ${to} ${quote.toSequence ?? '-'}`, [
      [isOfTape(from, fromMark, quote.fromSequence), `the mark of ${from} is not that of its tick`],
      [isOfTape(to, toMark, quote.toSequence), `the mark of ${to} is not that of its tick`],
    ]),
    claimed('settings', `version ${settings.version}`, [
      [settings.version === quote.settingsVersion, 'the settings are of another version'],
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
      [quote.quotedAt <= facts.at && facts.at < quote.expiresAt, 'the quote was not in force'],
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
