/** How long what has come waits at most while a finger touches the page. Our choice: nobody reads faster. */
const heldMs = 250
/** A page that has not been touched or moved for this long rests: a tap has been painted by then. Our choice. */
const restsAfterMs = 120

let movedAtMs = Number.NEGATIVE_INFINITY

// A list that was let go still scrolls.
for (const moves of ['touchstart', 'touchmove', 'touchend', 'scroll', 'wheel'])
  globalThis.addEventListener(
    moves,
    () => {
      movedAtMs = performance.now()
    },
    { passive: true, capture: true },
  )

const isMoving = (): boolean => performance.now() - movedAtMs < restsAfterMs

/**
 * Passes on what comes to `take`: at once, or in bundles of a quarter of a second while a finger taps or moves the page, whose
 * frames have the processor to themselves in between. The order stays, and nothing is left out.
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
