import * as z from 'zod/mini'
import { opened } from '@touchstone/wire/command-replies'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../api/api.ts'
import { refreshBook } from '../books/refresh-book.ts'
import { toast } from '../feedback/toast.ts'
import { listenToEvents, listenToLoss } from '../live/stream.ts'
import { layToRest, type UnansweredOrder, useLostOrders } from './unanswered-orders.ts'
import { useTradeWords } from './use-trade-words.ts'

/** Our choice: how often the book is asked for a lost order. */
export const askedEveryMs = 5_000
/** Our choice: whatever was on its way to the book has arrived after so long. */
export const mayArriveMs = 120_000

/**
 * Finds out by itself what became of orders whose answers got lost, and says it: the book is asked for the command under the
 * key that the order was sent with. Asking orders nothing.
 */
export function useLostOrderWatch(): void {
  const { t } = useTranslation()
  const words = useTradeWords()
  const lost = useLostOrders()
  const lookFor = async (order: UnansweredOrder, absent: Map<string, number>): Promise<void> => {
    const { intent, ordered } = order
    const nowMs = Date.now()
    // Where nothing answers, nothing is known.
    const found = await api.commandAnswer({ book: ordered.book, key: intent.key }).catch(() => undefined)
    if (found === undefined) return
    if (found.answer === null) {
      const sinceMs = absent.get(intent.key) ?? nowMs
      absent.set(intent.key, sinceMs)
      if (nowMs - sinceMs >= mayArriveMs && layToRest(order, { kind: 'none' }))
        toast(t('positions.neverArrived', { symbol: order.command.symbol }), 'failure')
      return
    }
    const position = z.safeParse(opened, found.answer.outcome)
    if (!layToRest(order, { kind: position.success ? 'opened' : 'placed' })) return
    refreshBook()
    toast(position.success ? words.opened(position.data) : t('positions.orderPlaced'))
  }
  const look = useEffectEvent((absent: Map<string, number>) => {
    for (const order of lost) void lookFor(order, absent)
  })
  // A try that begins or ends makes it another.
  const keys = lost.map(({ intent }) => intent.key).join()
  useEffect(() => {
    if (keys === '') return undefined
    const absent = new Map<string, number>()
    const lookNow = (): void => look(absent)
    lookNow()
    const looking = setInterval(lookNow, askedEveryMs)
    const endLoss = listenToLoss(lookNow)
    const endEvents = listenToEvents((events) => {
      if (events.some(({ kind }) => kind === 'fill' || kind === 'order')) lookNow()
    })
    return () => {
      // An answer to what was asked before another try says nothing of that.
      absent.clear()
      clearInterval(looking)
      endLoss()
      endEvents()
    }
  }, [keys])
}
