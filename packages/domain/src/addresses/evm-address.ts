import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { ok, refuse, type Result } from '../result.ts'

/** Twenty bytes as EIP-55 writes them. */
export const encodeEvmAddress = (bytes: Uint8Array): string => checksummed(bytesToHex(bytes))

/** Capitals carry the checksum: an address in one case has none, and is taken as it is. */
export function decodeEvmAddress(text: string): Result<string, 'malformed' | 'checksum_wrong'> {
  const digits = /^0x([0-9a-fA-F]{40})$/.exec(text)?.[1]
  // Nobody holds the key of the zero address: money sent there is lost.
  if (digits === undefined || /^0+$/.test(digits)) return refuse('malformed')
  const written = checksummed(digits.toLowerCase())
  const oneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return oneCase || written === text ? ok(written) : refuse('checksum_wrong')
}

function checksummed(digits: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  const cased = Array.from(digits, (digit, index) =>
    parseInt(hash.charAt(index), 16) >= 8 ? digit.toUpperCase() : digit,
  )
  return `0x${cased.join('')}`
}
