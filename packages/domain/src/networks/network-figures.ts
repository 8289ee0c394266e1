import { type Decimal, type Money, ONE } from '../money/decimal.ts'
import { isOnGrid, unitOf } from '../money/mul-div.ts'
import { dayMs } from '../time.ts'
import { type NetworkId, networks } from './networks.ts'

/** What a network was like on a UTC day: by its last block at or before the end of that day. */
export type NetworkFigures = {
  /** When the day begins, epoch milliseconds. */
  day: number
  height: number
  blockHash: string
  difficulty: Decimal
  /** The fees of a block, averaged over the blocks of the day and rounded down to 8 places. */
  fees: Money
}

/** More than this no block has ever held in fees: beyond it a source is wrong. Our choice. */
const feesMost = 1_000n * ONE

/** Why figures cannot be those of a network; undefined where they can. */
export function figuresFault({ day, height, blockHash, difficulty, fees }: NetworkFigures): string | undefined {
  if (!Number.isSafeInteger(day) || day % dayMs !== 0 || day < 0) return 'the day is no whole day'
  if (!Number.isSafeInteger(height) || height < 0) return 'the height is no number of blocks'
  if (!/^[0-9a-f]{64}$/.test(blockHash)) return 'the hash of the block is none'
  if (difficulty < ONE) return 'the difficulty is below 1'
  return fees < 0n || fees > feesMost || !isOnGrid(fees, unitOf(8)) ? 'the fees are none of a block' : undefined
}

/** A day has some 144 blocks; a source that shows more than this was not the one before. Our choice. */
const blocksADayMost = 300

/** Why figures cannot be those of the day after another; undefined where they can. */
export function nextDayFault(network: NetworkId, before: NetworkFigures, next: NetworkFigures): string | undefined {
  if (next.day !== before.day + dayMs) return 'a day between was left out'
  if (next.height < before.height) return 'the chain has become shorter'
  if (next.blockHash === before.blockHash) return 'the last block is that of the day before'
  if (next.height > before.height + blocksADayMost) return 'more blocks came than a day has'
  const { adjustmentMax } = networks[network]
  const isNear =
    next.difficulty <= before.difficulty * adjustmentMax && before.difficulty <= next.difficulty * adjustmentMax
  return isNear ? undefined : 'the difficulty changed by more than the network allows'
}
