import { keyOf, type SymbolTriggers } from './symbol-triggers.ts'
import type { Level, Side } from './trigger-levels.ts'
import type { BookCopy, Watch } from './watch.ts'

/** Up to four triggers a watch; the number of a trigger is index × 4 + slot. */
export const slotsPerWatch = 4
export const itemOf = (watch: Watch, slot: number): number => watch.index * slotsPerWatch + slot
export const slotOfItem = (item: number): number => item % slotsPerWatch

export type WatchTable = ReturnType<typeof createWatchTable>

/** Maps triggers to their places. Handles and sides are in typed arrays, so that a million of them stay small. */
export function createWatchTable() {
  const watches: (Watch | undefined)[] = []
  const free: number[] = []
  let handles = new Int32Array(1024).fill(-1)
  let sideOf = new Uint8Array(1024)
  let armed = 0

  function disarm(watch: Watch, slot: number): void {
    const item = itemOf(watch, slot)
    const handle = handles[item] ?? -1
    if (handle === -1) return
    watch.symbol.heaps[(sideOf[item] ?? 0) as Side].remove(handle)
    handles[item] = -1
    armed -= 1
  }

  function grow(): void {
    const wider = new Int32Array(handles.length * 2).fill(-1)
    wider.set(handles)
    handles = wider
    const widerSides = new Uint8Array(sideOf.length * 2)
    widerSides.set(sideOf)
    sideOf = widerSides
  }

  return {
    /** The number of armed triggers. */
    armed: () => armed,
    add(kind: Watch['kind'], id: string, book: BookCopy, symbol: SymbolTriggers): Watch {
      const index = free.pop() ?? watches.length
      if ((index + 1) * slotsPerWatch > handles.length) grow()
      const watch: Watch = { kind, id, book, symbol, index }
      watches[index] = watch
      return watch
    },
    drop(watch: Watch): void {
      for (let slot = 0; slot < slotsPerWatch; slot += 1) disarm(watch, slot)
      watches[watch.index] = undefined
      free.push(watch.index)
      watch.index = -1
    },
    watchOf(item: number): Watch {
      const watch = watches[Math.floor(item / slotsPerWatch)]
      if (watch === undefined) throw new Error('a trigger of the index belongs to nothing in the table')
      return watch
    },
    arm(watch: Watch, { slot, side, level }: Level): void {
      disarm(watch, slot)
      const item = itemOf(watch, slot)
      handles[item] = watch.symbol.heaps[side].add(keyOf(side, level), item)
      sideOf[item] = side
      armed += 1
    },
    disarm,
    /** An index has given this trigger up. */
    taken(item: number): void {
      handles[item] = -1
      armed -= 1
    },
  }
}
