import type { Intent } from '@touchstone/client/client-of'
import { countTries, type PendingIntents, type Tries } from '@touchstone/client/one-intent'
import { useEffect, useEffectEvent } from 'react'
import { create } from 'zustand'
import { useSession } from '../api/session.ts'
import type { Book } from '../books/book.ts'
import { forgetFirstOrder } from './first-order.ts'
import type { OpeningCommand, OrderDraft } from './order-form.ts'

/** What a person orders: what was chosen and typed, not the size that a price of the moment makes of it. */
export type Ordered = { book: Book; leverage: number; draft: OrderDraft }
/** The order as it was sent. */
export type SentOrder = { command: OpeningCommand; expiresAt: number | null }
/** One intent: what was sent under it, and what became of its tries. */
export type UnansweredOrder = SentOrder & {
  ordered: Ordered
  asked: string
  intent: Intent
  tries: Tries
  /** How it ended, whichever sheet or screen was there. */
  over?: 'answered' | 'refused'
  /** What became of it has been said. */
  isTold?: boolean
  /** Its sheet was left while nothing was known: the person waits for a word. */
  isLeft?: boolean
}

/**
 * Orders that were sent and whose outcome is not known, by their names, as long as the page lives: the same order again is
 * the same intent, whichever sheet asks.
 */
const useUnanswered = create<ReadonlyMap<string, UnansweredOrder>>(() => new Map())

/** Makes a new map with each try that begins or ends, since whether an order is lost depends on its tries. */
function changeUnanswered(change: (unanswered: Map<string, UnansweredOrder>) => void): void {
  const next = new Map(useUnanswered.getState())
  change(next)
  useUnanswered.setState(next, true)
}

const userNow = (): number | undefined => useSession.getState().userInfo?.id
const nameOf = ({ book, leverage, draft }: Ordered, userId = userNow()): string =>
  JSON.stringify([userId, book, leverage, draft])

export const isSameOrder = (one: Ordered, other: Ordered): boolean => nameOf(one) === nameOf(other)

/** The order that has no answer yet, where the same is ordered again. */
export function unansweredOrder(ordered: Ordered): SentOrder | undefined {
  const sent = useUnanswered.getState().get(nameOf(ordered))
  return sent && { command: sent.command, expiresAt: sent.expiresAt }
}

/** Whether an order has no answer yet. */
export function useIsUnanswered(ordered: Ordered): boolean {
  const userId = useSession(({ userInfo }) => userInfo?.id)
  return useUnanswered((unanswered) => unanswered.has(nameOf(ordered, userId)))
}

export type PendingOrder = PendingIntents & {
  /** Notes the order as it is about to go out. */
  noteSent: (order: SentOrder) => void
  /** How the order that was last sent or repeated ended; undefined while it is not known. */
  over: () => UnansweredOrder['over']
  /** Tells once what it came to, whichever try brought it. False where it was told, or its user has gone. */
  tell: (end: OrderEnd) => boolean
  /** Whether a failure of one try is worth a word: nothing was told, and its user is still there. */
  mayTell: () => boolean
}

/**
 * Keeps the intent of an order until its outcome is known. A sheet sends one order: whoever presses again after a lost answer
 * sends the same or, once its outcome is known, none. Only what was refused may be followed by another.
 */
export function pendingOrder(ordered: Ordered, first: SentOrder & { isRepeated: boolean }): PendingOrder {
  const name = nameOf(ordered)
  const waiting = (): UnansweredOrder | undefined => useUnanswered.getState().get(name)
  const { isRepeated } = first
  let sent: SentOrder = first
  let mine = isRepeated ? waiting() : undefined
  const mayTell = (): boolean => mine?.isTold !== true && nameOf(ordered) === name
  return {
    mayTell,
    over: () => mine?.over,
    tell(end) {
      if (mine === undefined || !mayTell()) return false
      mine.isTold = true
      tellOrderEnd(ordered, end)
      return true
    },
    noteSent(order) {
      sent = order
    },
    open(asked, newIntent) {
      const before = waiting()
      const isSame = before?.asked === asked
      if ((isRepeated || mine !== undefined) && !isSame && mine?.over !== 'refused')
        throw new Error('this order was sent already, and is not over or has been answered')
      const entry: UnansweredOrder = isSame
        ? before
        : { command: sent.command, expiresAt: sent.expiresAt, ordered, asked, intent: newIntent(), tries: countTries() }
      mine = entry
      entry.isLeft = false
      entry.tries.begin()
      changeUnanswered((unanswered) => unanswered.set(name, entry))
      return {
        intent: entry.intent,
        end(how) {
          if (entry.tries.end(how)) entry.over ??= how === 'answered' ? 'answered' : 'refused'
          changeUnanswered((unanswered) => {
            if (entry.over !== undefined && unanswered.get(name) === entry) unanswered.delete(name)
          })
        },
        isLost: entry.tries.isLost,
      }
    },
  }
}

/** The signed-in user's orders whose answers got lost, while no other try of them may bring one. */
export function useLostOrders(): readonly UnansweredOrder[] {
  const userId = useSession(({ userInfo }) => userInfo?.id)
  const unanswered = useUnanswered()
  return [...unanswered].flatMap(([name, order]) =>
    isLost(order) && name === nameOf(order.ordered, userId) ? [order] : [],
  )
}

const isLost = ({ tries }: UnansweredOrder): boolean => tries.isLost() && !tries.areOpen()

/** Notes that a person has left the sheet of an order that got no answer. */
export function noteLeft(ordered: Ordered): void {
  const order = useUnanswered.getState().get(nameOf(ordered))
  if (order !== undefined) order.isLeft = true
}

/** What an order came to. `placed`: it rests, or waits for a price; `void`: it was accepted, and then not filled. */
export type OrderEnd = 'opened' | 'placed' | 'void'
type Listener = (ordered: Ordered, end: OrderEnd) => void
const listeners = new Set<Listener>()

/** Calls back with what became of an order, whether its sheet is still there or not. */
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

function tellOrderEnd(ordered: Ordered, end: OrderEnd): void {
  if (end !== 'void') forgetFirstOrder()
  for (const listener of listeners) listener(ordered, end)
}

/** Ends a lost order. False where it has been answered meanwhile, may yet be, or is another user's. */
export function endLostOrder(order: UnansweredOrder, end: OrderEnd): boolean {
  const name = nameOf(order.ordered)
  if (useUnanswered.getState().get(name) !== order || !isLost(order)) return false
  order.over = 'answered'
  order.isTold = true
  tellOrderEnd(order.ordered, end)
  changeUnanswered((unanswered) => unanswered.delete(name))
  return true
}
