import type { Exchanged } from '@touchstone/domain/exchange/exchange'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { exact } from './exact.ts'
import { exchangeLines } from './exchange-lines.ts'
import type { Descriptions } from './reply-description.ts'
import { type Story, type StoryFact, text, time } from './story.ts'

export const exchangeDescriptions: Descriptions<Exchanged> = {
  exchanged: {
    story: exchangeStory,
    formulas: (reply, tick) => [{ name: 'exchange', lines: exchangeLines(reply, tick) }],
    roles:
      ({ quote }) =>
      ({ symbol, sequence }) =>
        isQuoted(quote, symbol, sequence) ? 'words.markPrice' : undefined,
  },
}

const isQuoted = ({ from, to, fromSequence, toSequence }: Exchanged['quote'], symbol: string, sequence: number) =>
  (symbol === `${from}/USDT` && sequence === fromSequence) || (symbol === `${to}/USDT` && sequence === toSequence)

function exchangeStory({ quote }: Exchanged, at: StoryFact): Story {
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
