/** Receives an item of the heap: the caller's number for the trigger, and its level. */
export type Taken = (item: number, level: number) => void

export type TriggerHeap = {
  size: () => number
  /** The lowest level, or Infinity if there is none. */
  lowest: () => number
  /** Adds a trigger and returns its handle, which is good until the trigger is removed or taken. */
  add: (level: number, item: number) => number
  remove: (handle: number) => void
  /** Takes out every trigger whose level is at or below the limit, lowest first. */
  takeUpTo: (limit: number, taken: Taken) => void
}

const arity = 4

/**
 * A 4-ary heap on typed arrays with true deletion: four children lie in one or two cache lines, and no object is made
 * per trigger. Capacity doubles. Free handles are chained through `slotOf` as −2 − next.
 */
export function createTriggerHeap(): TriggerHeap {
  let levels = new Float64Array(16)
  let handleAt = new Int32Array(16)
  let slotOf = new Int32Array(16)
  let itemOf = new Int32Array(16)
  let size = 0
  let handles = 0
  let freeHandle = -1

  function grow(): void {
    const capacity = levels.length * 2
    levels = copied(new Float64Array(capacity), levels)
    handleAt = copied(new Int32Array(capacity), handleAt)
    slotOf = copied(new Int32Array(capacity), slotOf)
    itemOf = copied(new Int32Array(capacity), itemOf)
  }

  function place(slot: number, level: number, handle: number): void {
    levels[slot] = level
    handleAt[slot] = handle
    slotOf[handle] = slot
  }

  function rise(from: number, level: number, handle: number): void {
    let slot = from
    while (slot > 0) {
      const parent = ((slot - 1) / arity) | 0
      const above = levels[parent] ?? 0
      if (above <= level) break
      place(slot, above, handleAt[parent] ?? 0)
      slot = parent
    }
    place(slot, level, handle)
  }

  function sink(from: number, level: number, handle: number): void {
    let slot = from
    for (;;) {
      const first = slot * arity + 1
      if (first >= size) break
      const end = Math.min(first + arity, size)
      let child = first
      let least = levels[first] ?? 0
      for (let next = first + 1; next < end; next += 1) {
        const candidate = levels[next] ?? 0
        if (candidate < least) {
          least = candidate
          child = next
        }
      }
      if (least >= level) break
      place(slot, least, handleAt[child] ?? 0)
      slot = child
    }
    place(slot, level, handle)
  }

  function remove(handle: number): void {
    const slot = slotOf[handle] ?? -1
    if (slot < 0 || slot >= size) throw new Error(`no trigger has the handle ${handle}`)
    size -= 1
    slotOf[handle] = -2 - freeHandle
    freeHandle = handle
    if (slot === size) return
    const level = levels[size] ?? 0
    const moved = handleAt[size] ?? 0
    const parent = levels[((slot - 1) / arity) | 0] ?? 0
    if (slot > 0 && level < parent) rise(slot, level, moved)
    else sink(slot, level, moved)
  }

  return {
    size: () => size,
    lowest: () => (size === 0 ? Infinity : (levels[0] ?? Infinity)),
    add(level, item) {
      if (size === levels.length) grow()
      let handle = freeHandle
      if (handle === -1) {
        handle = handles
        handles += 1
      } else freeHandle = -2 - (slotOf[handle] ?? -1)
      itemOf[handle] = item
      size += 1
      rise(size - 1, level, handle)
      return handle
    },
    remove,
    takeUpTo(limit, taken) {
      while (size > 0) {
        const level = levels[0] ?? 0
        if (level > limit) return
        const handle = handleAt[0] ?? 0
        remove(handle)
        taken(itemOf[handle] ?? 0, level)
      }
    },
  }
}

function copied<Numbers extends Float64Array | Int32Array>(to: Numbers, from: Numbers): Numbers {
  to.set(from)
  return to
}
