import { received } from '../exchange/quote-exchange.ts'
import { markOf } from '../market/tick.ts'
import { type Currency, settlementCurrency } from '../money/currency.ts'
import type { Price } from '../money/decimal.ts'
import type { Settings } from '../settings/settings.ts'
import { areWritten, isSame } from './check-entries.ts'
import type { DecidedRow, ExchangeReply } from './decided-row.ts'
import { claimed, type ReceiptCheck } from './receipt.ts'
import type { ReceiptTape } from './tape-of-receipt.ts'

/** The formula `exchange`: the marks are the tape's, the amount follows from them, and the quote was used in time. */
export function checkExchange(
  { command, facts, reply, postings, bookId }: DecidedRow<ExchangeReply>,
  { tape, settings }: { tape: ReceiptTape; settings: Settings },
): ReceiptCheck[] {
  const { quote } = reply
  const { id: subject, from, to, pay, receive, fromMark, toMark } = quote
  const isOfTape = (currency: Currency, mark: Price | null, sequence: number | null): boolean => {
    if (currency === settlementCurrency) return mark === null && sequence === null
    if (mark === null || sequence === null) return false
    return markOf(tape.tick(`${currency}/${settlementCurrency}`, sequence)) === mark
  }
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
      [command.kind === 'exchange' && command.quoteId === subject, 'the command names another quote'],
      [quote.bookId === bookId, 'the quote is of another book'],
      [
        facts.exchangeQuote !== undefined && isSame(facts.exchangeQuote, quote),
        'the quote is not the one that was given',
      ],
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
