import { useTranslation } from 'react-i18next'
import { useUserEvents } from '../live/use-user-events.ts'
import type { Book } from '../books/book.ts'
import { toast } from '../feedback/toast.ts'
import { cancelReasonKey, useTradeWords } from './use-trade-words.ts'

/** Notifies the person of changes to the book that they did not make: fills and expired orders. What ends has its card. */
export function useTradeNews(book: Book): void {
  const { t } = useTranslation()
  const words = useTradeWords()
  useUserEvents((event) => {
    if (!('book' in event) || event.book !== book) return
    if (event.kind === 'fill' && event.orderId !== null) toast(words.opened(event))
    if (event.kind === 'order' && event.state === 'cancelled' && event.cancelReason !== 'user')
      toast(t(cancelReasonKey(event.cancelReason)), 'info')
  })
}
