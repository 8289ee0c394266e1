import { doubleHash, type Hash } from '../ledger/hash.ts'
import { type Decimal, ONE } from '../money/decimal.ts'

/** The target of difficulty 1: a block's hash may be no more. Source: https://en.bitcoin.it/wiki/Difficulty. */
const easiestTarget = 0xffffn << 208n

/** A block's header as explorers show it: hashes in their printed order, `time` in epoch seconds. */
export type BlockHeader = {
  version: number
  previous: Hash
  merkleRoot: Hash
  time: number
  bits: number
  nonce: number
}

/**
 * The hash of a block by its header: twice SHA-256 over its 80 bytes, printed backwards.
 * Source: https://en.bitcoin.it/wiki/Block_hashing_algorithm.
 */
export function blockHashOf({ version, previous, merkleRoot, time, bits, nonce }: BlockHeader): Hash {
  const numbers = [time, bits, nonce].map(littleEndian)
  return backwards(doubleHash([littleEndian(version), backwards(previous), backwards(merkleRoot), ...numbers].join('')))
}

/** Four bytes as hexadecimal digits, the lowest first. */
const littleEndian = (value: number): string => backwards((value >>> 0).toString(16).padStart(8, '0'))

const backwards = (hex: string): string => (hex.match(/../g) ?? []).toReversed().join('')

/** The target that `bits` stand for: a mantissa of 3 bytes, and the length in bytes. */
export function targetOf(bits: number): bigint {
  const [length, mantissa] = [bits >>> 24, BigInt(bits & 0x007f_ffff)]
  return length <= 3 ? mantissa >> BigInt(8 * (3 - length)) : mantissa << BigInt(8 * (length - 3))
}

/** How many times harder than difficulty 1, rounded down to a whole number. @throws RangeError for a target of nothing. */
export const difficultyOfBits = (bits: number): Decimal => (easiestTarget / targetOf(bits)) * ONE

/** Whether a hash is low enough for a difficulty: so much work stands behind it. */
export const provesWork = (hash: Hash, difficulty: Decimal): boolean =>
  BigInt(`0x${hash}`) * difficulty <= easiestTarget * ONE
