import { useTranslation } from 'react-i18next'
import { useAct } from '../api/act.ts'
import { api } from '../api/api.ts'
import type { Position } from './positions.queries.ts'
import { toast } from '../feedback/toast.ts'
import type { CloseRequest } from './close-form.ts'
import { refreshBook } from '../books/refresh-book.ts'
import { useTradeWords } from '../orders/use-trade-words.ts'

/** Closes a position and shows the result. */
export function useClose(record: Position, onDone: () => void) {
  const { t } = useTranslation()
  const words = useTradeWords()
  return useAct({
    call: async (asked: CloseRequest, asking) => {
      if (asked.how === 'whole') return api.closePosition(asked.body, asking)
      return asked.how === 'part' ? api.closePart(asked.body, asking) : api.placeLimitClose(asked.body, asking)
    },
    inPlace: true,
    onDone: ({ outcome, sequence }) => {
      refreshBook()
      if (outcome.kind === 'accepted') toast(t('positions.closeAccepted'), 'info')
      else if (outcome.kind === 'resting') toast(t('positions.orderPlaced'))
      else {
        // What else the command closed, the events tell.
        const place = outcome.settlements.findIndex(({ positionId }) => positionId === record.id)
        const own = outcome.settlements[place]
        if (own !== undefined) void words.tellClosed({ ...own, sequence, place })
      }
      onDone()
    },
  })
}
