import type { UserEvent } from '@touchstone/wire/stream'
import { isBook } from '../books/book.ts'
import type { Ending } from './endings.ts'
import { type EndedOption, outcomeOfOption } from './outcome.ts'

type Settlement = Extract<UserEvent, { kind: 'settlement' }>
type OptionEvent = Extract<UserEvent, { kind: 'second_contract' }>

/** What the events of one frame ended, a command each, in their order. What a person has just closed by hand answers itself. */
export function endingsOf(events: readonly UserEvent[]): Ending[] {
  const endings = new Map<string, Ending>()
  for (const event of events) {
    const ending = endingOf(event, endings)
    if (ending !== undefined) endings.set(`${ending.bookId}-${ending.sequence}`, ending)
  }
  return [...endings.values()]
}

function endingOf(event: UserEvent, known: ReadonlyMap<string, Ending>): Ending | undefined {
  if (event.kind === 'second_contract') return optionEnding(event)
  if (event.kind !== 'settlement' || !isNews(event)) return undefined
  const { bookId, sequence, positionId, place } = event
  const before = known.get(`${bookId}-${sequence}`)
  const closes = before !== undefined && 'closes' in before.what ? before.what.closes : []
  return named(event, { closes: [...closes, { positionId, sequence, place }] })
}

/** Without an order the answer to the command that closed it is on its way to whoever gave it. */
const isNews = ({ reason, orderId }: Settlement): boolean =>
  orderId !== null || (reason !== 'user' && reason !== 'reverse')

function optionEnding(event: OptionEvent): Ending | undefined {
  const { state, symbol, direction, stake, payout, openPrice, closePrice } = event
  if (state === 'placed') return undefined
  const ended: EndedOption = {
    symbol,
    direction,
    state,
    stake,
    payout,
    openPrice,
    closePrice,
    lastedMs: undefined,
  }
  return named(event, { option: outcomeOfOption(ended) })
}

const named = (event: Settlement | OptionEvent, what: Ending['what']): Ending | undefined =>
  isBook(event.book) ? { bookId: String(event.bookId), sequence: event.sequence, book: event.book, what } : undefined
