import { useTranslation } from 'react-i18next'
import { useAct } from '../api/act.ts'
import { api } from '../api/api.ts'
import type { Position } from './positions.queries.ts'
import { toast } from '../feedback/toast.ts'
import type { CloseRequest } from './close-form.ts'
import { refreshBook } from '../books/refresh-book.ts'
import { bookIdOf } from '../books/book-id-of.ts'
import type { Book } from '../books/book.ts'
import { whileAsked } from '../results/asked-closes.ts'
import type { Ending } from '../results/endings.ts'
import { showAnswerTo } from '../results/late-answers.ts'

/** Closes a position and shows what it brought; `after`: the last command of the book that is known. */
export function useClose(record: Position, book: Book, after: number | undefined, onDone: () => void) {
  const { t } = useTranslation()
  return useAct({
    call: (asked: CloseRequest, asking) =>
      whileAsked({ book, ids: [record.id], after: after ?? record.openSequence }, async () => {
        if (asked.how === 'whole') return api.closePosition(asked.body, asking)
        return asked.how === 'part' ? api.closePart(asked.body, asking) : api.placeLimitClose(asked.body, asking)
      }),
    inPlace: true,
    onDone: ({ outcome, sequence }, _asked, isHere) => {
      refreshBook()
      if (outcome.kind === 'accepted') toast(t('positions.closeAccepted'), 'info')
      else if (outcome.kind === 'resting') toast(t('positions.orderPlaced'))
      else showClosed({ sequence, outcome }, isHere, { positionId: record.id, book })
    },
    onward: onDone,
  })
}

/** What one command closed. */
type Closed = { sequence: number; outcome: { settlements: readonly { positionId: string }[] } }

/** Shows what one command closed to whoever waits for it. `of`: its book, and a position there. */
export function showClosed(
  { sequence, outcome }: Closed,
  isHere: boolean,
  of: { positionId: string; book: Book },
): void {
  showAnswerTo(isHere, endingOf(of.positionId, of.book, sequence, outcome.settlements))
}

/** All that one command closed, whatever else it was given for. */
export const endingOf = (
  ownId: string,
  book: Book,
  sequence: number,
  settlements: readonly { positionId: string }[],
): Ending => ({
  bookId: bookIdOf(ownId),
  sequence,
  book,
  what: { closes: settlements.map(({ positionId }, place) => ({ positionId, sequence, place })) },
})
