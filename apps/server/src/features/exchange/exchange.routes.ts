import { randomUUID } from 'node:crypto'
import type { ExchangeQuote } from '@touchstone/domain/exchange/exchange-quote'
import { isListed } from '@touchstone/domain/settings/added-currencies'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { over } from '@touchstone/domain/money/mul-div'
import { ok, refuse } from '@touchstone/domain/result'
import { callCommands } from '@touchstone/signatures/call-commands'
import type { exchange } from '@touchstone/wire/exchange'
import { printWireTime } from '@touchstone/wire/wire-time'
import type { CallerBooks } from '../../api/caller-books.ts'
import type { HandlersOf, Refused } from '../../api/handler.ts'
import { pageAnswer, stretchOf } from '../../api/page-answer.ts'
import { printed } from '../../api/printed.ts'
import { type AcceptanceDeps, awaitTicks } from './accept-quote.ts'
import type { HousePort } from '../../house/house-port.ts'
import { quote as quoteExchange, type QuoteDeps } from './quote.ts'
import { listExchanges } from './exchanges.store.ts'
import { findQuote } from './quotes.store.ts'

export type ExchangeDeps = QuoteDeps & AcceptanceDeps & Pick<HousePort, 'turnOf'> & { books: CallerBooks }

export function exchangeHandlers(deps: ExchangeDeps): HandlersOf<typeof exchange> {
  const { sql, books } = deps

  /** A quote that has moved is answered with what the exchange would come to now, if it can be quoted at all. */
  async function withNewQuote(refusal: Refused, bookId: number, quoteId: string): Promise<Refused> {
    if (refusal.kind !== 'quote_moved') return refusal
    const moved = await findQuote(sql, bookId, quoteId)
    if (moved === undefined) return refusal
    const { from, to, pay } = moved
    const quoted = await quoteExchange(deps, { id: randomUUID(), bookId, from, to, pay })
    return quoted.ok ? { ...refusal, quote: printedQuote(quoted.value) } : refusal
  }

  return {
    async exchangeQuote({ book, from, to, pay }, { caller }) {
      if (!isListed(from, deps.settings())) return refuse({ kind: 'currency_unknown', currency: from })
      if (!isListed(to, deps.settings())) return refuse({ kind: 'currency_unknown', currency: to })
      const bookId = await books.named(caller.userId, book)
      // An exchange that waits for its price is not given up for another quote.
      await deps.turnOf(bookId)
      const quoted = await quoteExchange(deps, { id: randomUUID(), bookId, from, to, pay: decimal(pay) })
      return quoted.ok ? ok(printedQuote(quoted.value)) : quoted
    },
    exchange: (asked) => ({
      ...ok(callCommands.exchange(asked)),
      // It is the quote that says whether it waits: the settings may have changed since.
      named: (bookId) => awaitTicks(deps, bookId, asked.quoteId),
      explain: (refusal, bookId) => withNewQuote(refusal, bookId, asked.quoteId),
    }),
    async exchanges({ book, currency, from, to, ...page }, { caller }) {
      const bookId = await books.named(caller.userId, book)
      const filter = { currency, from, to: to === undefined ? undefined : to + 999 }
      const { exchanges, total } = await listExchanges(sql, bookId, filter, stretchOf(page))
      const records = exchanges.map(({ sequence, at, quote }) => ({
        id: quote.id,
        bookId,
        sequence,
        time: printWireTime(at),
        ...printedTerms(quote),
      }))
      return ok(pageAnswer(page, total, records))
    },
  }
}

const printedTerms = ({ from, to, pay, receive, spreadRate, fromMark, toMark }: ExchangeQuote) => ({
  from,
  to,
  pay: printDecimal(pay),
  receive: printDecimal(receive),
  rate: printDecimal(over(receive, pay, 'down')),
  spreadRate: printDecimal(spreadRate),
  fromMark: printed(fromMark),
  toMark: printed(toMark),
})

const printedQuote = (quote: ExchangeQuote) => ({
  id: quote.id,
  ...printedTerms(quote),
  quotedAtMs: quote.quotedAt,
  expiresAtMs: quote.expiresAt,
  fillAt: quote.fillAt ?? ('command' as const),
})
