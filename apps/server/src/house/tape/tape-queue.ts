import { type FeedTick, isWatermark, type TapeRow, type Tick, type Watermark } from '@touchstone/domain/market/tick'
import type { TapeHead } from './tape.store.ts'

/** Why a tick was not taped. `queue_full` and `tape_failed` are the house's doing, the others the feed's. */
export const dropReasons = [
  'symbol_unknown',
  'price_not_positive',
  'price_crossed',
  'ahead_of_receipt',
  'not_after_last',
  'queue_full',
  'tape_failed',
] as const
export type DropReason = (typeof dropReasons)[number]

/**
 * A source time this far ahead of receipt would hold up the symbol's tape until then, because source times only rise.
 * Our choice. A feed's gate lets 250 ms through, by the clock as it was when the frame came; only where our clock has
 * been set back since does a tick come here further ahead. It is taped, and decides nothing.
 */
const holdUpMsMax = 10_000

/** The rows that wait to be committed, already in their order and with their sequences. */
export type TapeQueue = {
  /** Queues a tick, or says why not. */
  addTick: (tick: FeedTick) => DropReason | 'queued'
  /** Queues a watermark where the rows before it do not seal that moment already. */
  addWatermark: (symbol: string, at: number) => void
  /** The next rows to commit, oldest first. */
  head: (count: number) => TapeRow[]
  remove: (count: number) => void
  length: () => number
  /** When the oldest tick that waits came. */
  waitingSince: () => number | undefined
  /** Every row ever queued here. */
  queued: () => number
}

export function createTapeQueue(
  heads: readonly TapeHead[],
  /** Each symbol's last tick: where it is the head, its own moment is not sealed yet. */
  ticks: readonly Tick[],
  knows: (symbol: string) => boolean,
  lengthMax: number,
): TapeQueue {
  const last = new Map(
    heads.map(({ symbol, sequence, sourceAt: at }) => {
      const sealed = !ticks.some((tick) => tick.symbol === symbol && tick.sequence === sequence)
      return [symbol, { sequence, at, sealed }]
    }),
  )
  let waiting: TapeRow[] = []
  let queued = 0

  function push(row: TapeRow, at: number, sealed: boolean): void {
    last.set(row.symbol, { sequence: row.sequence, at, sealed })
    waiting.push(row)
    queued += 1
  }

  const nextOf = (symbol: string): number => (last.get(symbol)?.sequence ?? 0) + 1

  return {
    addTick(tick) {
      const { symbol, sourceAt } = tick
      const fault = knows(symbol) ? faultOf(tick) : 'symbol_unknown'
      if (fault !== undefined) return fault
      if (sourceAt <= (last.get(symbol)?.at ?? -1)) return 'not_after_last'
      if (waiting.length >= lengthMax) return 'queue_full'
      push({ ...tick, sequence: nextOf(symbol) }, sourceAt, false)
      return 'queued'
    },
    addWatermark(symbol, at) {
      const before = last.get(symbol)
      if (before !== undefined && (before.at > at || (before.at === at && before.sealed))) return
      const row: Watermark = { symbol, sequence: nextOf(symbol), watermarkAt: at }
      push(row, at, true)
    },
    head: (count) => waiting.slice(0, count),
    remove(count) {
      waiting = waiting.slice(count)
    },
    length: () => waiting.length,
    // Ticks are queued in the order of their receipt.
    waitingSince: () => waiting.find((row): row is Tick => !isWatermark(row))?.receivedAt,
    queued: () => queued,
  }
}

function faultOf({ bid, ask, last, volume, sourceAt, receivedAt }: FeedTick): DropReason | undefined {
  if (bid <= 0n || ask <= 0n || last <= 0n || volume < 0n) return 'price_not_positive'
  if (bid > ask) return 'price_crossed'
  return sourceAt - receivedAt > holdUpMsMax ? 'ahead_of_receipt' : undefined
}
