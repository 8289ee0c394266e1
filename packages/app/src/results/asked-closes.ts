import { endBy } from '@touchstone/client/one-intent'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { useSession } from '../api/session.ts'
import { bookIdOf } from '../books/book-id-of.ts'
import type { Book } from '../books/book.ts'
import { storedText, storeText } from '../device/storage.ts'
import { storedForm } from '../device/stored-form.ts'
import type { PositionResult } from './close-result.ts'
import type { Ending } from './endings.ts'

const askedClose = z.object({
  userId: z.int(),
  book: z.enum(['real', 'demo']),
  /** Of the positions that it may close. */
  ids: z.array(z.string()),
  /** The last command of the book that this device knew of: what it closes comes after it. */
  after: z.int(),
  atMs: z.int(),
})
export type AskedClose = z.output<typeof askedClose>

/** In session storage: a page that is reloaded while an answer is on its way asks what became of it. */
const key = 'askedCloses'
/** The oldest give way. Our choice: nobody loses as many answers at once. */
const keptMax = 20

/** Closes that were asked for and that no answer has told the end of. Those of an earlier page wait for none. */
const useAsked = create<{ all: readonly AskedClose[] }>(() => ({
  all: storedForm(z.array(askedClose), storedText(key, 'tab')) ?? [],
}))
const earlier = new Set(useAsked.getState().all)

/** Sends what closes positions, and remembers it until an answer says what became of it. */
export async function whileAsked<Reply>(
  { book, ids, after }: { book: Book; ids: readonly string[]; after: number },
  send: () => Promise<Reply>,
): Promise<Reply> {
  const userId = useSession.getState().userInfo?.id
  if (userId === undefined || ids.length === 0) return send()
  const asked = { userId, book, ids: [...ids], after, atMs: Date.now() }
  write([...all(), asked])
  try {
    const reply = await send()
    // It is the answer to whatever was asked before it, too.
    write(all().filter((each) => !each.ids.every((id) => ids.includes(id))))
    return reply
  } catch (error) {
    if (endBy(error) !== 'unknown') forgetAsked(asked)
    throw error
  }
}

/** Those of the signed-in user. */
export function useAskedCloses(): readonly AskedClose[] {
  const id = useSession(({ userInfo }) => userInfo?.id)
  return useAsked((asked) => asked.all).filter(({ userId }) => userId === id)
}

export const isAsked = (asked: AskedClose): boolean => all().includes(asked)
export const forgetAsked = (asked: AskedClose): void => write(all().filter((each) => each !== asked))

/** How long the answer to a close, or the event of it, has by itself. Our choice: by then most have come. */
export const answerWaitMs = 5_000
/** Our choice: whatever was on its way has arrived by then, and if nothing is closed by it nothing will be. */
const mayArriveMs = 120_000

export const isDue = (asked: AskedClose, nowMs: number): boolean =>
  earlier.has(asked) || nowMs - asked.atMs >= answerWaitMs
export const isPast = ({ atMs }: AskedClose, nowMs: number): boolean => nowMs - atMs > mayArriveMs

/** What was closed since it was asked for, a command each, in their order. */
export function closedSince({ book, after }: AskedClose, results: readonly PositionResult[]): Ending[] {
  const closes = results.flatMap(({ id, parts }) =>
    parts.map(({ sequence, place }) => ({ positionId: id, sequence, place })).filter((each) => each.sequence > after),
  )
  const sequences = [...new Set(closes.map(({ sequence }) => sequence))].toSorted((a, b) => a - b)
  return sequences.map((sequence) => {
    const ended = closes.filter((each) => each.sequence === sequence).toSorted((a, b) => a.place - b.place)
    return { bookId: bookIdOf(ended[0]?.positionId ?? ''), sequence, book, what: { closes: ended } }
  })
}

const all = (): readonly AskedClose[] => useAsked.getState().all

function write(next: readonly AskedClose[]): void {
  const kept = next.slice(-keptMax)
  useAsked.setState({ all: kept })
  storeText(key, kept.length === 0 ? undefined : JSON.stringify(kept), 'tab')
}
