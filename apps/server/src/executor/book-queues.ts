/** However many books wait, one that is locked gives so many. Our choice. */
const shareMin = 8

/**
 * Commands waiting by book. A book that is taken gives no more until it is released, so it is in one batch at a time;
 * books take turns in the order in which they came to wait, and a book's commands keep their order. Where more wait
 * than a batch takes, each book gives its share of it: long queues of some do not hold up the short ones of others.
 */
export function createBookQueues<Item extends { bookId: number }>() {
  const queues = new Map<number, Item[]>()
  const taken = new Set<number>()
  /** Books with something to take, in turn. */
  const ready = new Set<number>()
  let size = 0

  function add(item: Item): void {
    const queue = queues.get(item.bookId)
    if (queue === undefined) queues.set(item.bookId, [item])
    else queue.push(item)
    if (!taken.has(item.bookId)) ready.add(item.bookId)
    size += 1
  }

  /** Takes up to `max` commands, up to `bookMax` of a book, and with them their books. */
  function take(max: number, bookMax: number): Item[] {
    const items: Item[] = []
    const share = Math.min(bookMax, Math.max(shareMin, Math.ceil(max / ready.size)))
    const more: number[] = []
    for (const bookId of ready) {
      if (items.length >= max) break
      takeOf(bookId, Math.min(share, max - items.length), items)
      if (queues.has(bookId)) more.push(bookId)
      ready.delete(bookId)
      taken.add(bookId)
    }
    for (const bookId of more) takeOf(bookId, Math.min(bookMax - share, max - items.length), items)
    size -= items.length
    return items
  }

  function takeOf(bookId: number, count: number, items: Item[]): void {
    const queue = queues.get(bookId) ?? []
    for (const item of queue.splice(0, count)) items.push(item)
    if (queue.length === 0) queues.delete(bookId)
  }

  /** Puts commands that were taken back before all others of their books, in their old order. The books stay taken. */
  function putBack(items: readonly Item[]): void {
    for (const item of items.toReversed()) {
      const queue = queues.get(item.bookId)
      if (queue === undefined) queues.set(item.bookId, [item])
      else queue.unshift(item)
    }
    size += items.length
  }

  /** Takes out what is over, of all books. */
  function drop(isOver: (item: Item) => boolean): void {
    for (const [bookId, queue] of queues) {
      const kept = queue.filter((item) => !isOver(item))
      size -= queue.length - kept.length
      if (kept.length > 0) queues.set(bookId, kept)
      else {
        queues.delete(bookId)
        ready.delete(bookId)
      }
    }
  }

  function release(bookIds: Iterable<number>): void {
    for (const bookId of bookIds) {
      taken.delete(bookId)
      if (queues.has(bookId)) ready.add(bookId)
    }
  }

  /** Empties the queues. */
  function drain(): Item[] {
    const items = [...queues.values()].flat()
    queues.clear()
    ready.clear()
    size = 0
    return items
  }

  return {
    add,
    take,
    putBack,
    drop,
    release,
    drain,
    size: (): number => size,
    /** What waits longest in a book. */
    firstOf: (bookId: number): Item | undefined => queues.get(bookId)?.[0],
    /** What waits longest of the queue that has not been empty for the longest time. */
    first: (): Item | undefined => {
      const [queue] = queues.values()
      return queue?.[0]
    },
    hasReady: (): boolean => ready.size > 0,
    waiting: (bookId: number): number => queues.get(bookId)?.length ?? 0,
  }
}
