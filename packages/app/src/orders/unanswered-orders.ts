import type { Intent } from '@touchstone/client/client-of'
import { countTries, type PendingIntents, type Tries } from '@touchstone/client/one-intent'
import { useEffect, useEffectEvent } from 'react'
import { create } from 'zustand'
import { useSession } from '../api/session.ts'
import type { Book } from '../books/book.ts'
import type { OpeningCommand, OrderDraft } from './order-form.ts'

/** What a person orders: what was chosen and typed, not the size that a price of the moment makes of it. */
export type Ordered = { book: Book; draft: OrderDraft }
/** The order as it was sent. */
export type SentOrder = { command: OpeningCommand; expiresAt: number | null }
/** One intent: what was sent under it, and what became of its tries. */
export type UnansweredOrder = SentOrder & { ordered: Ordered; asked: string; intent: Intent; tries: Tries }

/**
 * Orders that were sent and whose outcome is not known, by their names, as long as the page lives: the same order again is
 * the same intent, whichever sheet asks.
 */
const useWaiting = create<ReadonlyMap<string, UnansweredOrder>>(() => new Map())

/** Told anew with each try that begins or ends: whether an order is lost is a matter of its tries. */
const write = (change: (waiting: Map<string, UnansweredOrder>) => void): void => {
  const next = new Map(useWaiting.getState())
  change(next)
  useWaiting.setState(next, true)
}

const nameOf = ({ book, draft }: Ordered): string => JSON.stringify([useSession.getState().userInfo?.id, book, draft])

const waits = (order: UnansweredOrder): boolean => useWaiting.getState().get(nameOf(order.ordered)) === order

/** The order that has no answer yet, where the same is ordered again. */
export function unansweredOrder(ordered: Ordered, { leverage }: OpeningCommand): SentOrder | undefined {
  const sent = useWaiting.getState().get(nameOf(ordered))
  if (sent?.command.leverage !== leverage) return undefined
  return { command: sent.command, expiresAt: sent.expiresAt }
}

/** Whether an order has no answer yet. */
export const useIsUnanswered = (ordered: Ordered): boolean => useWaiting((waiting) => waiting.has(nameOf(ordered)))

/** `noteSent`: notes the order as it is about to go out. */
export type PendingOrder = PendingIntents & { noteSent: (order: SentOrder) => void }

/**
 * Keeps the intent of an order until its outcome is known. Whoever presses again after a lost answer sends the same order or,
 * once its outcome is known, none.
 */
export function pendingOrder(ordered: Ordered, first: SentOrder & { isRepeated: boolean }): PendingOrder {
  const name = nameOf(ordered)
  let { isRepeated, ...sent } = first
  return {
    noteSent(order) {
      sent = order
    },
    open(asked, newIntent) {
      const before = useWaiting.getState().get(name)
      const isSame = before?.asked === asked
      if (isRepeated && !isSame) throw new Error('the order that is repeated waits no more')
      const entry = isSame ? before : { ...sent, ordered, asked, intent: newIntent(), tries: countTries() }
      entry.tries.begin()
      write((waiting) => waiting.set(name, entry))
      return {
        intent: entry.intent,
        end(how) {
          isRepeated = how === 'unknown' || (isRepeated && how !== 'key_over')
          const isOver = entry.tries.end(how)
          write((waiting) => {
            if (isOver && waiting.get(name) === entry) waiting.delete(name)
          })
        },
        isLost: entry.tries.isLost,
      }
    },
  }
}

/** The signed-in user's orders whose answers got lost, while no other try of them may bring one. */
export const useLostOrders = (): readonly UnansweredOrder[] => {
  const waiting = useWaiting()
  return [...waiting.values()].filter((order) => isLost(order) && waits(order))
}

const isLost = ({ tries }: UnansweredOrder): boolean => tries.isLost() && !tries.areOpen()

/** What an order came to. `none`: the book has not taken it. */
export type OrderEnd = { kind: 'opened' | 'placed' | 'none' }
type Listener = (ordered: Ordered, end: OrderEnd) => void
const listeners = new Set<Listener>()

/** Calls back with what became of an order whose answer got lost. */
export function useOrderEnds(onEnd: Listener): void {
  const report = useEffectEvent(onEnd)
  useEffect(() => {
    const listener: Listener = (...end) => report(...end)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [])
}

/** Ends a lost order. False where it has been answered meanwhile, or may yet be. */
export function layToRest(order: UnansweredOrder, end: OrderEnd): boolean {
  if (!waits(order) || !isLost(order)) return false
  write((waiting) => waiting.delete(nameOf(order.ordered)))
  for (const listener of listeners) listener(order.ordered, end)
  return true
}
