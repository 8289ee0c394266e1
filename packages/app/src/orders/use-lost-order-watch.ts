import * as z from 'zod/mini'
import { accepted, opened, resting } from '@touchstone/wire/command-replies'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../api/api.ts'
import { refreshBook } from '../books/refresh-book.ts'
import { toast } from '../feedback/toast.ts'
import { listenToEvents, listenToLoss } from '../live/stream.ts'
import { endLostOrder, type OrderEnd, type UnansweredOrder, useLostOrders } from './unanswered-orders.ts'
import { fetchFate } from './use-order-fate.ts'
import { useTradeWords } from './use-trade-words.ts'

/** Our choice: how often the book is asked for a lost order. */
export const lookEveryMs = 5_000
/** Our choice: what has not arrived by then is asked for only where the stream has something to say. */
export const looksInTurn = 24
/** Our choice: by then most orders that arrived have been found, and whoever left the sheet of another hears that nothing is known. */
export const saidAfterLooks = 2
/** Our choice: events come in swarms, and one look answers for all of them. */
export const lookAfterEventMs = 1_000

type Found = { end: OrderEnd; says?: (words: ReturnType<typeof useTradeWords>) => string }

/**
 * What the book has of an order, by the key that it was sent with; undefined while it has nothing or waits for its first price.
 * Nothing is concluded from that: a command may arrive late. Asking orders nothing.
 * @throws whatever the calls do
 */
async function findOrder({ intent, ordered: { book } }: UnansweredOrder): Promise<Found | undefined> {
  const { answer } = await api.commandAnswer({ book, key: intent.key })
  if (answer === null) return undefined
  const position = z.safeParse(opened, answer.outcome)
  if (position.success) return { end: 'opened', says: (words) => words.opened(position.data) }
  const order = z.safeParse(z.union([accepted, resting]), answer.outcome)
  if (!order.success) return { end: 'placed' }
  const fate = await fetchFate(book, order.data.orderId)
  if (fate !== undefined) return { end: fate.kind === 'void' ? 'void' : 'opened', says: (words) => words.fate(fate) }
  return order.data.kind === 'resting' ? { end: 'placed' } : undefined
}

/** Finds out what became of orders whose answers got lost, and says it on whichever screen. */
export function useLostOrderWatch(): void {
  const { t } = useTranslation()
  const words = useTradeWords()
  const lost = useLostOrders()
  const isLooking = useRef(false)
  const lookFor = async (order: UnansweredOrder): Promise<void> => {
    // Where nothing answers, nothing is known.
    const found = await findOrder(order).catch(() => undefined)
    if (found === undefined) return
    if (!endLostOrder(order, found.end)) return
    refreshBook()
    toast(found.says?.(words) ?? t('positions.orderPlaced'), found.end === 'void' ? 'failure' : 'success')
  }
  const look = useEffectEvent(async () => {
    if (isLooking.current) return
    isLooking.current = true
    try {
      await Promise.all(lost.map(lookFor))
    } finally {
      isLooking.current = false
    }
  })
  const sayUnknown = useEffectEvent(() => {
    const left = lost.filter((order) => order.isLeft === true)
    for (const order of left) order.isLeft = false
    if (left.length > 0) toast(t('positions.unknownOutcome'), 'failure')
  })
  const books = lost.map(({ ordered }) => ordered.book)
  const isAbout = useEffectEvent((book: string) => books.some((each) => each === book))
  const keys = lost.map(({ intent }) => intent.key).join()
  useEffect(() => {
    if (keys === '') return undefined
    let looks = 0
    let soon: ReturnType<typeof setTimeout> | undefined
    void look()
    const looking = setInterval(() => {
      looks += 1
      const looked = looks < looksInTurn ? look() : undefined
      if (looks >= saidAfterLooks) void looked?.then(sayUnknown)
    }, lookEveryMs)
    const endLoss = listenToLoss(() => void look())
    const endEvents = listenToEvents((events) => {
      if (!events.some((event) => (event.kind === 'fill' || event.kind === 'order') && isAbout(event.book))) return
      soon ??= setTimeout(() => {
        soon = undefined
        void look()
      }, lookAfterEventMs)
    })
    return () => {
      clearInterval(looking)
      clearTimeout(soon)
      endLoss()
      endEvents()
    }
  }, [keys])
}
