import { blockHashOf, difficultyOfBits, provesWork } from '@touchstone/domain/networks/proof-of-work'
import type { Decimal } from '@touchstone/domain/money/decimal'
import { hourMs } from '@touchstone/domain/time'
import { fieldsOf, listOf, textOf, wholeOf } from '../live/unchecked-fields.ts'

/** A block of the chain. `medianAt`: the median time of the last eleven blocks, which never goes back; epoch milliseconds. */
export type ChainBlock = { height: number; hash: string; previous: string; medianAt: number; difficulty: Decimal }

/** A header's own time is near the median of the last eleven blocks; further off the median is made up. Our choice. */
const medianWithinMs = 12 * hourMs

/**
 * A block as Esplora shows it, whose hash is that of its header and proves its work.
 * Undefined for anything else.
 */
export function blockFrom(value: unknown): ChainBlock | undefined {
  const fields = fieldsOf(value)
  const numbers = ['height', 'version', 'timestamp', 'mediantime', 'bits', 'nonce'].map((name) => wholeOf(fields[name]))
  const [height, version, time, median, bits, nonce] = numbers
  const [hash, previous, merkleRoot] = ['id', 'previousblockhash', 'merkle_root'].map((name) => textOf(fields[name]))
  if (height === undefined || version === undefined || time === undefined || median === undefined) return undefined
  if (bits === undefined || nonce === undefined || hash === undefined || previous === undefined) return undefined
  if (![hash, previous, merkleRoot].every((each) => /^[0-9a-f]{64}$/.test(each ?? '')) || (bits & 0x007f_ffff) === 0)
    return undefined
  const header = { version, previous, merkleRoot: merkleRoot ?? '', time, bits, nonce }
  const difficulty = difficultyOfBits(bits)
  const medianAt = median * 1_000
  const isOfItsTime = Math.abs(time * 1_000 - medianAt) <= medianWithinMs
  if (!isOfItsTime || blockHashOf(header) !== hash || !provesWork(hash, difficulty)) return undefined
  return { height, hash, previous, medianAt, difficulty }
}

/** What a block's first transaction created, in satoshi; undefined where it is no such transaction. */
export function createdIn(transactions: unknown): bigint | undefined {
  const { vin, vout } = fieldsOf(listOf(transactions)[0])
  if (textOf(fieldsOf(listOf(vin)[0])['txid']) !== '0'.repeat(64)) return undefined
  const values = listOf(vout).map((output) => wholeOf(fieldsOf(output)['value']))
  if (values.length === 0 || values.includes(undefined)) return undefined
  return values.reduce<bigint>((sum, value) => sum + BigInt(value ?? 0), 0n)
}
