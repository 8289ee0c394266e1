import { isWatermark, type TapeRow, type Tick, timeOf } from '@touchstone/domain/market/tick'

/**
 * The newest rows of one symbol's tape, without a hole up to its head. What reaches further back is undefined here and
 * is read from the database.
 */
export type TapeWindow = {
  push: (row: TapeRow) => void
  /** Both sequences included. */
  rows: (from: number, to: number) => TapeRow[] | undefined
  lastAtOrBefore: (time: number) => Tick | undefined
  /** The first tick after a sequence with a source time after `sourceAfter`, or `none` if there is none yet. */
  firstAfter: (sequence: number, sourceAfter: number) => Tick | 'none' | undefined
}

export function createTapeWindow(size: number): TapeWindow {
  let held: TapeRow[] = []

  /** The index of the first row of which `holds`; rows before it are all otherwise. */
  function indexOf(holds: (row: TapeRow) => boolean): number {
    let low = 0
    let high = held.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const row = held[middle]
      if (row === undefined || holds(row)) high = middle
      else low = middle + 1
    }
    return low
  }

  return {
    push(row) {
      held.push(row)
      if (held.length >= 2 * size) held = held.slice(-size)
    },
    rows(from, to) {
      const first = held[0]
      const last = held.at(-1)
      if (first === undefined || last === undefined || from < first.sequence || to > last.sequence) return undefined
      return held.slice(from - first.sequence, to - first.sequence + 1)
    },
    lastAtOrBefore(time) {
      // Times never decrease along a tape, so the rows at or before a time are adjacent.
      for (let index = indexOf((row) => timeOf(row) > time) - 1; index >= 0; index -= 1) {
        const row = held[index]
        if (row !== undefined && !isWatermark(row)) return row
      }
      return undefined
    },
    firstAfter(sequence, sourceAfter) {
      const first = held[0]
      if (first === undefined || first.sequence > sequence + 1) return undefined
      const from = indexOf((row) => row.sequence > sequence && timeOf(row) > sourceAfter)
      const found = held.slice(from).find((row): row is Tick => !isWatermark(row))
      return found ?? 'none'
    },
  }
}
