/** How long what has come waits at most while a finger moves the page or something on it. Our choice: nobody reads faster. */
const heldMs = 250
/** What has not moved for this long rests. Our choice. */
const restsAfterMs = 120

let movedAtMs = Number.NEGATIVE_INFINITY

// A list that was let go still scrolls.
for (const moves of ['touchmove', 'scroll', 'wheel'])
  globalThis.addEventListener(
    moves,
    () => {
      movedAtMs = performance.now()
    },
    { passive: true, capture: true },
  )

const isMoving = (): boolean => performance.now() - movedAtMs < restsAfterMs

/**
 * Passes on what comes to `take`: at once, or in bundles of a quarter of a second while a finger moves the page, whose frames
 * have the processor to themselves in between. The order stays, and nothing is left out.
 */
export function heldWhileMoving<Item>(take: (items: readonly Item[]) => void): (items: readonly Item[]) => void {
  let held: Item[] = []
  let waiting: ReturnType<typeof setTimeout> | undefined
  return (items) => {
    if (waiting === undefined && !isMoving()) {
      take(items)
      return
    }
    held.push(...items)
    waiting ??= setTimeout(() => {
      const all = held
      held = []
      waiting = undefined
      take(all)
    }, heldMs)
  }
}
