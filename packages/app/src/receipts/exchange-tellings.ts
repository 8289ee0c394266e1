import type { Exchanged } from '@touchstone/domain/exchange/exchange'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { exact } from './exact.ts'
import { exchangeLines } from './exchange-lines.ts'
import type { Tellings } from './reply-telling.ts'
import { type Story, text, time, type ToldFact } from './story.ts'

export const exchangeTellings: Tellings<Exchanged> = {
  exchanged: {
    story: exchangeStory,
    formulas: (reply, tick) => [{ name: 'exchange', lines: exchangeLines(reply, tick) }],
    roles: () => () => 'words.markPrice',
  },
}

function exchangeStory({ quote }: Exchanged, at: ToldFact): Story {
  return {
    title: 'receipts.exchanged',
    outcome: { label: 'receipts.received', value: printDecimal(quote.receive), currency: quote.to, signed: false },
    facts: [
      text('receipts.paid', `${exact(quote.pay)} ${quote.from}`),
      text('receipts.received', `${exact(quote.receive)} ${quote.to}`),
      time('receipts.quotedAt', quote.quotedAt),
      at,
    ],
    parts: [],
  }
}
