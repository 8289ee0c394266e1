import { createTriggerHeap } from './trigger-heap.ts'

/** What falls due by the clock, in order of time; each thing once, under its own name. Times are epoch milliseconds. */
export type DueHeap<Item> = {
  size: () => number
  /** The time of the first, or Infinity. */
  next: () => number
  /** Puts something in, or moves it to another time. */
  put: (name: string, at: number, item: Item) => void
  remove: (name: string) => void
  /** Takes out everything due at a time, earliest first. */
  takeUpTo: (at: number) => Item[]
}

export function createDueHeap<Item>(): DueHeap<Item> {
  const heap = createTriggerHeap()
  const entries = new Map<string, { number: number; handle: number }>()
  const items = new Map<number, { name: string; item: Item }>()
  let numbers = 0

  function remove(name: string): void {
    const entry = entries.get(name)
    if (entry === undefined) return
    heap.remove(entry.handle)
    entries.delete(name)
    items.delete(entry.number)
  }

  return {
    size: heap.size,
    next: heap.lowest,
    put(name, at, item) {
      remove(name)
      // Reused when the heap is empty, so that the count never outgrows the heap's whole numbers.
      const number = items.size === 0 ? 0 : numbers + 1
      numbers = number
      entries.set(name, { number, handle: heap.add(at, number) })
      items.set(number, { name, item })
    },
    remove,
    takeUpTo(at) {
      const due: Item[] = []
      heap.takeUpTo(at, (number) => {
        const entry = items.get(number)
        if (entry === undefined) return
        items.delete(number)
        entries.delete(entry.name)
        due.push(entry.item)
      })
      return due
    },
  }
}
