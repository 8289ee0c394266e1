import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { ok, refuse, type Result } from '../result.ts'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const checksumBytes = 4
/** Nothing that is an address is longer; reading takes a time that grows with the square of the length. */
const lengthMax = 120

const checksumOf = (payload: Uint8Array): Uint8Array => sha256(sha256(payload)).subarray(0, checksumBytes)

/** Bytes in the alphabet of Bitcoin, followed by the first four bytes of their double SHA-256. */
export function encodeBase58Check(payload: Uint8Array): string {
  const bytes = concatBytes(payload, checksumOf(payload))
  let value = 0n
  for (const byte of bytes) value = value * 256n + BigInt(byte)
  let digits = ''
  for (; value > 0n; value /= 58n) digits = alphabet.charAt(Number(value % 58n)) + digits
  return '1'.repeat(leading(bytes, (byte) => byte === 0)) + digits
}

/** The bytes before the checksum. */
export function decodeBase58Check(text: string): Result<Uint8Array, 'malformed' | 'checksum_wrong'> {
  if (text.length > lengthMax) return refuse('malformed')
  const digits = Array.from(text, (character) => alphabet.indexOf(character))
  if (digits.includes(-1)) return refuse('malformed')
  let value = 0n
  for (const digit of digits) value = value * 58n + BigInt(digit)
  const bytes: number[] = []
  for (; value > 0n; value /= 256n) bytes.unshift(Number(value % 256n))
  const whole = Uint8Array.from([...Array<number>(leading(digits, (digit) => digit === 0)).fill(0), ...bytes])
  if (whole.length <= checksumBytes) return refuse('malformed')
  const payload = whole.subarray(0, -checksumBytes)
  const given = whole.subarray(-checksumBytes)
  return checksumOf(payload).every((byte, index) => byte === given[index]) ? ok(payload) : refuse('checksum_wrong')
}

function leading(values: Iterable<number>, matches: (value: number) => boolean): number {
  let count = 0
  for (const value of values) {
    if (!matches(value)) break
    count += 1
  }
  return count
}
