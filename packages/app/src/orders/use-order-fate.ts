import { useQuery } from '@tanstack/react-query'
import type { UserEvent } from '@touchstone/wire/stream'
import { useEffect, useEffectEvent } from 'react'
import { useUserEvents } from '../live/use-user-events.ts'
import { api } from '../api/api.ts'
import type { Book } from '../books/book.ts'
import type { Order } from './orders.queries.ts'

/** The outcome of an order that waited for its price. */
export type Fate = { symbol: string; quantity: string } & (
  | { kind: 'opened'; direction: 'long' | 'short'; price: string | null }
  | { kind: 'closed'; price: string | null }
  | { kind: 'void'; reason: string | null }
)

/** The fate of an order in a user event; undefined if the event is about something else. */
export function fateOfEvent(event: UserEvent, orderId: string): Fate | undefined {
  if (event.kind === 'fill' && event.orderId === orderId) return { ...event, kind: 'opened' }
  if (event.kind === 'settlement' && event.orderId === orderId && event.reason !== 'reverse')
    return { ...event, kind: 'closed' }
  if (event.kind === 'order' && event.id === orderId && event.state === 'cancelled')
    return { kind: 'void', symbol: event.symbol, quantity: event.quantity, reason: event.cancelReason }
  return undefined
}

/** The fate of an order in its record; undefined while it waits. */
export function fateOfOrder(order: Order | undefined): Fate | undefined {
  if (order === undefined || order.state === 'open') return undefined
  const { symbol, quantity, direction, fillPrice } = order
  if (order.state === 'cancelled') return { kind: 'void', symbol, quantity, reason: order.cancelReason }
  if (order.action === 'close') return { kind: 'closed', symbol, quantity, price: fillPrice }
  return { kind: 'opened', symbol, quantity, direction, price: fillPrice }
}

/** Our choice: how often an order that waits is asked after, should its event be lost. */
const askedEveryMs = 1_500

/** The fate of an order by its record; undefined while it waits. */
export async function fetchFate(book: Book, orderId: string): Promise<Fate | undefined> {
  const { records } = await api.orders({ book, state: 'history', pageSize: 20 })
  return fateOfOrder(records.find(({ id }) => id === orderId))
}

/** Calls back once with the fate of an order: from a user event or, if none arrives, from its record. */
export function useOrderFate(book: Book, orderId: string | undefined, onFate: (fate: Fate) => void): void {
  const report = useEffectEvent(onFate)
  useUserEvents((event) => {
    const fate = orderId === undefined ? undefined : fateOfEvent(event, orderId)
    if (fate !== undefined) onFate(fate)
  })
  const { data } = useQuery({
    queryKey: ['orders', 'fate', book, orderId],
    queryFn: async () => (orderId === undefined ? null : ((await fetchFate(book, orderId)) ?? null)),
    enabled: orderId !== undefined,
    refetchInterval: askedEveryMs,
  })
  useEffect(() => {
    if (orderId !== undefined && data !== undefined && data !== null) report(data)
  }, [orderId, data])
}
