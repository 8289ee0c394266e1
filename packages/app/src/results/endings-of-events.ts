import type { UserEvent } from '@touchstone/wire/stream'
import { isBook } from '../books/book.ts'
import type { Ending } from './endings.ts'
import { type EndedOption, outcomeOfOption } from './outcome.ts'

type Settlement = Extract<UserEvent, { kind: 'settlement' }>
type OptionEvent = Extract<UserEvent, { kind: 'second_contract' }>

/** `isByHand`: the response to the command is on its way to whoever gave it, on this device or another one. */
export type EventEnding = Ending & { isByHand: boolean }

/** What the events of one frame ended, a command each, in their order. */
export function endingsOf(events: readonly UserEvent[]): EventEnding[] {
  const endings = new Map<string, EventEnding>()
  for (const event of events) {
    const ending = endingOf(event, endings)
    if (ending !== undefined) endings.set(`${ending.bookId}-${ending.sequence}`, ending)
  }
  return [...endings.values()]
}

function endingOf(event: UserEvent, known: ReadonlyMap<string, Ending>): EventEnding | undefined {
  if (event.kind === 'second_contract') return optionEnding(event)
  if (event.kind !== 'settlement') return undefined
  const { bookId, sequence, positionId, place } = event
  const before = known.get(`${bookId}-${sequence}`)
  const closes = before !== undefined && 'closes' in before.what ? before.what.closes : []
  return named(event, { closes: [...closes, { positionId, sequence, place }] }, wasByHand(event))
}

const wasByHand = ({ reason, orderId }: Settlement): boolean =>
  orderId === null && (reason === 'user' || reason === 'reverse')

function optionEnding(event: OptionEvent): EventEnding | undefined {
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
  return named(event, { option: outcomeOfOption(ended) }, false)
}

function named(event: Settlement | OptionEvent, what: Ending['what'], isByHand: boolean): EventEnding | undefined {
  const { book, bookId, sequence } = event
  return isBook(book) ? { bookId: String(bookId), sequence, book, what, isByHand } : undefined
}
