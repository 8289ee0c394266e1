import type { Committed } from '../../executor/submission.ts'

/** Our choice. What is remembered never changes: a book keeps its owner for ever. */
const rememberedMax = 200_000
/** Committed commands that wait for the owner of their book. Our choice. */
const waitingMax = 20_000

export type ByOwnerOptions = {
  find: (bookIds: readonly number[]) => Promise<ReadonlyMap<number, number>>
  deliver: (userId: number, event: Committed) => void
  /** Some events could not be delivered, and nobody knows whose they were. */
  onLost: (error: unknown) => void
}

/**
 * Hands committed commands to the owners of their books, of a book in the order in which they come. The owner of a book
 * that was not seen before is looked up; what follows in that book waits with it.
 */
export function createByOwner({ find, deliver, onLost }: ByOwnerOptions): (events: readonly Committed[]) => void {
  const owners = new Map<number, number>()
  const waiting = new Map<number, Committed[]>()
  let waitingCount = 0
  let looking = false

  function forget(): void {
    waiting.clear()
    waitingCount = 0
  }

  async function look(): Promise<void> {
    looking = true
    while (waiting.size > 0) {
      const bookIds = [...waiting.keys()]
      try {
        const found = await find(bookIds)
        for (const bookId of bookIds) settle(bookId, found.get(bookId))
      } catch (error) {
        forget()
        onLost(error)
      }
    }
    looking = false
  }

  function settle(bookId: number, owner: number | undefined): void {
    const events = waiting.get(bookId) ?? []
    waiting.delete(bookId)
    waitingCount -= events.length
    if (owner === undefined) return
    if (owners.size >= rememberedMax) owners.clear()
    owners.set(bookId, owner)
    for (const event of events) deliver(owner, event)
  }

  function take(event: Committed): void {
    const bookId = event.book.id
    const queue = waiting.get(bookId)
    const owner = owners.get(bookId)
    if (queue === undefined && owner !== undefined) {
      deliver(owner, event)
      return
    }
    if (queue === undefined) waiting.set(bookId, [event])
    else queue.push(event)
    waitingCount += 1
  }

  return (events) => {
    for (const event of events) take(event)
    if (waitingCount > waitingMax) {
      forget()
      onLost(new Error('too many events are waiting: the owners of their books were not read in time'))
    }
    if (!looking && waiting.size > 0) void look()
  }
}
